package gzipped

import "testing"

func TestTakes(t *testing.T) {
	for accepted, want := range map[string]bool{
		"": false, "gzip": true, "br, GZIP;q=0.5": true, "gzip;q=0": false, "gzip;q=0.0, br": false, "x-gzip": false, "gzip;q=x": true, "deflate, br": false,
	} {
		if got := Takes(accepted); got != want {
			t.Errorf("%q: %t", accepted, got)
		}
	}
}
