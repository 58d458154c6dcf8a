package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/pprof"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/shopspring/decimal"
)

// inProcess measures a validation through the library, beside decoding and encoding its JSON.
func inProcess(b *bench) error {
	backend := memory.New()
	engine := punchcard.New(backend)
	defer engine.Close()
	if _, err := engine.CreateProject(b.ctx, project.NewProject{ID: projectID, Name: projectID}); err != nil {
		return err
	}
	store := backend.Project(projectID)
	percent := decimal.NewFromInt(10)
	codes, requests := make([]string, perCampaign), make([]redemption.Request, perCampaign)
	for i := range codes {
		codes[i] = fmt.Sprintf("CODE-%d", i)
		requests[i] = request(cartLines, codes[i])
		err := store.Vouchers().Insert(b.ctx, voucher.Voucher{ID: "v_" + codes[i], Code: codes[i], Type: campaign.VoucherDiscount, Active: true,
			Discount: &discount.Discount{Type: discount.TypePercent, PercentOff: &percent, Effect: discount.EffectApplyToOrder}})
		if err != nil {
			return err
		}
	}
	shop := engine.Project(projectID)
	text := []byte(strings.Replace(body(1, cartLines), "%s", codes[0], 1))
	points := []*point{{name: "JSON decode and encode"}, {name: "validation"}}
	allocations := make([]series, len(points))
	err := b.alternate(b.rounds, points, func(i int) (measured, error) {
		do := func() error { _, err := recode(text); return err }
		if i == 1 {
			do = func() error {
				result, err := shop.Redemptions.Validate(b.ctx, requests[rand.IntN(len(requests))])
				if err == nil && !result.Valid {
					err = fmt.Errorf("not valid: %+v", result)
				}
				return err
			}
		}
		var m measured
		var each float64
		err := b.profileSelf("inprocess-"+strings.ReplaceAll(points[i].name, " ", "-"), func() (err error) {
			m, each, err = repeat(b.period()/4, do)
			return err
		})
		allocations[i] = append(allocations[i], each)
		return m, err
	})
	if err != nil {
		return err
	}
	var rows [][]string
	times := make([]series, len(points))
	for i, p := range points {
		for _, rate := range p.rate {
			times[i] = append(times[i], 1e6/rate)
		}
		rows = append(rows, []string{p.name, times[i].String(), allocations[i].String()})
	}
	b.report.section("In process", "One code and 5 lines, in memory, one caller. The baseline is the decoding and encoding of the request as JSON.",
		[]string{"", "µs", "allocations"}, rows)
	b.report.goal(goal{id: "P9", what: "time of a validation, in memory, library", base: "JSON decode and encode", floor: 1, target: 0.3, atMost: true,
		ratios: times[1].over(times[0]), steady: times[0]})
	return nil
}

// profileSelf takes a CPU profile of this process while do runs, and an allocation profile after it, if profiles are enabled.
func (b *bench) profileSelf(name string, do func() error) error {
	if b.pprof == "" {
		return do()
	}
	to, err := os.Create(filepath.Join(b.pprof, name+".cpu"))
	if err != nil {
		return err
	}
	defer to.Close()
	if err := pprof.StartCPUProfile(to); err != nil {
		return err
	}
	err = do()
	pprof.StopCPUProfile()
	allocs, createErr := os.Create(filepath.Join(b.pprof, name+".allocs"))
	if createErr != nil {
		return errors.Join(err, createErr)
	}
	defer allocs.Close()
	return errors.Join(err, pprof.Lookup("allocs").WriteTo(allocs, 0))
}

// repeat calls do repeatedly in one goroutine, and counts its allocations.
func repeat(period time.Duration, do func() error) (m measured, allocations float64, err error) {
	for range 100 { // warm up
		if err := do(); err != nil {
			return m, 0, err
		}
	}
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	for time.Since(start) < period {
		for range 100 {
			if err := do(); err != nil {
				return m, 0, err
			}
		}
		m.requests += 100
	}
	m.took = time.Since(start)
	runtime.ReadMemStats(&after)
	m.rate = float64(m.requests) / m.took.Seconds()
	return m, float64(after.Mallocs-before.Mallocs) / float64(m.requests), nil
}
