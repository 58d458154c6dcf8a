package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// progress is a progress bar. It shows only on a terminal.
type progress struct {
	out        io.Writer
	what       string
	total      int64
	drawn      time.Time // when the bar was last drawn
	onTerminal bool      // out is a terminal
}

func newProgress(out io.Writer, what string, total int64) *progress {
	p := &progress{out: out, what: what, total: total}
	if f, isFile := out.(*os.File); isFile {
		info, err := f.Stat()
		p.onTerminal = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	return p
}

// barWidth is the number of characters of the bar.
const barWidth = 30

// show draws the bar, at most ten times a second.
func (p *progress) show(done int64) {
	if !p.onTerminal || time.Since(p.drawn) < 100*time.Millisecond {
		return
	}
	p.drawn = time.Now()
	fmt.Fprint(p.out, "\r"+p.line(done))
}

// of is show with the total, for work that finds it out itself.
func (p *progress) of(done, total int64) {
	p.total = total
	p.show(done)
}

func (p *progress) line(done int64) string {
	share := int64(100)
	if p.total > 0 {
		share = min(100, done*100/p.total)
	}
	full := int(share) * barWidth / 100
	return fmt.Sprintf("%s [%s%s] %3d%% %d of %d", p.what, strings.Repeat("#", full), strings.Repeat(".", barWidth-full), share, done, p.total)
}

// end removes the bar.
func (p *progress) end() {
	if p.onTerminal {
		fmt.Fprint(p.out, "\r"+strings.Repeat(" ", len(p.line(p.total)))+"\r")
	}
}
