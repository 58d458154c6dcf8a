package main

import (
	"bytes"
	"context"
	"fmt"
	"mime/multipart"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// appKeys are the keys of the project that every server bootstraps.
var appKeys = []string{"X-App-Id", "app", "X-App-Token", "secret"}

// campaignOf is a campaign with a number of codes.
func campaignOf(codes int) string {
	return fmt.Sprintf(`{"name":"Mass","campaign_type":"DISCOUNT_COUPONS","vouchers_count":%d,"metadata":{"color":"red"},
		"voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`, codes)
}

// TestJobsSurviveAKill kills the server (SIGKILL) while jobs of every kind run, and starts another on the same data: it has to continue where
// the first one was, with nothing missing and nothing done twice. It repeats that until each job was interrupted. On PostgreSQL two servers
// share the work. Where half of the jobs ended before a kill met them, which depends on what else the host does, all is done once more with other data.
func TestJobsSurviveAKill(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		where   func(t *testing.T) string
		servers int
	}{
		"sqlite":   {func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") }, 1},
		"postgres": {func(t *testing.T) string { return pgtest.Database(t) }, 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for range 3 {
				s := openKilledSite(t, c.where(t), c.servers)
				s.startJobs()
				s.launchAll()
				missed := s.killUntilAllWereInterrupted()
				s.waitUntilReady()
				s.each(func(j *killedJob) {
					j.await(func(at stage) bool { return at == stageFinished })
					j.check(j.project)
				})
				s.killAll()
				if missed <= len(s.jobs)/2 {
					return
				}
				t.Logf("%d of %d jobs were not interrupted", missed, len(s.jobs))
			}
			t.Error("too few jobs are interrupted")
		})
	}
}

// killedSite is one storage with its servers and jobs.
type killedSite struct {
	t       *testing.T
	storage string
	engine  *punchcard.Engine
	servers int
	jobs    []*killedJob

	running   []served
	processes []*exec.Cmd
}

// openKilledSite makes a project for each job and seeds it.
func openKilledSite(t *testing.T, storage string, servers int) *killedSite {
	t.Helper()
	engine, stores := openStorage(t, storage)
	t.Cleanup(func() { _ = engine.Close() })
	s := &killedSite{t: t, storage: storage, engine: engine, servers: servers}
	for name, j := range killedJobs() {
		id := strings.ToLower(strings.NewReplacer(".", "_", " ", "_").Replace(name))
		if _, err := engine.CreateProject(t.Context(), project.NewProject{ID: id, Name: name}); err != nil {
			t.Fatal(err)
		}
		keys, err := engine.Projects.GrantNew(t.Context(), id, "kill")
		if err != nil {
			t.Fatal(err)
		}
		j.name = name
		j.project = &killedProject{t: t, id: id, kind: strings.Fields(name)[0], storage: storage, engine: engine, store: stores(id),
			remote: remote{appID: keys.AppID, appToken: keys.AppToken}}
		if j.seed != nil {
			if err := j.seed(t.Context(), j.project.store); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		s.jobs = append(s.jobs, j)
	}
	return s
}

// startJobs enqueues all jobs while no server runs, so that they begin together.
func (s *killedSite) startJobs() {
	s.t.Helper()
	api := httptest.NewServer(httpapi.New(s.engine))
	defer api.Close()
	for _, j := range s.jobs {
		j.project.remote.url = api.URL
	}
	if err := s.engine.Start(context.WithoutCancel(s.t.Context())); err != nil {
		s.t.Fatal(err)
	}
	s.each(func(j *killedJob) {
		if j.prepare != nil {
			j.prepare(j.project)
		}
	})
	if err := s.engine.Stop(context.WithoutCancel(s.t.Context())); err != nil {
		s.t.Fatal(err)
	}
	s.each(func(j *killedJob) { j.start(j.project) })
}

// launchAll starts the servers, all at once. It does not wait for them: on a fast host half of the jobs are finished before the last server answers.
func (s *killedSite) launchAll() {
	s.t.Helper()
	s.running, s.processes = nil, nil
	for range s.servers {
		server, process := spawn(s.t, s.storage)
		s.running, s.processes = append(s.running, server), append(s.processes, process)
	}
}

// waitUntilReady waits for the servers, and has the jobs call one of them.
func (s *killedSite) waitUntilReady() {
	s.t.Helper()
	for _, server := range s.running {
		server.listen(s.t)
		server.waitUntilReady(s.t)
		for _, j := range s.jobs {
			j.project.remote.url = server.base
		}
	}
}

// each calls do with all jobs, four at a time.
func (s *killedSite) each(do func(*killedJob)) {
	var all sync.WaitGroup
	slots := make(chan struct{}, 4)
	for _, j := range s.jobs {
		all.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			do(j)
		})
	}
	all.Wait()
	if s.t.Failed() {
		s.t.FailNow()
	}
}

// maxKills is below the number of attempts of a job: a job whose server was killed in the last one is discarded.
const maxKills = 8

