package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// killed is how many things most jobs are about when the server is killed in between.
const killed = 10_000

// mass are the keys of the project that every launched server has.
var mass = []string{"X-App-Id", "app", "X-App-Token", "secret"}

// campaignOf is a campaign with so many codes.
func campaignOf(codes int) string {
	return fmt.Sprintf(`{"name":"Mass","campaign_type":"DISCOUNT_COUPONS","vouchers_count":%d,"metadata":{"color":"red"},
		"voucher":{"type":"DISCOUNT_VOUCHER","discount":{"type":"PERCENT","percent_off":10}}}`, codes)
}

// jobKinds are the kinds of jobs that are killed: each prepares a project of its own, starts, and says what is there when it is over.
var jobKinds = map[string]struct {
	prepare, start func(p *killedProject)
	done           int
	// list and total are a list and how much it has afterwards.
	list  string
	total int
}{
	"CAMPAIGN.VOUCHERS_GENERATE": {
		start: func(p *killedProject) { p.post("/v1/campaigns", campaignOf(4*killed)) },
		done:  4 * killed, list: "/v1/vouchers?limit=1", total: 4 * killed,
	},
	"CAMPAIGN.VOUCHERS_UPDATE": {
		prepare: func(p *killedProject) { p.post("/v1/campaigns", campaignOf(killed)) },
		start: func(p *killedProject) {
			p.put("/v1/campaigns/Mass", `{"metadata":{"color":"blue"},"expiration_date":"2099-01-01T00:00:00Z"}`)
		},
		done: killed, list: "/v1/vouchers?limit=1&filters[expiration_date][conditions][$after][0]=2098-01-01T00:00:00Z", total: killed,
	},
	"CAMPAIGN.VOUCHERS_DELETE": {
		prepare: func(p *killedProject) { p.post("/v1/campaigns", campaignOf(killed)) },
		start:   func(p *killedProject) { p.send("DELETE", "/v1/campaigns/Mass", "", nil) },
		done:    killed, list: "/v1/vouchers?limit=1", total: 0,
	},
	"VOUCHERS.IMPORT_CSV": {
		start: func(p *killedProject) {
			p.upload("/v1/vouchers/importCSV", "Code,Voucher Type,Value", "C%d,GIFT_VOUCHER,5")
		},
		done: killed, list: "/v1/vouchers?limit=1", total: killed,
	},
	"CAMPAIGN.VOUCHERS_IMPORT_CSV": {
		prepare: func(p *killedProject) { p.post("/v1/campaigns", campaignOf(0)) },
		start: func(p *killedProject) {
			p.upload("/v1/campaigns/Mass/importCSV", "Code,Category", "C%d,New")
		},
		done: killed, list: "/v1/vouchers?limit=1", total: killed,
	},
	"CUSTOMERS.IMPORT_CSV": {
		start: func(p *killedProject) { p.upload("/v1/customers/importCSV", "Source_id,Name", "c%d,Name") },
		done:  killed, list: "/v1/customers?limit=1", total: killed,
	},
	"PRODUCTS.IMPORT_CSV": {
		start: func(p *killedProject) { p.upload("/v1/products/importCSV", "source_id,name", "p%d,Name") },
		done:  killed, list: "/v1/products?limit=1", total: killed + 1, // Shipping is there from the start
	},
	"SKUS.IMPORT_CSV": {
		prepare: func(p *killedProject) { p.post("/v1/products", `{"source_id":"shirt","name":"Shirt"}`) },
		start: func(p *killedProject) {
			p.upload("/v1/skus/importCSV", "source_id,sku,product_id", "s%d,Name,shirt")
		},
		done: killed, list: "/v1/products/shirt/skus?limit=1", total: killed,
	},
	"ORDERS.IMPORT": {
		start: func(p *killedProject) {
			p.post("/v1/orders/import", "["+repeated(pieceOrders, `{"source_id":"o%d","amount":100,"customer":{"source_id":"ada"}}`, ",")+"]")
		},
		done: pieceOrders, list: "/v1/orders?limit=1", total: pieceOrders,
	},
	"CUSTOMERS.BULK_UPDATE": {
		start: func(p *killedProject) {
			p.post("/v1/customers/bulk/async", "["+repeated(killed, `{"source_id":"c%d","metadata":{"n":1}}`, ",")+"]")
		},
		done: killed, list: "/v1/customers?limit=1", total: killed,
	},
	"CUSTOMERS.METADATA_KEY_PURGE": {
		prepare: func(p *killedProject) {
			p.upload("/v1/customers/importCSV", "Source_id,color", "c%d,red")
		},
		start: func(p *killedProject) {
			if _, err := run(p.t, "project", "purge-metadata-key", p.id, "customer", "color", "--detach", "--storage", p.storage); err != nil {
				p.t.Fatal(err)
			}
		},
		done: killed, list: "/v1/customers?limit=1", total: killed,
	},
}

