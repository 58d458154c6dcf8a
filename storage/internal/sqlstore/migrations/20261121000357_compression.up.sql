-- A document of more than 2 kB is compressed. The order of a redemption is written three times, as itself and in two events, and from eight
-- lines on it is that long.
@quickcompression