// killUntilAllWereInterrupted kills the servers whenever some of the remaining jobs are in progress, which interrupts all jobs in progress. On a fast
// host a job may begin and end between two checks: it returns how many did.
func (s *killedSite) killUntilAllWereInterrupted() (missed int) {
	s.t.Helper()
	left := s.jobs
	for kills := 0; len(left) > 0 && kills < maxKills; kills++ {
		for !enoughInProgress(left, 1+len(left)/10) {
			time.Sleep(10 * time.Millisecond) // the servers need the processor
		}
		s.killAll()
		var next []*killedJob
		for _, j := range left {
			switch j.stage() {
			case stageWaiting:
				next = append(next, j)
			case stageFinished:
				s.t.Logf("%s was not interrupted", j.name)
				missed++
			}
		}
		left = next
		s.launchAll()
	}
	return missed + len(left)
}

// killAll kills the servers.
func (s *killedSite) killAll() {
	s.t.Helper()
	for _, process := range s.processes {
		if err := process.Process.Signal(syscall.SIGKILL); err != nil {
			s.t.Fatal(err)
		}
		_ = process.Wait()
	}
}

// enoughInProgress reports whether enough jobs are in progress, or none is waiting any more.
func enoughInProgress(jobs []*killedJob, enough int) bool {
	waiting := false
	for _, j := range jobs {
		switch j.stage() {
		case stageInProgress:
			if enough--; enough == 0 {
				return true
			}
		case stageWaiting:
			waiting = true
		}
	}
	return !waiting
}

// stage is the progress of a job.
type stage int

const (
	stageWaiting stage = iota
	stageInProgress
	stageFinished
)

// killedProject is the project of one job.
type killedProject struct {
	t                 *testing.T
	id, kind, storage string
	engine            *punchcard.Engine
	store             punchcard.Store
	remote            remote
}

func (p *killedProject) object(body []byte, err error) map[string]any {
	p.t.Helper()
	answer, err := p.remote.object(body, err)
	if err != nil {
		p.t.Fatal(err)
	}
	return answer
}

func (p *killedProject) send(method, path, contentType string, body []byte) map[string]any {
	p.t.Helper()
	return p.object(p.remote.call(p.t.Context(), method, path, contentType, body, ""))
}

func (p *killedProject) get(path string) map[string]any { return p.send("GET", path, "", nil) }
func (p *killedProject) post(path, body string) map[string]any {
	p.t.Helper()
	return p.send("POST", path, "application/json", []byte(body))
}
func (p *killedProject) put(path, body string) map[string]any {
	p.t.Helper()
	return p.send("PUT", path, "application/json", []byte(body))
}

// upload sends a file with many rows that differ in a number only.
func (p *killedProject) upload(path, header, row string) {
	p.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", "rows.csv")
	if err == nil {
		_, err = part.Write([]byte(header + "\n" + repeated(jobRows, row, "\n") + "\n"))
	}
	if err != nil {
		p.t.Fatal(err)
	}
	if err := form.Close(); err != nil {
		p.t.Fatal(err)
	}
	p.send("POST", path, form.FormDataContentType(), body.Bytes())
}

// repeated joins n copies of a pattern, in which %d is replaced by the number of the copy.
func repeated(n int, pattern, between string) string {
	all := make([]string, n)
	for i := range all {
		all[i] = strings.Replace(pattern, "%d", fmt.Sprint(i), 1)
	}
	return strings.Join(all, between)
}

// maxWaiting bounds every wait. It is long, since the host may be busy.
const maxWaiting = 8 * time.Minute

// await waits until the job is at a stage.
func (j *killedJob) await(is func(stage) bool) {
	for deadline := time.Now().Add(maxWaiting); !is(j.stage()); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			j.project.t.Errorf("%s does not reach the stage", j.name)
			return
		}
	}
}

// generated returns how many codes the campaign has and whether it is done.
func generated(t *testing.T, s served) (count int, done bool) {
	t.Helper()
	status, answer := s.call(t, "GET", "/v1/campaigns/Mass", "", appKeys...)
	if status != 200 {
		t.Fatalf("read the campaign: %d %v", status, answer)
	}
	n, _ := answer["vouchers_count"].(float64)
	return int(n), answer["vouchers_generation_status"] == "DONE"
}

// launch starts the program as a process of its own and waits until it is ready.
func launch(t *testing.T, storage string) (served, *exec.Cmd) {
	t.Helper()
	s, cmd := spawn(t, storage)
	s.listen(t)
	s.waitUntilReady(t)
	return s, cmd
}

// spawn starts the program as a process of its own. Jobs have a minute: servers see within seconds that another one was killed, and a portion may take as
// long while the tests of several packages run.
func spawn(t *testing.T, storage string) (served, *exec.Cmd) {
	t.Helper()
	log := &lockedBuffer{}
	cmd := program("serve", "--addr", "127.0.0.1:0", "--admin-addr", "", "--storage", storage, "--job-timeout", "1m", "--webhooks-allow-private")
	cmd.Stdout, cmd.Stderr = log, log
	cmd.Env = append(cmd.Environ(), "PUNCHCARD_BOOTSTRAP_PROJECT_ID=shop", "PUNCHCARD_BOOTSTRAP_APP_ID=app", "PUNCHCARD_BOOTSTRAP_APP_TOKEN=secret",
		"PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID=manage", "PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN=secret")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if t.Failed() {
			t.Logf("the log of the server:\n%s", log)
		}
	})
	return served{out: log}, cmd
}
