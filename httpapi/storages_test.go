package httpapi_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
)

// TestAllStoragesAnswerTheSame sends random calls to three servers that have the same clock, ids and randomness, and differ
// in their storage alone. All answers have to be identical, and at the end the figures have to agree with their records.
// PUNCHCARD_TEST_CALLS sets the number of calls, and PUNCHCARD_TEST_SEED repeats a failed test.
func TestAllStoragesAnswerTheSame(t *testing.T) {
	opensItsStorages(t)
	if seed, err := strconv.ParseUint(os.Getenv("PUNCHCARD_TEST_SEED"), 10, 64); err == nil {
		answerTheSame(t, seed)
		return
	}
	rounds := 3
	if more, err := strconv.Atoi(os.Getenv("PUNCHCARD_TEST_CALLS")); err == nil {
		rounds = max(1, more/callsOfRound)
	}
	for range rounds {
		seed := rand.Uint64()
		t.Run(fmt.Sprint(seed), func(t *testing.T) { answerTheSame(t, seed) })
	}
}

// callsOfRound is the number of calls of a round: enough for objects to have a history, and few enough to read.
const callsOfRound = 400

func answerTheSame(t *testing.T, seed uint64) {
	var servers []*comparedServer
	for _, kind := range []string{"memory", "sqlite", "postgres"} {
		servers = append(servers, predictable(t, kind, backendOf(t, kind), seed))
	}
	c := &callGenerator{r: rand.New(rand.NewPCG(seed, 0)), known: map[string][]string{}, statuses: map[string]int{}}
	var said []string
	for range callsOfRound {
		ahead := time.Duration(0)
		if c.chance(12) {
			ahead = time.Duration(c.r.IntN(100)) * time.Minute
		}
		call := c.nextKeyed()
		said = append(said, fmt.Sprintf("%s %s %s (%v later, key %q)", call.method, call.path, call.body, ahead, call.key))
		var first string
		for i, s := range servers {
			if ahead > 0 {
				s.now = s.now.Add(ahead)
				if err := s.engine.DrainEvents(t.Context(), s.project); err != nil {
					t.Fatalf("%s after %d calls: %v", s.storage, len(said), err)
				}
			}
			s.useKey(call.key)
			a := s.send(call.method, call.path, call.body)
			switch {
			case i == 0:
				first = a
				c.collect(decodeJSON(t, []byte(a[4:])))
				c.statuses[a[:3]]++
			case a != first:
				t.Fatalf("after\n%s\n%s answers %s, and memory %s (- memory):\n%s", strings.Join(said, "\n"), s.storage, a[:3], first[:3],
					gocmp.Diff(decodeJSON(t, []byte(first[4:])), decodeJSON(t, []byte(a[4:]))))
			case a >= "500":
				t.Fatalf("after\n%s\n%s", strings.Join(said, "\n"), a)
			}
		}
	}
	for _, s := range servers {
		if err := s.engine.DrainEvents(t.Context(), s.project); err != nil {
			t.Fatal(err)
		}
		_, err := s.engine.Project(s.project).Verify(t.Context(), func(difference string) {
			t.Errorf("%s: figures do not agree with their records: %s", s.storage, difference)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if t.Failed() {
		t.Logf("after\n%s", strings.Join(said, "\n"))
	}
	t.Logf("%v", c.statuses)
}

// comparedServer is one of the compared servers. Its ids are replaced by the order in which they appear in answers, which is the same
// on all servers.
type comparedServer struct {
	*server
	storage string
	env     env.Env
	names   map[string]string // by id
	ids     []string
}

var (
	anID  = regexp.MustCompile(`([a-z]+_)[0-9a-f]{32}`)
	aName = regexp.MustCompile(`[a-z]+_~(\d+)~`)
	// Ids of requests, which the engine does not make, and of pictures, which contain the id of the voucher.
	anotherID = regexp.MustCompile(`"v-[0-9a-f]+"|"(/v1/assets/[a-z]+/)?[A-Za-z0-9_-]{80,}"`)
)

// send sends a call with shared names instead of ids, and returns the status and the answer with shared names.
func (s *comparedServer) send(method, path, body string) string {
	s.now = s.now.Add(time.Millisecond)
	own := func(text string) string {
		return aName.ReplaceAllStringFunc(text, func(name string) string {
			n, err := strconv.Atoi(aName.FindStringSubmatch(name)[1])
			if err != nil {
				s.t.Fatal(err)
			}
			return s.ids[n]
		})
	}
	var content any
	if body != "" {
		content = own(body)
	}
	a := s.do(method, own(path), content)
	raw := anID.ReplaceAllStringFunc(anotherID.ReplaceAllString(a.raw, `""`), func(id string) string {
		name, known := s.names[id]
		if !known {
			name = fmt.Sprintf("%s~%d~", anID.FindStringSubmatch(id)[1], len(s.ids))
			s.names[id], s.ids = name, append(s.ids, id)
		}
		return name
	})
	return fmt.Sprintf("%d %s", a.status, cmp.Or(raw, "null"))
}

// predictable returns a server that does the same in each run with a seed.
func predictable(t *testing.T, storage string, kept backend, seed uint64) *comparedServer {
	t.Helper()
	s := &server{t: t, now: noon, project: "proj_" + strings.Repeat("0", 32)}
	drawn, random := 0, rand.NewChaCha8([32]byte{byte(seed)})
	tw := &comparedServer{server: s, storage: storage, names: map[string]string{}, env: env.Env{
		Now: func() time.Time { return s.now },
		NewID: func(prefix string) string {
			drawn += 16 // events are numbered within an id
			return fmt.Sprintf("%s%012x%020x", prefix, s.now.UnixMilli(), drawn)
		},
		Random: random,
	}}
	tw.begin(kept)
	if _, err := s.engine.Projects.Create(t.Context(), project.NewProject{ID: s.project, Name: "Shop"}); err != nil {
		t.Fatal(err)
	}
	keys, err := s.engine.Projects.GrantNew(t.Context(), s.project, "test")
	if err != nil {
		t.Fatal(err)
	}
	s.headers = headersOf(keys)
	return tw
}

// begin starts the server over a backend, like a new process.
func (s *comparedServer) begin(kept backend) {
	s.backend, s.engine = kept, kept.engine(punchcard.WithEnv(s.env))
	s.api = httpapi.New(s.engine, httpapi.WithClientLimiter(nil))
}
