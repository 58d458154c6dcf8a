package main

import (
	"crypto/rand"
	"fmt"
	"runtime"
	"time"

	"github.com/punchcardhq/punchcard/campaign/code"
)

// manyCodes is the number of codes in the measurement of the peer.
const manyCodes = 1_000_000

// drawCodes measures the drawing of distinct, unpredictable codes in this process.
func drawCodes(b *bench) error {
	length, charset := 8, "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
	var took series
	for range b.rounds {
		g, err := code.NewGenerator(code.Config{Length: &length, Charset: &charset}, true, rand.Reader)
		if err != nil {
			return err
		}
		runtime.GC()
		start := time.Now()
		codes, err := g.Draw(manyCodes, nil)
		if err != nil {
			return err
		}
		took = append(took, time.Since(start).Seconds())
		if len(codes) != manyCodes {
			return fmt.Errorf("%d codes were drawn, want %d", len(codes), manyCodes)
		}
	}
	b.report.section("Drawing codes", "A million codes of 8 characters out of 32 that look different, from crypto/rand, in process.", []string{"", "seconds"},
		[][]string{{"1,000,000 codes", took.String()}, {"a code generator on Node, measured once", figure(drawsMillions.figure)}})
	b.report.goal(drawsMillions.part("P15", "time to draw 1,000,000 codes", 1.0/3, 1.0/6, took))
	return nil
}
