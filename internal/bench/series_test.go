package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
)

func TestGoalIsJudgedByTheMedianAndClaimedWithASteadyBaseline(t *testing.T) {
	steady := series{100, 120, 110}
	for want, g := range map[string]goal{
		"**target met**": {floor: 0.6, target: 1, ratios: series{0.5, 1.1, 1.2}, steady: steady},
		"floor met":      {floor: 0.6, target: 1, ratios: series{0.5, 0.7, 1.2}, steady: steady},
		"not met":        {floor: 3, target: 1.5, atMost: true, ratios: series{2, 4, 5}, steady: steady},
		"not measured":   {floor: 1, target: 2},
		"not claimed: the baseline changed by a factor of 2.50": {floor: 0.6, target: 1, ratios: series{2, 2}, steady: series{100, 250}},
		"not claimed: it was over before":                       {floor: 0.6, target: 1, ratios: series{2, 2}, steady: steady, doubt: "it was over before"},
	} {
		if got := g.verdict(); got != want {
			t.Errorf("%+v: %s, want %s", g, got, want)
		}
	}
	if got := (goal{floor: 90, target: 22, atMost: true, absolute: true, ratios: series{30}}).verdict(); got != "floor met" {
		t.Errorf("a goal with a fixed figure: %s", got)
	}
}

func TestReadmeClaimsGoalsThatAreMet(t *testing.T) {
	r := &report{}
	steady := series{100, 120}
	for name, g := range map[string]goal{
		"reached":     {floor: 0.6, target: 1, ratios: series{1.5}, steady: steady},
		"missed":      {floor: 0.6, target: 1, ratios: series{0.5}, steady: steady},
		"unsteady":    {floor: 0.6, target: 1, ratios: series{1.5}, steady: series{1, 3}},
		"no baseline": {floor: 0.6, target: 1, ratios: series{1.5}, absolute: true},
	} {
		g.what = name
		r.goal(g)
	}
	got, err := r.inReadme("# Shop\n" + claimsBegin + "old\n" + claimsEnd + "end\n")
	if err != nil || !strings.Contains(got, "| reached |") || strings.Count(got, "\n|") != 3 || strings.Contains(got, "old") ||
		!strings.HasPrefix(got, "# Shop\n") || !strings.HasSuffix(got, claimsEnd+"end\n") {
		t.Errorf("%v\n%s", err, got)
	}
	if _, err := r.inReadme("# Shop\n"); err == nil {
		t.Error("a README without marks is accepted")
	}
}

func TestLimitHoldsWhenExactlyTheLimitIsStoredAndTheRestRefused(t *testing.T) {
	short := trial{refusal: "400 quantity_exceeded"}
	for name, c := range map[string]struct {
		answers          map[string]int
		redeemed, stored int
		holds            bool
	}{
		"exactly":                              {map[string]int{"200": 100, "400 quantity_exceeded": 300}, 100, 100, true},
		"lost answers of stored redemptions":   {map[string]int{"200": 90, lostAnswer: 20, "400 quantity_exceeded": 290}, 90, 100, true},
		"one too many":                         {map[string]int{"200": 101, "400 quantity_exceeded": 299}, 101, 101, false},
		"one too many, and one of them lost":   {map[string]int{"200": 101, "400 quantity_exceeded": 299}, 101, 100, false},
		"one too few":                          {map[string]int{"200": 99, "400 quantity_exceeded": 301}, 99, 99, false},
		"an answered redemption is not stored": {map[string]int{"200": 90, lostAnswer: 20, "400 quantity_exceeded": 290}, 90, 89, false},
		"more is stored than was requested":    {map[string]int{"200": 90, lostAnswer: 5, "400 quantity_exceeded": 305}, 90, 100, false},
		"a success that names no redemption":   {map[string]int{"200": 100, "400 quantity_exceeded": 300}, 99, 100, false},
		"refused for something else":           {map[string]int{"200": 100, "500 internal_error": 300}, 100, 100, false},
		"one of them refused for another":      {map[string]int{"200": 100, "400 quantity_exceeded": 299, "404 not_found": 1}, 100, 100, false},
		"an attempt without a result":          {map[string]int{"200": 100, "400 quantity_exceeded": 299}, 100, 100, false},
	} {
		if got := short.holds(c.answers, c.redeemed, c.stored); got != c.holds {
			t.Errorf("%s: %t", name, got)
		}
	}
}

