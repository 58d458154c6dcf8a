package dashboard

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

const importsPath = "/dashboard/projects/shop/imports"

// upload sends a file with the other fields of the form.
func (s *site) upload(t *testing.T, as role, content []byte, fields map[string]string) page {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for name, value := range fields {
		s.must(t, form.WriteField(name, value))
	}
	part, err := form.CreateFormFile("file", "rows.csv")
	s.must(t, err)
	_, err = part.Write(content)
	s.must(t, err)
	s.must(t, form.Close())
	r := httptest.NewRequestWithContext(t.Context(), "POST", importsPath, &body)
	r.Header.Set(roleHeader, string(as))
	r.Header.Set("Content-Type", form.FormDataContentType())
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return page{w.Result(), w.Body.String()}
}

// TestAnImportIsLookedAtBeforeItBegins uploads codes, of which one is wrong, looks at what would come of them, and begins.
func TestAnImportIsLookedAtBeforeItBegins(t *testing.T) {
	s := newSite(t, "Shop")
	content := "Code,Voucher Type,Discount Type,Value,Season\nCODE-A,DISCOUNT_VOUCHER,AMOUNT,5,spring\nCODE-B,DISCOUNT_VOUCHER,PERCENT,500,spring\n"
	if got := s.upload(t, roleRestricted, []byte(content), nil); got.StatusCode != http.StatusForbidden {
		t.Errorf("the support desk uploads: %d", got.StatusCode)
	}
	got := s.upload(t, roleUser, []byte(content), map[string]string{"kind": "voucher"})
	look := got.Header.Get("Location")
	if got.StatusCode != http.StatusSeeOther || !strings.HasPrefix(look, importsPath+"/aa_") {
		t.Fatalf("%d %s\n%s", got.StatusCode, look, got.body)
	}
	shown := s.get(t, roleUser, look)
	for _, want := range []string{"1 of 2 rows that were tried would fail. Nothing was changed.", "Season custom attribute", "Code Voucher Type", "3 CODE-B", "CODE-A DISCOUNT_VOUCHER AMOUNT 5 spring"} {
		if text := strings.Join(strings.Fields(spaced(t, shown)), " "); !strings.Contains(text, want) {
			t.Errorf("the look says\n%s\nand not\n%s", text, want)
		}
	}
	if strings.Contains(shown.text(t), "Value custom") {
		t.Errorf("a column that is known counts as a custom attribute:\n%s", shown.text(t))
	}
	codes, err := s.shop.Vouchers.List(t.Context(), storage.Query{})
	actions, actionsErr := s.shop.AsyncActions.List(t.Context(), storage.Query{})
	if err != nil || actionsErr != nil || len(codes.Items)+len(actions.Items) != 0 {
		t.Fatalf("looking made %d codes and %d tasks: %v %v", len(codes.Items), len(actions.Items), err, actionsErr)
	}
	form := url.Values{"once": {shown.field(t, look+"/start", "once")}}
	task := strings.Replace(look, "/imports/", "/tasks/", 1)
	for range 2 {
		if got := s.send(t, roleUser, "POST", look+"/start", form); got.StatusCode != http.StatusSeeOther || got.Header.Get("Location") != task+"?done=import" {
			t.Fatalf("%d\n%s", got.StatusCode, got.body)
		}
	}
	s.run(t)
	if got := strings.Join(strings.Fields(spaced(t, s.get(t, roleUser, task))), " "); !strings.Contains(got, "Asked by Test Person") || !strings.Contains(got, "1 of 2 done, 1 failed") {
		t.Errorf("the task says\n%s", got)
	}
	again := task + "/again"
	if got := s.get(t, roleUser, task); !strings.Contains(got.body, `href="`+again+`"`) {
		t.Errorf("the task does not lead to %s", again)
	}
	if got := s.get(t, roleRestricted, again); got.StatusCode != http.StatusForbidden {
		t.Errorf("the support desk imports again: %d", got.StatusCode)
	}
	shown = s.get(t, roleUser, again)
	s.check(t, roleUser, again, shown)
	corrected := shown.formAt(t, again)
	for _, wrong := range []string{"", "Name\nx\n"} {
		if got := s.send(t, roleUser, "POST", again, url.Values{"file": {wrong}}); got.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("the rows %q: %d", wrong, got.StatusCode)
		}
	}
	if rows := corrected.Get("file"); !strings.Contains(rows, "CODE-B,DISCOUNT_VOUCHER,PERCENT,500,spring,") || strings.Contains(rows, "CODE-A") {
		t.Fatalf("the rows to correct are\n%s", rows)
	}
	corrected.Set("file", strings.Replace(corrected.Get("file"), "500", "50", 1))
	got = s.send(t, roleUser, "POST", again, corrected)
	next := got.Header.Get("Location")
	if !strings.HasPrefix(next, importsPath+"/aa_") {
		t.Fatalf("the corrected rows: %d\n%s", got.StatusCode, got.body)
	}
	if got := s.send(t, roleUser, "POST", next+"/start", url.Values{"once": {s.get(t, roleUser, next).field(t, next+"/start", "once")}}); got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d\n%s", got.StatusCode, got.body)
	}
	s.run(t)
	if made, err := s.shop.Vouchers.Get(t.Context(), "CODE-B"); err != nil || len(made.Metadata) != 1 {
		t.Errorf("the corrected code is %+v: %v", made, err)
	}
	if made, err := s.shop.Vouchers.Get(t.Context(), "CODE-A"); err != nil || made.Metadata["Season"] != "spring" {
		t.Errorf("the code is %+v: %v", made, err)
	}
	if got := s.get(t, roleUser, look); got.StatusCode != http.StatusNotFound {
		t.Errorf("an import that has begun can be begun again: %d", got.StatusCode)
	}
	if got := s.send(t, roleUser, "POST", look+"/start", url.Values{"once": {"another"}}); got.StatusCode != http.StatusBadRequest && got.StatusCode != http.StatusNotFound {
		t.Errorf("it is begun again: %d", got.StatusCode)
	}
}

