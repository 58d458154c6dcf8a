package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// report becomes BENCHMARKS.md.
type report struct {
	b        *bench
	started  time.Time
	postgres string
	goals    []string
	claims   []string // the rows of the README: goals that are met
	sections []string
	times    []string
	failures []string
}

func newReport(b *bench) *report { return &report{b: b, started: time.Now()} }

func (r *report) failed(err error) { r.failures = append(r.failures, err.Error()) }

func (r *report) took(workload string, t time.Duration) {
	r.times = append(r.times, fmt.Sprintf("%s %.0f s", workload, t.Seconds()))
}

// goal is a bound for a ratio: a lower one, or, with atMost, an upper one.
type goal struct {
	id, what, base string
	floor, target  float64
	atMost         bool
	// ratios are those of the rounds. steady is the figures of the baseline, to judge how much it varied; nil without a baseline in this run.
	ratios, steady series
	// absolute means that the figures are compared with a fixed one, not with a baseline of this run.
	absolute bool
	// doubt is a reason why the figures are not valid, or empty.
	doubt string
}

func (g goal) verdict() string {
	met := func(limit float64) bool {
		if g.atMost {
			return g.ratios.median() <= limit
		}
		return g.ratios.median() >= limit
	}
	switch {
	case len(g.ratios) == 0:
		return "not measured"
	case g.doubt != "":
		return "not claimed: " + g.doubt
	case g.steady.variation() > 2:
		return fmt.Sprintf("not claimed: the baseline changed by a factor of %s", figure(g.steady.variation()))
	case met(g.target):
		return "**target met**"
	case met(g.floor):
		return "floor met"
	}
	return "not met"
}

func (r *report) goal(g goal) {
	sign := "≥"
	if g.atMost {
		sign = "≤"
	}
	verdict := g.verdict()
	r.goals = append(r.goals, row(g.id, g.what, g.base, sign+" "+figure(g.floor), sign+" "+figure(g.target), g.ratios.String(), verdict))
	if strings.HasSuffix(strings.Trim(verdict, "*"), " met") && verdict != "not met" && !g.absolute {
		r.claims = append(r.claims, row(g.what, g.base, g.ratios.String()))
	}
}

// passes reports a goal that holds or is broken.
func (r *report) passes(id, what string, held bool, found string) {
	verdict := "**holds**"
	if !held {
		verdict = "BROKEN"
	}
	r.goals = append(r.goals, row(id, what, "", "holds", "holds", found, verdict))
}

// section adds a heading, a description and a table.
func (r *report) section(title, about string, header []string, rows [][]string) {
	var s strings.Builder
	fmt.Fprintf(&s, "## %s\n\n%s\n\n%s\n%s\n", title, about, row(header...), strings.Repeat("|---", len(header))+"|")
	for _, cells := range rows {
		s.WriteString(row(cells...) + "\n")
	}
	r.sections = append(r.sections, s.String())
}

// rates adds a table of rates. base returns the point with which a point is compared, or nil for a baseline.
func (r *report) rates(title, about string, points []*point, base func(*point) *point) {
	var rows [][]string
	for _, p := range points {
		ratio := "baseline"
		if of := base(p); of != nil {
			ratio = p.rate.over(of.rate).String() + " of " + of.name
		}
		delays := "mean " + figure(p.mean.median())
		if len(p.p50) > 0 {
			delays = fmt.Sprintf("%s / %s / %s", figure(p.p50.median()), figure(p.p95.median()), figure(p.p99.median()))
		}
		rows = append(rows, []string{p.name, p.rate.String(), ratio, delays, figure(p.cpu.median()) + " + " + figure(p.database.median())})
	}
	r.section(title, about, []string{"workload", "per second", "ratio", "p50 / p95 / p99 ms", "CPU ms each, server + database"}, rows)
}

func row(cells ...string) string { return "| " + strings.Join(cells, " | ") + " |" }

// The marks of the claims in the README.
const (
	claimsBegin = "<!-- benchmarks: begin -->\n"
	claimsEnd   = "<!-- benchmarks: end -->\n"
)

// inReadme returns the README with the claims between the marks.
func (r *report) inReadme(readme string) (string, error) {
	before, rest, begins := strings.Cut(readme, claimsBegin)
	_, after, ends := strings.Cut(rest, claimsEnd)
	if !begins || !ends {
		return "", errors.New("README.md has no marks for the benchmarks")
	}
	table := fmt.Sprintf("Measured on %s; a ratio is the median of the rounds with its spread. `BENCHMARKS.md` has all of them, those that are not met included.\n\n%s\n%s\n",
		r.started.UTC().Format("2 January 2006"), row("what", "against", "ratio"), strings.Repeat("|---", 3)+"|")
	for _, claim := range r.claims {
		table += claim + "\n"
	}
	return before + claimsBegin + table + claimsEnd + after, nil
}

func (r *report) markdown() string {
	shorter := `; single
clients, validations, qualifications and scale take half as long, the library a quarter, and codes, orders and memory three rounds at most`
	if r.b.isLarge() {
		shorter = ""
	}
	var s strings.Builder
	fmt.Fprintf(&s, `# Benchmarks

Written by %s. Figures are medians of the rounds, with their spread, min..max. Delays and processor time beside rates are medians without spread;
other figures without spread were measured once. Every ratio is to a baseline that ran beside it in the same round; `+"`go doc ./internal/bench`"+` says how.
Absolute figures depend on the machine and its other load.

%s, %s, %d cores, Go %s, PostgreSQL %s with default settings (fsync and synchronous_commit on) but for %s. Load average at the end %s. %d rounds of %d s%s. %s

`, r.b.command(), r.started.UTC().Format("2 January 2006"), processor(), runtime.NumCPU(), strings.TrimPrefix(runtime.Version(), "go"), r.postgres,
		strings.Join(r.b.pg.settings, ", "), loadAverage(), r.b.rounds, r.b.seconds, shorter, strings.Join(r.times, ", "))
	if len(r.failures) > 0 {
		s.WriteString("## Failed\n\n")
		for _, f := range r.failures {
			fmt.Fprintf(&s, "- `%s`\n", strings.ReplaceAll(f, "`", "'"))
		}
		s.WriteString("\n")
	}
	fmt.Fprintf(&s, "## Goals\n\nThe median decides whether a goal is met. It is not claimed when its baseline changed by more than a factor of two between rounds.\n\n%s\n%s\n",
		row("", "what", "against", "floor", "target", "measured", "verdict"), strings.Repeat("|---", 7)+"|")
	for _, g := range r.goals {
		s.WriteString(g + "\n")
	}
	for _, section := range r.sections {
		s.WriteString("\n" + section)
	}
	return s.String()
}

func processor() string {
	text, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(text)) {
		if name, found := strings.CutPrefix(line, "model name"); found {
			return strings.TrimSpace(strings.TrimLeft(name, "\t :"))
		}
	}
	out, _ := exec.Command("uname", "-m").Output()
	return strings.TrimSpace(string(out))
}

func loadAverage() string {
	text, _ := os.ReadFile("/proc/loadavg")
	first, _, _ := strings.Cut(string(text), " ")
	return first
}
