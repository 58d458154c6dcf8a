package code

import (
	"fmt"
	"io"
	"math/big"
	"slices"
	"strings"
)

// Generator draws codes of one description. It is not safe for concurrent use; several may share a random source that is
// safe, such as crypto/rand.Reader.
type Generator struct {
	capacity *big.Int
	alphabet []string // each character of the charset, as text
	fixed    []string // the text before the first random character, between the random ones, and after the last
	dice     dice
	places   []byte // of the characters of one code in the alphabet
}

// NewGenerator returns a generator of codes as c describes them, for a project that distinguishes case or not. random must be
// a cryptographic source. It fails as Config.Validate does.
func NewGenerator(c Config, caseSensitive bool, random io.Reader) (*Generator, error) {
	if err := c.Validate("code_config"); err != nil {
		return nil, err
	}
	c = c.Normalize(caseSensitive)
	g := &Generator{capacity: c.Capacity(caseSensitive), places: make([]byte, *c.Length)}
	for _, r := range distinct(*c.Charset, caseSensitive) {
		g.alphabet = append(g.alphabet, string(r))
	}
	g.fixed = strings.Split(*c.Pattern, placeholder)
	if c.Prefix != nil {
		g.fixed[0] = *c.Prefix + g.fixed[0]
	}
	if c.Postfix != nil {
		g.fixed[len(g.fixed)-1] += *c.Postfix
	}
	g.dice = newDice(random, len(g.alphabet))
	return g, nil
}

// Draw appends n codes that differ from each other to dst and returns the longer slice, as append does. Codes that dst or the
// project has already may come again. It uses memory for the n codes, and its time grows with n alone, unless n comes close
// to the capacity: to draw all of them, each is drawn about ln n times.
//
// It fails with 400 invalid_code_config when there are fewer than n codes, and with the error of the random source; dst is
// then returned as it was.
func (g *Generator) Draw(n int, dst []string) ([]string, error) {
	if n <= 0 {
		return dst, nil
	}
	if err := check(g.capacity, 0, int64(n)); err != nil {
		return dst, err
	}
	g.dice.expect(n * len(g.places))
	batch := make(map[uint64]struct{}, n)
	drawn := slices.Grow(dst, n)
	text := make([]byte, 0, MaxBytes)
	for len(batch) < n {
		number, code, err := g.one(text)
		if err != nil {
			return dst, err
		}
		if batch[number] = struct{}{}; len(drawn)-len(dst) < len(batch) { // new; one lookup only, since the map is larger than the processor's caches
			drawn = append(drawn, string(code))
		}
	}
	return drawn, nil
}

// one appends a code to text. Its number is computed from the positions of its characters in the alphabet, so that
// different numbers mean different codes. Up to 2^64 codes, different codes also have different numbers; beyond, two codes
// share a number so rarely that drawing another one costs nothing, and favours no code.
func (g *Generator) one(text []byte) (number uint64, code []byte, err error) {
	if err := g.dice.roll(g.places); err != nil {
		return 0, nil, err
	}
	code = append(text, g.fixed[0]...)
	for i, place := range g.places {
		number = number*uint64(len(g.alphabet)) + uint64(place)
		code = append(code, g.alphabet[place]...)
		code = append(code, g.fixed[i+1]...)
	}
	return number, code, nil
}

// dice yields numbers below its number of sides, each with the same probability.
type dice struct {
	fair   int       // bytes below this favour no side
	side   [256]byte // the side that a fair byte means
	source io.Reader
	buffer []byte
	unused []byte // the rest of buffer
}

func newDice(source io.Reader, sides int) dice {
	d := dice{fair: 256 - 256%sides, source: source}
	for b := range d.side {
		d.side[b] = byte(b % sides)
	}
	return d
}

// expect sizes the buffer for a number of rolls: one code does not read thousands of random bytes, and a million codes are
// not read byte by byte.
func (d *dice) expect(rolls int) {
	const most = 8 << 10
	if size := min(max(rolls, 16), most); size > len(d.buffer) {
		d.buffer = make([]byte, size)
		d.unused = nil
	}
}

// roll fills places. It discards bytes that would favour some sides: with 62 sides, bytes 248 to 255 would make the first
// eight come five times where the others come four times.
func (d *dice) roll(places []byte) error {
	for i := 0; i < len(places); {
		if len(d.unused) == 0 {
			if _, err := io.ReadFull(d.source, d.buffer); err != nil {
				return fmt.Errorf("read randomness for codes: %w", err)
			}
			d.unused = d.buffer
		}
		used := 0
		for _, b := range d.unused {
			used++
			if int(b) >= d.fair {
				continue
			}
			places[i] = d.side[b]
			if i++; i == len(places) {
				break
			}
		}
		d.unused = d.unused[used:]
	}
	return nil
}