// TestEachKindOfFileIsTried uploads a file with a good and a bad row of each kind, and checks that the import comes to what was told.
func TestEachKindOfFileIsTried(t *testing.T) {
	s := newSite(t, "Shop")
	_, err := s.shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{
		Name: "Spring", Voucher: &campaign.VoucherProfile{Discount: discount.Amount(500)},
	}})
	s.must(t, err)
	s.run(t)
	for _, c := range []struct{ kind, campaign, file string }{
		{"voucher", "", "Code,Voucher Type,Discount Type,Value\nA,DISCOUNT_VOUCHER,AMOUNT,5\nB,DISCOUNT_VOUCHER,AMOUNT,x\n"},
		{"voucher", "Spring", "Code,Active\nC,true\nD,perhaps\n"},
		{"customer", "", "Source_id;Name;Birthdate\nann;Ann;2000-01-31\nbob;Bob;soon\n"},
		{"product", "", "name,source_id,price\nMug,mug,5\n,tea,1\n"},
		{"sku", "", "product_id,source_id\nmug,mug-1\nnone,none-1\n"},
	} {
		got := s.upload(t, roleUser, []byte(c.file), map[string]string{"kind": c.kind, "campaign": c.campaign})
		look := got.Header.Get("Location")
		if got.StatusCode != http.StatusSeeOther {
			t.Errorf("%+v: %d\n%s", c, got.StatusCode, spaced(t, got))
			continue
		}
		id := strings.TrimPrefix(look, importsPath+"/")
		draft, err := s.shop.AsyncActions.Draft(t.Context(), id)
		if err != nil || draft.Total != 2 || draft.Tried != 2 || draft.Failed != 1 || len(draft.First) != 2 || draft.Failures[0].Line != 3 {
			t.Errorf("%+v: the draft is %+v, %v", c, draft, err)
		}
		s.send(t, roleUser, "POST", look+"/start", url.Values{"once": {s.get(t, roleUser, look).field(t, look+"/start", "once")}})
		s.run(t)
		done, err := s.shop.AsyncActions.Get(t.Context(), id)
		if err != nil || done.Done != 1 || done.Failed != 1 || done.Result.Failures[0] != draft.Failures[0] {
			t.Errorf("%+v: the import came to %+v, %v", c, done, err)
		}
	}
}

func TestAFileThatIsNoTableIsRefusedAtItsField(t *testing.T) {
	s := newSite(t, "Shop")
	for _, c := range []struct {
		file   string
		fields map[string]string
		want   string
	}{
		{"", map[string]string{"kind": "voucher"}, "The file is empty"},
		{"Name\nx\n", map[string]string{"kind": "voucher"}, "must have the column"},
		{"Code,Code\nx,y\n", map[string]string{"kind": "voucher"}, "twice"},
		{"Code\nx\n", map[string]string{"kind": "voucher", "campaign": "None"}, "a campaign that does not exist"},
		{"name\nx\n", map[string]string{"kind": "product", "campaign": "None"}, "only codes belong to a campaign"},
		{"Code\nx\n", map[string]string{"kind": "secret"}, "Must be one of voucher, customer, product, sku"},
		{"Code\nx\n", map[string]string{"kind": "voucher", "charset": "klingon"}, "klingon"},
	} {
		got := s.upload(t, roleUser, []byte(c.file), c.fields)
		if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), c.want) {
			t.Errorf("%v: %d\n%s", c, got.StatusCode, got.text(t))
		}
		s.check(t, roleUser, importsPath, got)
	}
	if got := s.upload(t, roleUser, make([]byte, maxUpload), map[string]string{"kind": "voucher"}); got.StatusCode != http.StatusRequestEntityTooLarge {
		t.Errorf("a file above the limit: %d", got.StatusCode)
	}
	if got := s.send(t, roleUser, "POST", "/dashboard/theme", url.Values{"theme": {strings.Repeat("x", maxForm)}}); got.StatusCode < 300 {
		t.Errorf("another form above its limit: %d", got.StatusCode)
	}
}

