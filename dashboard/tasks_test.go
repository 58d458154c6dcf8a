package dashboard

import (
	"context"
	"encoding/csv"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// run lets background work run until there is none left.
func (s *site) run(t *testing.T) {
	t.Helper()
	s.must(t, s.engine.DrainEvents(t.Context(), "shop"))
	s.must(t, s.engine.Start(t.Context()))
	for {
		deliveries, err := s.shop.Webhooks.Deliveries(t.Context(), storage.Query{})
		s.must(t, err)
		actions, err := s.shop.AsyncActions.List(t.Context(), storage.Query{})
		s.must(t, err)
		exports, err := s.shop.Exports.List(t.Context(), storage.Query{})
		s.must(t, err)
		if !slices.ContainsFunc(actions.Items, func(a asyncaction.Action) bool { return !a.Finished() }) &&
			!slices.ContainsFunc(exports.Items, func(x export.Export) bool { return !x.Finished() }) &&
			!slices.ContainsFunc(deliveries.Items, func(d webhook.Delivery) bool {
				return d.Status == webhook.StatusPending && (d.Attempts == 0 || d.Attempts > int64(len(d.Log)) || !d.NextAt.After(s.shop.Now()))
			}) {
			break
		}
		time.Sleep(time.Millisecond)
	}
	s.must(t, s.engine.Stop(context.WithoutCancel(t.Context())))
}

// codesFile is a file of codes: the first row is right, the second gives 500 %.
func codesFile(t *testing.T, code string) io.ReadSeeker {
	t.Helper()
	var b strings.Builder
	w := csv.NewWriter(&b)
	if err := w.WriteAll([][]string{
		{"Code", "Voucher Type", "Discount Type", "Value", "Season"},
		{code + "-A", "DISCOUNT_VOUCHER", "AMOUNT", "5", "spring"}, {code + "-B", "DISCOUNT_VOUCHER", "PERCENT", "500", "spring"},
	}); err != nil {
		t.Fatal(err)
	}
	return strings.NewReader(b.String())
}

// asked is the context of a request of the person of tests.
func asked(t *testing.T) context.Context {
	return env.WithSource(t.Context(), env.Source{Channel: env.ChannelUserPortal, UserID: "user_test"})
}

// fillTasks makes a background task with a row that failed, and an export.
func (s *site) fillTasks(t *testing.T, code string) {
	a, err := s.shop.Vouchers.ImportFile(asked(t), codesFile(t, code[:min(len(code), 200)]), "", false)
	s.must(t, err)
	x, err := s.shop.Exports.Create(asked(t), export.Request{Object: "voucher"})
	s.must(t, err)
	draft, err := s.shop.Vouchers.PrepareFile(asked(t), codesFile(t, code[:min(len(code), 200)]), "", false)
	s.must(t, err)
	s.ids["actionId"], s.ids["exportId"], s.ids["importId"] = a.ID, x.ID, draft.ID
	s.run(t)
}

func TestATaskSaysWhoAskedAndWhatFailed(t *testing.T) {
	s := newSite(t, "Shop")
	s.fillTasks(t, "CODE")
	list := s.get(t, roleUser, "/dashboard/projects/shop/tasks").text(t)
	if want := "Import of codes from a file ◉Done in part 1 of 2 done, 1 failed Test Person"; !strings.Contains(list, want) {
		t.Errorf("the list says\n%s\nand not\n%s", list, want)
	}
	address := "/dashboard/projects/shop/tasks/" + s.ids["actionId"]
	task := s.get(t, roleViewer, address)
	for _, want := range []string{"1 voucher(s) imported successfully, 1 failed.", "Asked by Test Person", "3 CODE-B"} {
		if got := strings.Join(strings.Fields(spaced(t, task)), " "); !strings.Contains(got, want) {
			t.Errorf("the page says\n%s\nand not\n%s", got, want)
		}
	}
	if strings.Contains(task.body, "/failed") {
		t.Error("a viewer is offered the rows")
	}
	if got := s.get(t, roleUser, address); !strings.Contains(got.body, `href="`+address+`/failed"`) {
		t.Errorf("a marketer is not offered the rows:\n%s", got.body)
	}
	got := s.get(t, roleUser, address+"/failed")
	rows, err := csv.NewReader(strings.NewReader(got.body)).ReadAll()
	if err != nil || len(rows) != 2 {
		t.Fatalf("the file is %q: %v", got.body, err)
	}
	want := [][]string{{"Code", "Voucher Type", "Discount Type", "Value", "Season", "Why it failed"}, {"CODE-B", "DISCOUNT_VOUCHER", "PERCENT", "500", "spring", rows[1][5]}}
	if diff := cmp.Diff(want, rows); diff != "" || !strings.Contains(rows[1][5], "100") {
		t.Errorf("the file: %s", diff)
	}
	if got.Header.Get("Content-Disposition") != `attachment; filename="`+s.ids["actionId"]+`-failed.csv"` || got.Header.Get("Content-Security-Policy") != contentPolicy {
		t.Errorf("the file has the headers %v", got.Header)
	}

	// The corrected file is imported without its last column.
	again, err := s.shop.Vouchers.ImportFile(asked(t), strings.NewReader(strings.ReplaceAll(got.body, "500", "50")), "", false)
	s.must(t, err)
	s.run(t)
	if again, err = s.shop.AsyncActions.Get(t.Context(), again.ID); err != nil || again.Done != 1 || again.Failed != 0 {
		t.Errorf("the corrected file: %+v %v", again, err)
	}
	if made, err := s.shop.Vouchers.Get(t.Context(), "CODE-B"); err != nil || len(made.Metadata) != 1 {
		t.Errorf("the code has the metadata %v: %v", made.Metadata, err)
	}
	if got := s.get(t, roleUser, "/dashboard/projects/shop/tasks/"+again.ID+"/failed"); got.StatusCode != http.StatusNotFound {
		t.Errorf("rows of a task without failed ones: %d", got.StatusCode)
	}
}

// spaced is the text of a page, with a blank between its elements.
func spaced(t *testing.T, p page) string {
	t.Helper()
	return page{p.Response, strings.ReplaceAll(p.body, "<", " <")}.text(t)
}

func TestATaskIsCanceledOnce(t *testing.T) {
	s := newSite(t, "Shop")
	a, err := s.shop.Vouchers.ImportFile(asked(t), codesFile(t, "CODE"), "", false) // nothing runs it
	s.must(t, err)
	address := "/dashboard/projects/shop/tasks/" + a.ID
	page := s.get(t, roleUser, address)
	if strings.Contains(s.get(t, roleRestricted, address).body, address+"/cancel") {
		t.Error("the support desk may cancel imports")
	}
	if got := spaced(t, page); !strings.Contains(got, "Waiting") {
		t.Errorf("the page says\n%s", got)
	}
	form := url.Values{"once": {page.field(t, address+"/cancel", "once")}}
	for range 2 {
		if got := s.send(t, roleUser, "POST", address+"/cancel", form); got.StatusCode != http.StatusSeeOther || got.Header.Get("Location") != address+"?done=task-canceled" {
			t.Fatalf("%d\n%s", got.StatusCode, got.body)
		}
	}
	if got := spaced(t, s.get(t, roleUser, address)); !strings.Contains(got, "Canceled after 0 of 2 rows.") || strings.Contains(got, "Cancel this task?") {
		t.Errorf("afterwards the page says\n%s", got)
	}
	s.run(t)
	if got, err := s.shop.AsyncActions.Get(t.Context(), a.ID); err != nil || got.Done != 0 || !got.Result.Canceled {
		t.Errorf("the task is %+v, %v", got, err)
	}
	entries, err := s.shop.Audit.List(t.Context(), storage.Query{})
	if err != nil || len(entries.Items) != 1 || entries.Items[0].Act != "task.canceled" || entries.Items[0].Object.ID != a.ID {
		t.Errorf("the audit log: %+v %v", entries.Items, err)
	}
}

// TestAnOpenTaskIsFollowed asks for the part of a task again, while it waits and after it has ended.
func TestAnOpenTaskIsFollowed(t *testing.T) {
	s := newSite(t, "Shop")
	a, err := s.shop.Vouchers.ImportFile(asked(t), codesFile(t, "CODE"), "", false)
	s.must(t, err)
	for _, path := range []string{"tasks", "tasks/" + a.ID} {
		part := strings.TrimSuffix(path, "s/"+a.ID)
		address := "/dashboard/projects/shop/" + path
		again, trigger := s.get(t, roleViewer, address).poll(t, part)
		if trigger != "every 1s" {
			t.Errorf("%s asks %q", path, trigger)
		}
		if got := s.get(t, roleViewer, again, "HX-Request", "true", "HX-Target", "section#"+part); got.StatusCode != http.StatusNoContent {
			t.Errorf("with nothing new %s is %d", again, got.StatusCode)
		}
	}
	underWay := func(want string) {
		t.Helper()
		address, trigger := s.get(t, roleViewer, "/dashboard/projects/shop/home").poll(t, "under-way")
		got := s.get(t, roleViewer, address, "HX-Request", "true", "HX-Target", "span#under-way")
		if trigger != "every 15s, load" || got.StatusCode != 200 || !strings.Contains(got.body, want) || want == "" && strings.TrimSpace(got.body) != "" {
			t.Errorf("the top bar asks %q, is answered %d and says %q, want %q", trigger, got.StatusCode, got.body, want)
		}
	}
	underWay(">Tasks under way: 1</a>")
	list, _ := s.get(t, roleViewer, "/dashboard/projects/shop/tasks").poll(t, "tasks")
	task, _ := s.get(t, roleViewer, "/dashboard/projects/shop/tasks/"+a.ID).poll(t, "task")
	s.run(t)
	underWay("")
	got := s.get(t, roleViewer, list, "HX-Request", "true", "HX-Target", "section#tasks")
	if _, trigger := got.poll(t, "tasks"); got.StatusCode != 200 || trigger != "every 15s" || strings.Contains(got.body, "<h1") {
		t.Errorf("afterwards the list is %d and asks %q", got.StatusCode, trigger)
	}
	got = s.get(t, roleViewer, task, "HX-Request", "true", "HX-Target", "section#task")
	if again, _ := got.poll(t, "task"); got.StatusCode != 200 || again != "" || !strings.Contains(got.body, "Done in part") {
		t.Errorf("afterwards the task is %d, asks %q\n%s", got.StatusCode, again, got.body)
	}
}

// poll is what an element asks for again, and how often.
func (p page) poll(t *testing.T, id string) (href, trigger string) {
	t.Helper()
	for _, e := range p.elements(t) {
		if attribute(e, "id") == id {
			return attribute(e, "hx-get"), attribute(e, "hx-trigger")
		}
	}
	t.Fatalf("there is no %s in\n%s", id, p.body)
	return "", ""
}

func TestAnExportIsMadeAndDownloaded(t *testing.T) {
	s := newSite(t, "Shop")
	_, err := s.shop.Customers.Upsert(t.Context(), customer.Request{SourceID: "ann", Update: customer.Update{Name: patch.Set("Ann")}})
	s.must(t, err)
	s.coupon(t, "CODE", nil)
	const address = "/dashboard/projects/shop/exports"
	begin := func(as role, object, campaign string) page {
		form := url.Values{"object": {object}, "campaign": {campaign}, "once": {s.get(t, as, address).field(t, address, "once")}}
		return s.send(t, as, "POST", address, form)
	}
	for _, wrong := range []struct {
		as               role
		object, campaign string
		want             int
	}{
		{roleRestricted, "customer", "", http.StatusForbidden}, {roleUser, "secrets", "", http.StatusBadRequest}, {roleUser, "customer", "Spring", http.StatusUnprocessableEntity},
		{roleUser, "voucher", "Spring", http.StatusUnprocessableEntity},
	} {
		if got := begin(wrong.as, wrong.object, wrong.campaign); got.StatusCode != wrong.want {
			t.Errorf("%+v: %d\n%s", wrong, got.StatusCode, got.body)
		}
	}
	for _, object := range []string{"voucher", "customer"} {
		if got := begin(roleUser, object, ""); got.StatusCode != http.StatusSeeOther {
			t.Fatalf("%d\n%s", got.StatusCode, got.body)
		}
	}
	s.run(t)
	made, err := s.shop.Exports.List(t.Context(), storage.Query{Order: latestFirst})
	s.must(t, err)
	if len(made.Items) != 2 || made.Items[0].UserID != "user_test" || made.Items[0].Object != "customer" {
		t.Fatalf("there are %+v", made.Items)
	}
	customers, codes := address+"/"+made.Items[0].ID+"/file", address+"/"+made.Items[1].ID+"/file"
	if got := s.get(t, roleUser, customers); got.StatusCode != 200 || !strings.Contains(got.body, "Ann") {
		t.Errorf("the customers are %d %q", got.StatusCode, got.body)
	}
	if got := s.get(t, roleRestricted, customers); got.StatusCode != http.StatusForbidden {
		t.Errorf("the support desk downloads customers: %d", got.StatusCode)
	}
	if got := s.get(t, roleRestricted, codes); got.StatusCode != 200 || !strings.Contains(got.body, "CODE") {
		t.Errorf("the codes are %d %q", got.StatusCode, got.body)
	}
	list := s.get(t, roleRestricted, address)
	if strings.Contains(list.body, customers) || !strings.Contains(list.body, codes) || !strings.Contains(spaced(t, list), "1 row") {
		t.Errorf("the list is\n%s", list.body)
	}
}
