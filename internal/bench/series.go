package main

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// series are the figures of one measurement, one for each round.
type series []float64

func (s series) median() float64 {
	if len(s) == 0 {
		return math.NaN()
	}
	sorted := slices.Sorted(slices.Values(s))
	middle := len(sorted) / 2
	if len(sorted)%2 == 1 {
		return sorted[middle]
	}
	return (sorted[middle-1] + sorted[middle]) / 2
}

// variation is the largest figure divided by the smallest.
func (s series) variation() float64 {
	if len(s) == 0 {
		return math.NaN()
	}
	return slices.Max(s) / slices.Min(s)
}

// over are the ratios of two measurements, round by round.
func (s series) over(base series) series {
	var ratios series
	for i := range min(len(s), len(base)) {
		ratios = append(ratios, s[i]/base[i])
	}
	return ratios
}

// dividedBy divides all figures by a fixed one.
func (s series) dividedBy(figure float64) series {
	var parts series
	for _, f := range s {
		parts = append(parts, f/figure)
	}
	return parts
}

// String is the median and the spread, as in "0.72 [0.64..0.80]".
func (s series) String() string {
	if len(s) == 0 {
		return "-"
	}
	if len(s) == 1 {
		return figure(s[0])
	}
	return fmt.Sprintf("%s [%s..%s]", figure(s.median()), figure(slices.Min(s)), figure(slices.Max(s)))
}

// figure shows three digits, or whole thousands in groups.
func figure(f float64) string {
	switch abs := math.Abs(f); {
	case math.IsNaN(f) || math.IsInf(f, 0):
		return "-"
	case abs >= 999.5:
		return grouped(int64(math.Round(f)))
	case abs >= 100:
		return strconv.FormatFloat(f, 'f', 0, 64)
	case abs >= 10:
		return strconv.FormatFloat(f, 'f', 1, 64)
	case abs >= 0.1 || f == 0:
		return strconv.FormatFloat(f, 'f', 2, 64)
	}
	return strconv.FormatFloat(f, 'g', 2, 64)
}

func grouped(n int64) string {
	digits := strconv.FormatInt(n, 10)
	var parts []string
	for ; len(digits) > 3; digits = digits[:len(digits)-3] {
		parts = append([]string{digits[len(digits)-3:]}, parts...)
	}
	return strings.Join(append([]string{digits}, parts...), ",")
}

// point collects one measurement over the rounds.
type point struct {
	name                      string
	rate, p50, p95, p99, mean series
	cpu, database             series
}

func (p *point) add(m measured) {
	p.rate, p.mean = append(p.rate, m.rate), append(p.mean, m.mean)
	p.cpu, p.database = append(p.cpu, m.cpu), append(p.database, m.database)
	if m.p50 > 0 { // pgbench prints no percentiles
		p.p50, p.p95, p.p99 = append(p.p50, m.p50), append(p.p95, m.p95), append(p.p99, m.p99)
	}
}

// alternate measures every point once in each round, alternately forwards and backwards, so that other load of the machine affects all of them.
func (b *bench) alternate(rounds int, points []*point, measure func(i int) (measured, error)) error {
	for round := range rounds {
		order := make([]int, len(points))
		for i := range order {
			order[i] = i
			if round%2 == 1 {
				order[i] = len(points) - 1 - i
			}
		}
		for _, i := range order {
			if b.ctx.Err() != nil {
				return b.ctx.Err()
			}
			m, err := measure(i)
			if err != nil {
				return fmt.Errorf("%s: %w", points[i].name, err)
			}
			points[i].add(m)
		}
	}
	return nil
}