func TestNewestPostgreSQLIsMeasured(t *testing.T) {
	for want, folders := range map[string][]string{
		"":                               nil,
		"/usr/lib/postgresql/15/bin":     {"/usr/lib/postgresql/13/bin", "/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/9.6/bin"},
		"/usr/pgsql-16/bin":              {"/usr/lib/postgresql/9.6/bin", "/usr/pgsql-16/bin"},
		"/opt/opt/postgresql@17/bin":     {"/opt/opt/postgresql@17/bin"},
		"/opt/opt/postgresql@custom/bin": {"/opt/opt/postgresql@custom/bin"},
	} {
		if got := newest(folders); got != want {
			t.Errorf("newest of %v: %s", folders, got)
		}
	}
}

func TestSeriesShowMedianAndSpread(t *testing.T) {
	for want, s := range map[string]series{
		"-":                          nil,
		"0.72":                       {0.72},
		"1,234,567 [900..2,000,000]": {900, 2_000_000, 1_234_567},
		"0.75 [0.50..1.00]":          {1, 0.5},
		"12.3 [0.012..123]":          {123.4, 12.34, 0.0123},
		"2.00 [1.00..3.00]":          {3, 1, 2},
		"1.50 [1.00..4.00]":          {1, 1, 2, 4},
		"999 [0.00..1,000]":          {0, 999, 999.6},
	} {
		if got := s.String(); got != want {
			t.Errorf("%v: %s, want %s", []float64(s), got, want)
		}
	}
}

func TestRatiosAreTakenRoundByRound(t *testing.T) {
	if got := (series{50, 300}).over(series{100, 100}).String(); got != "1.75 [0.50..3.00]" {
		t.Error(got)
	}
}

func TestRequestsOfAWorkloadNameDifferentCodes(t *testing.T) {
	codes := make([]string, 5*perCampaign)
	for i := range codes {
		codes[i] = fmt.Sprintf("CODE-%d", i)
	}
	next := requestsFor("/v1/validations", codes, 5, 2)
	for range 100 {
		_, text, _ := strings.Cut(string(next(rand.New(rand.NewPCG(rand.Uint64(), 0)))), "\r\n\r\n")
		var asked cart
		if err := json.Unmarshal([]byte(text), &asked); err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, r := range asked.Redeemables {
			seen[r.ID] = slices.Contains(codes, r.ID)
		}
		if len(seen) != 5 || slices.Contains(slices.Collect(maps.Values(seen)), false) || len(asked.Order.Items) != 2 {
			t.Fatalf("want five different codes and two lines: %s", text)
		}
	}
}

func TestClientReadsAnswersWithAndWithoutALength(t *testing.T) {
	long := strings.Repeat("0123456789", 20_000)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("X-App-Token") != appToken {
			w.WriteHeader(http.StatusUnauthorized)
		}
		if r.URL.Path == "/long" {
			for part := range slices.Chunk([]byte(long), 70_000) {
				_, _ = w.Write(part)
				w.(http.Flusher).Flush()
			}
			return
		}
		_, _ = io.Copy(w, r.Body)
	}))
	defer server.Close()
	c, err := connect(server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for range 2 { // the second answer begins where the first ended
		for path, want := range map[string]string{"/long": long, "/short": "a body"} {
			status, got, err := c.do(render("POST", path, "a body"))
			if err != nil || status != 200 || string(got) != want {
				t.Fatalf("%s: %d, %d bytes, %v", path, status, len(got), err)
			}
		}
	}
}

func TestRefusedValidationIsNoSuccess(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { _, _ = io.Copy(w, r.Body) }))
	defer server.Close()
	c, err := connect(server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for answer, counts := range map[string]bool{`{"id":"valid_1","valid":true,"redeemables":[]}`: true, `{"id":"valid_1","valid":false,"redeemables":[]}`: false, `{"redeemables":[]}`: true} {
		if err := c.expect(render("POST", "/v1/validations", answer)); (err == nil) != counts {
			t.Errorf("%s: %v", answer, err)
		}
	}
}
