package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"time"
)

// options are the flags of the program.
type options struct {
	quick, full bool
	rounds      int
	seconds     int // of one measurement of a rate
	only        []string
	out, server string
	pprof       string
	size, sales float64        // of the large shop
	keep        string         // the folder where the large shop stays
	rates       *regexp.Regexp // those to measure; nil for all
}

// workload is a group of measurements that share a setup.
type workload struct {
	name string
	run  func(*bench) error
}

var workloads = []workload{
	{"redeem", redemptions},
	{"validate", validations},
	{"inprocess", inProcess},
	{"qualify", qualifications},
	{"latency", latencies},
	{"limits", limits},
	{"codes", codes},
	{"draw", drawCodes},
	{"returns", returns},
	{"guard", guarded},
	{"orders", orders},
	{"publish", publications},
	{"memory", memoryStore},
	{"scale", scale},
	{"growth", growth},
	{"consequences", consequences},
	{"pages", pages},
	{"large", large},
}

// onDemand are the workloads that run only when -only names them.
var onDemand = []string{"large"}

// reportFile is the default file of the report.
const reportFile = "BENCHMARKS.md"

// bench is one run of the program.
type bench struct {
	options
	ctx      context.Context
	dir      string
	program  string
	pg       *cluster
	main     *shop // the shop that redemptions and validations share, on PostgreSQL
	pgReady  bool  // pgbench has its tables
	report   *report
	maxRates map[string]float64 // median rates, of which the latency workload uses the half
	children []interface{ stop() }
}

func main() {
	if len(os.Args) == 3 && os.Args[1] == "echo" {
		fail(serveEcho(os.Args[2]))
		return
	}
	b := &bench{maxRates: map[string]float64{}}
	var only string
	flag.BoolVar(&b.quick, "quick", false, "small numbers and short rounds")
	flag.BoolVar(&b.full, "full", false, "a million vouchers, and a hundred thousand orders; takes most of an hour")
	flag.IntVar(&b.rounds, "rounds", 0, "how often each measurement is repeated (default 5, with -quick 2)")
	flag.IntVar(&b.seconds, "seconds", 0, "how long each rate is measured (default 2, with -quick 1)")
	flag.StringVar(&only, "only", "", "the workloads to run, separated by commas: "+names(workloads))
	flag.Float64Var(&b.size, "size", 1, "the part of the large shop to fill: 1 has 10,000,000 codes, 1,000,000 customers and 5,000,000 redemptions")
	flag.Float64Var(&b.sales, "sales", 0, "the part of its customers and redemptions, when that is another one than -size")
	flag.StringVar(&b.keep, "keep", "", "a folder where the large shop stays, so that the next run measures it at once, or goes on to fill it")
	flag.StringVar(&b.out, "out", reportFile, "the file to write; empty for standard output alone")
	flag.StringVar(&b.server, "server", "", "a server binary to measure instead of building one")
	flag.StringVar(&b.pprof, "pprof", "", "the folder to write CPU and allocation profiles of the servers to, one for each measured rate")
	flag.Func("rates", "a pattern of the durable redemptions to measure, as in 'TPC-B, 32|spread over HTTP, 32'; their goals are not judged then", func(pattern string) (err error) {
		b.rates, err = regexp.Compile(pattern)
		return err
	})
	flag.Parse()
	b.only = strings.FieldsFunc(only, func(r rune) bool { return r == ',' })
	for _, name := range b.only {
		if !slices.ContainsFunc(workloads, func(w workload) bool { return w.name == name }) {
			fail(fmt.Errorf("there is no workload %q: use %s", name, names(workloads)))
		}
	}
	if b.sales == 0 {
		b.sales = b.size
	}
	for name, part := range map[string]float64{"size": b.size, "sales": b.sales} {
		if part <= 0 || part > 1 {
			fail(fmt.Errorf("-%s %v: give a part of the large shop, above 0 and at most 1", name, part))
		}
	}
	if b.keep != "" && !b.isLarge() {
		fail(errors.New("-keep keeps the large shop: give -only large"))
	}
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	b.ctx = ctx
	fail(b.run())
}

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func names(of []workload) string {
	var list []string
	for _, w := range of {
		list = append(list, w.name)
	}
	return strings.Join(list, ", ")
}

