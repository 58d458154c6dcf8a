// Package gzipped compresses answers for clients that take gzip.
package gzipped

import (
	"bytes"
	"compress/gzip"
	"strconv"
	"strings"
	"sync"
)

// Takes reads a header Accept-Encoding: gzip is named, and not with the quality 0.
func Takes(accepted string) bool {
	for part := range strings.SplitSeq(accepted, ",") {
		name, quality, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.EqualFold(strings.TrimSpace(name), "gzip") {
			q, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(quality), "q="), 64)
			return err != nil || q > 0
		}
	}
	return false
}

// writers are used again: one has 800 kB, which would be garbage after each page.
var writers = sync.Pool{New: func() any { return gzip.NewWriter(nil) }}

// Bytes compresses content.
func Bytes(content []byte) []byte {
	var out bytes.Buffer
	w := writers.Get().(*gzip.Writer)
	defer writers.Put(w)
	w.Reset(&out)
	_, _ = w.Write(content) // a buffer takes everything
	_ = w.Close()
	return out.Bytes()
}
