package dashboard

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// plotTable is the table of a plot, a line for each row.
func (p page) plotTable(t *testing.T) (rows []string) {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data != "table" || attribute(e, "class") != "grid-table" {
			continue
		}
		for row := range e.Descendants() {
			if row.Type != html.ElementNode || row.Data != "tr" || row.Parent.Data != "tbody" {
				continue
			}
			var cells []string
			for c := range row.ChildNodes() {
				cells = append(cells, wordsOf(c))
			}
			rows = append(rows, strings.Join(cells, " | "))
		}
	}
	return rows
}

// TestThePlotOfDeliveriesIsThatOfTheDeliveries lets a receiver take and refuse what happens in the course of three days, and counts the deliveries again.
func TestThePlotOfDeliveriesIsThatOfTheDeliveries(t *testing.T) {
	s := newSite(t, "Shop")
	var answer atomic.Int64
	w := s.hook(t, receiver(t, &answer))
	at := shopPath + "webhooks/" + w.ID
	if got := s.get(t, roleViewer, at); strings.Contains(got.body, "hours-title") {
		t.Error("a webhook without deliveries has a plot")
	}
	answer.Store(200)
	s.coupon(t, "FIRST", nil)
	s.run(t)
	if rows := s.get(t, roleViewer, at).plotTable(t); len(rows) != plotHours || !strings.HasSuffix(rows[0], "| no data | no data | no data") || !strings.HasSuffix(rows[plotHours-1], "(so far) | 1 | 0 | 0") {
		t.Errorf("the first hour of a webhook is\n%s", strings.Join(rows, "\n"))
	}
	for i := range 10 { // the deliveries of the last hours are refused, and open
		answer.Store([]int64{200, 503}[i%2])
		for n := range i + 1 {
			s.coupon(t, fmt.Sprintf("CODE-%d-%d", i, n), nil)
		}
		s.run(t)
		s.ahead.Add(int64(7 * time.Hour))
	}
	all, err := s.shop.Webhooks.Deliveries(t.Context(), storage.Query{Filter: storage.Is("webhook_id", w.ID)})
	s.must(t, err)
	now := s.shop.Now().Truncate(time.Hour)
	var want []string
	kinds := map[int]bool{}
	for i := range plotHours {
		hour := now.Add(time.Duration(i+1-plotHours) * time.Hour)
		var n [3]int
		for _, d := range all.Items {
			if d.CreatedAt.Truncate(time.Hour).Equal(hour) {
				kind := map[webhook.Status]int{webhook.StatusSucceeded: 0, webhook.StatusFailed: 1, webhook.StatusCanceled: 1}
				k, ended := kind[d.Status]
				if !ended {
					k = 2
				}
				n[k]++
				kinds[k] = true
			}
		}
		label := hour.Format("2 Jan 2006, 15:04")
		if i == plotHours-1 {
			label += " (so far)"
		}
		want = append(want, fmt.Sprintf("%s | %d | %d | %d", label, n[0], n[1], n[2]))
	}
	shown := s.get(t, roleViewer, at)
	s.check(t, roleViewer, at, shown)
	if diff := cmp.Diff(want, shown.plotTable(t)); diff != "" || len(kinds) < 2 {
		t.Errorf("the figures of %d kinds differ: %s", len(kinds), diff)
	}
	if text := spaced(t, shown); !strings.Contains(text, "Deliveries of the last 48 hours") || !strings.Contains(text, ", UTC. Counted from the deliveries") || !strings.Contains(text, "Show as table") {
		t.Errorf("the page says\n%s", text)
	}
}