// pick returns the value for the size of the run.
func pick[T any](b *bench, quick, usual, full T) T {
	switch {
	case b.quick:
		return quick
	case b.full:
		return full
	}
	return usual
}

func (b *bench) run() (err error) {
	if b.rounds == 0 {
		b.rounds = pick(b, 2, 5, 5)
	}
	if b.seconds == 0 {
		b.seconds = pick(b, 1, 2, 2)
	}
	if b.dir, err = os.MkdirTemp("", "punchcard-bench-"); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(b.dir)) }()
	b.report = newReport(b)
	if err := b.build(); err != nil {
		return err
	}
	b.log("starting PostgreSQL")
	settings, err := b.settings()
	if err != nil {
		return err
	}
	if b.pg, err = startCluster(b.ctx, b.keep, settings); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.pg.close()) }()
	defer func() { // servers end before their database
		for _, c := range slices.Backward(b.children) {
			c.stop()
		}
	}()
	if b.report.postgres, err = b.pg.version(b.ctx); err != nil {
		return err
	}
	var failures []error
	for _, w := range workloads {
		if !slices.Contains(b.only, w.name) && (len(b.only) > 0 || slices.Contains(onDemand, w.name)) {
			continue
		}
		start := time.Now()
		b.log("%s", w.name)
		if err := w.run(b); err != nil {
			if b.ctx.Err() != nil {
				return errors.New("interrupted")
			}
			err = fmt.Errorf("%s: %w", w.name, err)
			b.report.failed(err)
			failures = append(failures, err)
		}
		b.report.took(w.name, time.Since(start))
		b.log("%s took %.0f s", w.name, time.Since(start).Seconds())
	}
	return errors.Join(b.write(), errors.Join(failures...))
}

// write writes the report and, after a complete run without failures, the claims of the README.
func (b *bench) write() error {
	text := b.report.markdown()
	if b.out == "" {
		fmt.Print(text)
		return nil
	}
	if err := os.WriteFile(b.out, []byte(text), 0o644); err != nil || b.out != reportFile || b.quick || len(b.only) > 0 || len(b.report.failures) > 0 {
		return err
	}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		return err
	}
	changed, err := b.report.inReadme(string(readme))
	if err != nil {
		return err
	}
	return os.WriteFile("README.md", []byte(changed), 0o644)
}

func (b *bench) build() error {
	if b.server != "" {
		path, err := filepath.Abs(b.server)
		b.program = path
		return err
	}
	b.log("building the server")
	b.program = filepath.Join(b.dir, "punchcard")
	out, err := exec.CommandContext(b.ctx, "go", "build", "-trimpath", "-o", b.program, "./cmd/punchcard").CombinedOutput()
	if err != nil {
		return fmt.Errorf("build the server: %w\n%s", err, out)
	}
	return nil
}

func (b *bench) log(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "%s  %s\n", time.Now().Format(time.TimeOnly), fmt.Sprintf(format, args...))
}

// command is what writes such a report.
func (b *bench) command() string {
	if b.isLarge() {
		return "`make bench-large`"
	}
	return "`make bench`"
}

// isLarge reports whether the large shop alone is measured.
func (b *bench) isLarge() bool { return slices.Equal(b.only, onDemand) }

// settings are those of PostgreSQL that differ from its defaults: what docs/operate.md advises for every shop, and for a large one.
func (b *bench) settings() ([]string, error) {
	memory, err := physicalMemory()
	settings := []string{fmt.Sprintf("shared_buffers=%dMB", memory>>20/4)}
	if b.isLarge() {
		settings = append(settings, "random_page_cost=1.1", "max_wal_size=24GB", "checkpoint_timeout=30min")
	}
	return settings, err
}

// period is how long a rate is measured.
func (b *bench) period() time.Duration { return time.Duration(b.seconds) * time.Second }