// Test_jobs_survive_a_kill ends the server in the middle of jobs of every kind, as the kernel would, and starts others on the same
// data: they have to go on where the first one was, with nothing missing and nothing done twice. On PostgreSQL two of them share the
// work.
func Test_jobs_survive_a_kill(t *testing.T) {
	program := filepath.Join(t.TempDir(), "punchcard")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	for name, c := range map[string]struct {
		where  func(t *testing.T) string
		second int
	}{
		"sqlite":   {func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") }, 1},
		"postgres": {func(t *testing.T) string { return pgtest.Database(t) }, 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			storage := c.where(t)
			projects := map[string]*killedProject{}
			for kind := range jobKinds {
				projects[kind] = newKilledProject(t, kind, storage)
			}
			first, process := launch(t, program, storage)
			for kind, p := range projects {
				p.remote.url = first.base
				if prepare := jobKinds[kind].prepare; prepare != nil {
					prepare(p)
				}
			}
			for _, p := range projects {
				p.awaitAll()
			}
			for kind, p := range projects {
				jobKinds[kind].start(p)
			}
			for count(projects, "IN_PROGRESS") < len(projects)/2 && count(projects, "ENQUEUED") > 0 {
				continue // on a machine that stands still now and then, half of them are not always seen at once
			}
			if err := process.Process.Signal(syscall.SIGKILL); err != nil {
				t.Fatal(err)
			}
			_ = process.Wait()

			second, _ := launch(t, program, storage)
			for range c.second - 1 {
				launch(t, program, storage)
			}
			for _, p := range projects {
				p.remote.url = second.base
			}
			if count(projects, "IN_PROGRESS") == 0 {
				t.Fatal("no job was in the middle when the server was killed: they need more to do")
			}
			for kind, p := range projects {
				a := p.await(kind, func(a map[string]any) bool { return a["status"] == "DONE" || a["status"] == "FAILED" })
				result, _ := a["result"].(map[string]any)
				if done := whole(result["done_count"]); a["operation_status"] != "SUCCESS" || done != int64(jobKinds[kind].done) || whole(result["failed_count"]) != 0 {
					t.Errorf("%s: %v", kind, a)
				}
				list := p.object(p.remote.call(t.Context(), "GET", jobKinds[kind].list, "", nil, ""))
				if total := whole(list["total"]); total != int64(jobKinds[kind].total) {
					t.Errorf("%s: there are %d, want %d", kind, total, jobKinds[kind].total)
				}
			}
			progress := projects["CAMPAIGN.VOUCHERS_GENERATE"].get("/v1/campaigns/Mass")
			if progress["vouchers_generation_status"] != "DONE" || whole(progress["vouchers_count"]) != 4*killed {
				t.Errorf("the campaign of the generated codes: %v", progress)
			}
		})
	}
}

// count returns how many jobs have a status.
func count(projects map[string]*killedProject, status string) (n int) {
	for kind, p := range projects {
		if p.action(kind)["status"] == status {
			n++
		}
	}
	return n
}

// killedProject is the project of one kind of jobs.
type killedProject struct {
	t           *testing.T
	id, storage string
	remote      remote
}

var printedKey = regexp.MustCompile(`application key +([0-9a-f]{32})\n +token +([0-9a-f]{64})`)

// making projects one after the other keeps their migrations out of each other's way.
var making sync.Mutex

