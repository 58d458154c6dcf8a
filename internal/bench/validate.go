package main

import (
	"fmt"
	"strings"
)

// validations measures validations over HTTP beside an echo of the same bodies.
func validations(b *bench) error {
	durable, err := b.shared()
	if err != nil {
		return err
	}
	inMemory, err := b.openShop("memory", 100, false)
	if err != nil {
		return err
	}
	defer inMemory.stop()
	echo, err := b.echo()
	if err != nil {
		return err
	}
	defer echo.stop()
	type kind struct {
		clients int
		on      *server
		next    requestMaker
		name    string
	}
	if err := durable.allowStacks(b.ctx); err != nil {
		return err
	}
	var kinds []kind
	for _, size := range [][2]int{{1, 5}, {5, 50}} {
		name := fmt.Sprintf("%d × %d", size[0], size[1])
		for _, clients := range []int{8, 32} {
			kinds = append(kinds,
				kind{clients, echo, requestsFor("/v1/validations", durable.codes, size[0], size[1]), fmt.Sprintf("echo, %s, %d", name, clients)},
				kind{clients, inMemory.server, requestsFor("/v1/validations", inMemory.codes, size[0], size[1]), fmt.Sprintf("in memory, %s, %d", name, clients)},
				kind{clients, durable.server, requestsFor("/v1/validations", durable.codes, size[0], size[1]), fmt.Sprintf("PostgreSQL, %s, %d", name, clients)})
		}
	}
	for _, n := range []int{10, 30} {
		name := fmt.Sprintf("PostgreSQL, %d × 50, 8", n)
		kinds = append(kinds, kind{8, durable.server, requestsFor("/v1/validations", durable.codes, n, 50), name})
	}
	points, by := make([]*point, len(kinds)), map[string]*point{}
	for i, k := range kinds {
		points[i] = &point{name: k.name}
		by[k.name] = points[i]
	}
	err = b.alternate(b.rounds, points, func(i int) (m measured, err error) {
		k := kinds[i]
		err = b.profile(k.on, "validate-"+strings.NewReplacer(", ", "-", " ", "").Replace(k.name), func() error {
			m, err = b.load(k.clients, b.period()/2, k.next, k.on)
			return err
		})
		return m, err
	})
	if err != nil {
		return err
	}
	b.report.rates("Validations", `Codes × order lines, then the number of concurrent clients. Nothing is written. The baseline is a Go program that decodes the same bodies into a
struct and answers them encoded again; Punchcard's answers are longer, since they have the order once for each code.`, points, func(p *point) *point {
		_, of, _ := strings.Cut(p.name, ", ")
		if base := by["echo, "+of]; base != p {
			return base
		}
		return nil // an echo, or a point that is compared with a peer
	})
	b.maxRates["validations"] = max(by["PostgreSQL, 1 × 5, 8"].rate.median(), by["PostgreSQL, 1 × 5, 32"].rate.median())
	for _, of := range []string{"1 × 5, 8", "5 × 50, 8"} {
		base := by["echo, "+of]
		b.report.goal(goal{id: "P8", what: "validations/s, in memory, HTTP, " + of + " clients", base: "echo of the same bodies", floor: 0.35, target: 0.6,
			ratios: by["in memory, "+of].rate.over(base.rate), steady: base.rate})
	}
	b.report.goal(computesOne.times("P6", "validations/s, PostgreSQL, HTTP, 1 × 5, 8 clients", 30, 100, by["PostgreSQL, 1 × 5, 8"].rate))
	b.report.goal(computesTen.times("P7", "validations/s, PostgreSQL, HTTP, 10 × 50, 8 clients", 20, 50, by["PostgreSQL, 10 × 50, 8"].rate))
	b.report.goal(computes30.times("P7", "validations/s, PostgreSQL, HTTP, 30 × 50, 8 clients", 20, 50, by["PostgreSQL, 30 × 50, 8"].rate))
	return nil
}
