package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// progress shows how far a command is: on a terminal as a bar that moves, elsewhere not at all.
type progress struct {
	out   io.Writer
	what  string
	total int64
	shown time.Time
	moves bool
}

func newProgress(out io.Writer, what string, total int64) *progress {
	p := &progress{out: out, what: what, total: total}
	if f, isFile := out.(*os.File); isFile {
		info, err := f.Stat()
		p.moves = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	return p
}

// barWidth is how many signs the bar has.
const barWidth = 30

// show moves the bar, a few times a second at most.
func (p *progress) show(done int64) {
	if !p.moves || time.Since(p.shown) < 100*time.Millisecond {
		return
	}
	p.shown = time.Now()
	fmt.Fprint(p.out, "\r"+p.line(done))
}

func (p *progress) line(done int64) string {
	share := int64(100)
	if p.total > 0 {
		share = min(100, done*100/p.total)
	}
	full := int(share) * barWidth / 100
	return fmt.Sprintf("%s [%s%s] %3d%% %d of %d", p.what, strings.Repeat("#", full), strings.Repeat(".", barWidth-full), share, done, p.total)
}

// end takes the bar away.
func (p *progress) end() {
	if p.moves {
		fmt.Fprint(p.out, "\r"+strings.Repeat(" ", len(p.line(p.total)))+"\r")
	}
}