func newKilledProject(t *testing.T, kind, storage string) *killedProject {
	t.Helper()
	making.Lock()
	defer making.Unlock()
	id := strings.ToLower(strings.ReplaceAll(kind, ".", "_"))
	out, err := run(t, "project", "create", kind, "--id", id, "--storage", storage)
	found := printedKey.FindStringSubmatch(out)
	if err != nil || found == nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return &killedProject{t: t, id: id, storage: storage, remote: remote{appID: found[1], appToken: found[2]}}
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

// upload sends a file with many rows that are the same but for a number.
func (p *killedProject) upload(path, header, row string) {
	p.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", "rows.csv")
	if err == nil {
		_, err = part.Write([]byte(header + "\n" + repeated(killed, row, "\n") + "\n"))
	}
	if err != nil {
		p.t.Fatal(err)
	}
	if err := form.Close(); err != nil {
		p.t.Fatal(err)
	}
	p.send("POST", path, form.FormDataContentType(), body.Bytes())
}

// repeated writes a pattern for each number from 0.
func repeated(n int, pattern, between string) string {
	all := make([]string, n)
	for i := range all {
		all[i] = strings.Replace(pattern, "%d", fmt.Sprint(i), 1)
	}
	return strings.Join(all, between)
}

// action is the newest action of a kind.
func (p *killedProject) action(kind string) map[string]any {
	p.t.Helper()
	list, _ := p.get("/v1/async-actions?limit=100")["async_actions"].([]any)
	for _, item := range list {
		if a := item.(map[string]any); a["type"] == kind {
			return p.get("/v1/async-actions/" + url.PathEscape(a["id"].(string)))
		}
	}
	p.t.Fatalf("there is no action of type %s: %v", kind, list)
	return nil
}

// mostWaiting is how long anything may take on a machine that does other things as well.
const mostWaiting = 8 * time.Minute

func (p *killedProject) await(kind string, is func(map[string]any) bool) map[string]any {
	p.t.Helper()
	for deadline := time.Now().Add(mostWaiting); ; time.Sleep(10 * time.Millisecond) {
		a := p.action(kind)
		if is(a) {
			return a
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("%s does not get there: %v", kind, a)
		}
	}
}

// awaitAll waits until nothing is under way.
func (p *killedProject) awaitAll() {
	p.t.Helper()
	for deadline := time.Now().Add(mostWaiting); ; time.Sleep(50 * time.Millisecond) {
		text, err := json.Marshal(p.get("/v1/async-actions?limit=100"))
		if err != nil {
			p.t.Fatal(err)
		}
		if !bytes.Contains(text, []byte("IN_PROGRESS")) && !bytes.Contains(text, []byte("ENQUEUED")) {
			return
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("%s is not prepared: %s", p.id, text)
		}
	}
}

// generated returns how many codes the campaign has and whether it is done.
func generated(t *testing.T, s served) (count int, done bool) {
	t.Helper()
	status, answer := s.call(t, "GET", "/v1/campaigns/Mass", "", mass...)
	if status != 200 {
		t.Fatalf("read the campaign: %d %v", status, answer)
	}
	n, _ := answer["vouchers_count"].(float64)
	return int(n), answer["vouchers_generation_status"] == "DONE"
}

// launch starts the program as a process of its own and waits until it is ready. It gives up what was killed sooner than usual.
func launch(t *testing.T, program, storage string) (served, *exec.Cmd) {
	t.Helper()
	addr := freeAddr(t)
	log := &lockedBuffer{}
	cmd := exec.Command(program, "serve", "--addr", addr, "--admin-addr", "", "--storage", storage, "--job-timeout", "8s", "--webhooks-allow-private")
	cmd.Stdout, cmd.Stderr = log, log
	cmd.Env = append(os.Environ(), "PUNCHCARD_BOOTSTRAP_PROJECT_ID=shop", "PUNCHCARD_BOOTSTRAP_APP_ID=app", "PUNCHCARD_BOOTSTRAP_APP_TOKEN=secret",
		"PUNCHCARD_BOOTSTRAP_MANAGEMENT_ID=manage", "PUNCHCARD_BOOTSTRAP_MANAGEMENT_TOKEN=secret")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	s := served{base: "http://" + addr, out: log}
	s.waitUntilReady(t)
	return s, cmd
}