// TestOldDraftsGiveWay prepares more imports than a project keeps.
func TestOldDraftsGiveWay(t *testing.T) {
	s := newSite(t, "Shop")
	var ids []string
	for range 25 {
		draft, err := s.shop.Catalog.PrepareProducts(t.Context(), strings.NewReader("name\nMug\n"), "")
		s.must(t, err)
		ids = append(ids, draft.ID)
	}
	if _, err := s.shop.AsyncActions.Draft(t.Context(), ids[0]); !fault.IsNotFound(err) {
		t.Errorf("the first draft is kept: %v", err)
	}
	if _, err := s.shop.AsyncActions.BeginDraft(t.Context(), ids[0]); !fault.IsNotFound(err) {
		t.Errorf("the first draft begins: %v", err)
	}
	if _, err := s.shop.AsyncActions.BeginDraft(t.Context(), ids[24]); err != nil {
		t.Errorf("the last draft: %v", err)
	}
}

// TestAnImportIntoACampaignAsksForTheFileAlone begins at the page of a campaign. Neither the form nor the rows that failed ask for the campaign again.
func TestAnImportIntoACampaignAsksForTheFileAlone(t *testing.T) {
	s := newSite(t, "Shop")
	made, err := s.shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{
		Name: "Spring / 5 %", Voucher: &campaign.VoucherProfile{Discount: discount.Amount(500)},
	}})
	s.must(t, err)
	s.run(t)
	id := made.ID
	from := importsPath + "?campaign=" + id
	if got := s.get(t, roleUser, shopPath+"campaigns/"+id+"/codes"); !strings.Contains(got.body, `href="`+from+`"`) {
		t.Errorf("the campaign does not lead to %s", from)
	}
	shown := s.get(t, roleUser, from)
	s.check(t, roleUser, from, shown)
	fields := map[string]string{}
	for name, values := range shown.formAt(t, importsPath) {
		fields[name] = values[0]
	}
	if fields["kind"] != "voucher" || fields["into"] != id || !strings.Contains(shown.text(t), "into the campaign Spring / 5 %") || strings.Contains(shown.body, `name="campaign"`) {
		t.Errorf("the form has %v and says\n%s", fields, shown.text(t))
	}
	delete(fields, "file")
	refused := s.upload(t, roleUser, []byte("Name\nx\n"), fields)
	if refused.StatusCode != http.StatusUnprocessableEntity || refused.field(t, importsPath, "into") != id {
		t.Errorf("a file without codes: %d\n%s", refused.StatusCode, refused.body)
	}
	got := s.upload(t, roleUser, []byte("Code,Active\nA,true\nB,perhaps\n"), fields)
	look := got.Header.Get("Location")
	if got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d\n%s", got.StatusCode, got.text(t))
	}
	draft := s.get(t, roleUser, look)
	s.check(t, roleUser, look, draft)
	if !strings.Contains(spaced(t, draft), "Into the campaign Spring / 5 %") {
		t.Errorf("the look says\n%s", spaced(t, draft))
	}
	s.send(t, roleUser, "POST", look+"/start", url.Values{"once": {draft.field(t, look+"/start", "once")}})
	s.run(t)
	task := strings.Replace(look, "/imports/", "/tasks/", 1)
	if got := spaced(t, s.get(t, roleUser, task)); !strings.Contains(got, "Into the campaign Spring / 5 %") {
		t.Errorf("the task says\n%s", got)
	}
	again := s.get(t, roleUser, task+"/again").formAt(t, task+"/again")
	if again.Has("campaign") {
		t.Error("the rows that failed ask for the campaign")
	}
	again.Set("file", strings.Replace(again.Get("file"), "perhaps", "false", 1))
	next := s.send(t, roleUser, "POST", task+"/again", again).Header.Get("Location")
	s.send(t, roleUser, "POST", next+"/start", url.Values{"once": {s.get(t, roleUser, next).field(t, next+"/start", "once")}})
	s.run(t)
	if code, err := s.shop.Vouchers.Get(t.Context(), "B"); err != nil || code.CampaignID != id || code.Active {
		t.Errorf("the code is %+v: %v", code, err)
	}
}
