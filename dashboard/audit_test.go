package dashboard

import (
	"context"
	"encoding/csv"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/voucher"
)

const auditPath = "/dashboard/projects/shop/audit"

// TestAuditListsWhoChangedWhat switches a code off as two people, and filters the list.
func TestAuditListsWhoChangedWhat(t *testing.T) {
	s := newSite(t, "Shop")
	made, err := s.shop.Vouchers.Create(t.Context(), voucher.AmountOff("FIVE", 500))
	s.must(t, err)
	form := url.Values{"once": {"form_1"}, "active": {"false"}}
	if got := s.send(t, roleUser, "POST", "/dashboard/projects/shop/codes/"+made.ID+"/active", form); got.StatusCode != 303 {
		t.Fatalf("the code is switched off: %d\n%s", got.StatusCode, got.body)
	}
	other := audit.Change{Actor: audit.Actor{ID: "key_1", Name: "Sync", Role: audit.RoleManagementKey, Address: "192.0.2.7"}, Act: "PUT /management/v1/x",
		Object: audit.Object{Type: "webhooks", ID: "wh_1", Name: "hook"}}
	refusal := fault.Invalid("resource_in_use", "Resource in use", "")
	_ = s.shop.Audit.Do(t.Context(), other, func(context.Context) (any, error) { return nil, refusal })

	all := s.get(t, roleAdmin, auditPath).text(t)
	for _, want := range []string{"Test PersonMarketer · 192.0.2.1", "Switched off", "FIVEvoucher", "Activetrue → false", "SyncManagement key · 192.0.2.7", "PUT /management/v1/x", "hookwebhooks", "Refused"} {
		if !strings.Contains(all, want) {
			t.Errorf("the list lacks %q:\n%s", want, all)
		}
	}
	today := time.Now().UTC()
	for query, want := range map[string]string{
		"by=key_1": "hook", "by=user_test": "FIVE", "object=wh_1": "hook", "object=" + made.ID: "FIVE", "act=voucher.disabled": "FIVE", "result=refused": "hook",
		"result=done": "FIVE", "result=unknown": "", "by=nobody": "", "from=" + today.AddDate(0, 0, -1).Format(time.DateOnly): "FIVE hook",
		"to=" + today.AddDate(0, 0, -2).Format(time.DateOnly): "", "from=" + today.AddDate(0, 0, 2).Format(time.DateOnly): "",
		"from=" + today.AddDate(0, 0, -1).Format(time.DateOnly) + "&to=" + today.AddDate(0, 0, 1).Format(time.DateOnly) + "&by=key_1": "hook",
	} {
		file := s.get(t, roleAdmin, auditPath+".csv?"+query)
		rows, err := csv.NewReader(strings.NewReader(file.body)).ReadAll()
		if err != nil || file.Header.Get("Content-Disposition") != `attachment; filename="audit.csv"` {
			t.Fatalf("%s: %v %v", query, err, file.Header)
		}
		var shown []string
		for _, row := range rows[1:] {
			shown = append(shown, row[9])
		}
		page := s.get(t, roleAdmin, auditPath+"?"+query)
		list := page.elements(t)
		for _, name := range []string{"FIVE", "hook"} {
			inFile, inList := strings.Contains(strings.Join(shown, " "), name), false
			for _, e := range list {
				if e.Data == "td" && attribute(e, "data-label") == "Object" && strings.HasPrefix(wordsOf(e), name) {
					inList = true
				}
			}
			if expected := strings.Contains(want, name); inFile != expected || inList != expected {
				t.Errorf("%s: %s is in the file: %t, in the list: %t, want %t", query, name, inFile, inList, expected)
			}
		}
	}
	for _, wrong := range []string{"from=tomorrow", "to=2026-13-01", "before=x", "by=a%00b"} {
		if got := s.get(t, roleAdmin, auditPath+"?"+wrong); got.StatusCode != 400 {
			t.Errorf("%s is %d", wrong, got.StatusCode)
		}
	}
}

// TestAuditHasPages reads more entries than a page lists, and all of them in the file.
func TestAuditHasPages(t *testing.T) {
	s := newSite(t, "Shop")
	for i := range listPage + 5 {
		c := audit.Change{Act: "voucher.disabled", Actor: audit.Actor{ID: "u"}, Object: audit.Object{ID: "v", Name: "CODE" + strconv.Itoa(i)}}
		s.must(t, s.shop.Audit.Do(t.Context(), c, func(context.Context) (any, error) { return nil, nil }))
	}
	seen, at := map[string]bool{}, auditPath
	for pages := 0; at != "" && pages < 5; pages++ {
		next := ""
		for _, e := range s.get(t, roleAdmin, at).elements(t) {
			if e.Data == "a" && wordsOf(e) == "Older" {
				next = attribute(e, "href")
			}
			if e.Data == "td" && strings.HasPrefix(wordsOf(e), "CODE") {
				seen[wordsOf(e)] = true
			}
		}
		at = next
	}
	rows, err := csv.NewReader(strings.NewReader(s.get(t, roleAdmin, auditPath+".csv").body)).ReadAll()
	if err != nil || len(seen) != listPage+5 || len(rows) != listPage+6 {
		t.Errorf("%d entries on pages, %d rows, %v", len(seen), len(rows), err)
	}
}
