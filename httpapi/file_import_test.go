package httpapi_test

import (
	"bytes"
	"fmt"
	"io"
	"mime/multipart"
	"net/http/httptest"
	"net/textproto"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/storage"
)

// send posts a form with a file and other fields, which are name and value pairs.
func (s *server) send(path, contentType, file string, fields ...string) answer {
	s.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="file"; filename="table.csv"`}, "Content-Type": {contentType},
	})
	if err != nil {
		s.t.Fatal(err)
	}
	if _, err := io.WriteString(part, file); err != nil {
		s.t.Fatal(err)
	}
	for i := 0; i < len(fields); i += 2 {
		if err := form.WriteField(fields[i], fields[i+1]); err != nil {
			s.t.Fatal(err)
		}
	}
	if err := form.Close(); err != nil {
		s.t.Fatal(err)
	}
	return s.raw(path, form.FormDataContentType(), body.String())
}

// raw posts a body of any type.
func (s *server) raw(path, contentType, body string) answer {
	s.t.Helper()
	r := httptest.NewRequestWithContext(s.t.Context(), "POST", path, strings.NewReader(body))
	for name, value := range s.headers {
		r.Header.Set(name, value)
	}
	r.Header.Set("Content-Type", contentType)
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	a := answer{status: w.Code, raw: w.Body.String(), header: w.Header()}
	if w.Body.Len() > 0 {
		a.body = decodeJSON(s.t, w.Body.Bytes())
	}
	s.checkAnswer("POST", path, a)
	return a
}

// imported sends a file, runs the import and returns its result.
func (s *server) imported(status int, path, file string, fields ...string) object {
	s.t.Helper()
	a := s.send(path, "text/csv", file, fields...)
	if a.status != status {
		s.t.Fatalf("POST %s: %d %s", path, a.status, a.raw)
	}
	return s.work(a.body.(object)["async_action_id"])["result"].(object)
}

// table joins lines.
func table(lines ...string) string { return strings.Join(lines, "\n") + "\n" }

func TestCodesOfAFileAreImported(t *testing.T) {
	s := newServer(t)
	s.post("/management/v1/projects/"+s.project+"/metadata-schemas", object{"related_object": "voucher",
		"properties": object{"Season": object{"type": "string", "optional": true}, "Visits": object{"type": "number", "optional": true}}})
	s.post("/v1/categories", object{"name": "Old", "hierarchy": 4})
	rule := s.ruleSet(object{"name": "over 1", "rules": object{"1": object{"name": "order.amount", "conditions": object{"$more_than": []int{1}}}}})
	s.post("/v1/vouchers/OLD", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "AMOUNT", "amount_off": 100}, "metadata": object{"kept": 1}})
	got := s.imported(202, "/v1/vouchers/importCSV", table(
		"Code, voucher_type,Discount Type,Value,Category,Start Date,Expiration Date,Redemption Limit,Redeemed Quantity,Redeemed Amount,Active,Additional Info,Validation Rule ID,Season,Visits",
		`A,DISCOUNT_VOUCHER,AMOUNT,10.5,New,2026-01-01,2026-12-31,5,2,,TRUE,"a, b",`+rule+`,summer,12`,
		`B,DISCOUNT_VOUCHER,PERCENT,12.5,Old,,,,,,false`,
		`C,GIFT_VOUCHER,,100,New,,,,1,30.01,,,,,`,
		`OLD,,AMOUNT,2,,,,,,,,,,autumn,`,
		`D,,,,,,,,,,,,,,`,
		`E,DISCOUNT_VOUCHER,AMOUNT,1.005,,,,,,,,,,,`,
		`F,DISCOUNT_VOUCHER,AMOUNT,1,,soon,,,,,,,,,`,
		`,DISCOUNT_VOUCHER,AMOUNT,1,,,,,,,,,,,`,
		``,
		`G,DISCOUNT_VOUCHER,AMOUNT,1,,,,,,,,"two`,
		`lines",val_nobody,,`,
		`H,DISCOUNT_VOUCHER,AMOUNT,1,,,,,,,,,,,many`,
		`I,GIFT_VOUCHER,,10,,,,,,10.01,,,,,`,
	))
	report := got["reports"].([]any)[0].(string)
	shows(t, got, `{"message": "4 voucher(s) imported successfully, 7 failed.", "done_count": 4, "failed_count": 7, "reports": ["*"],
		"reports_available_till": "2026-12-21T12:00:00.000Z", "failed": [
		{"code": "D", "row": 5, "line": 6, "reason": "Voucher Type is required"},
		{"code": "E", "row": 6, "line": 7, "reason": "Value: must be an amount with at most two decimals such as 12.50 (actual value is '1.005')"},
		{"code": "F", "row": 7, "line": 8, "reason": "*"},
		{"row": 8, "line": 9, "reason": "Code is required"},
		{"code": "G", "row": 9, "line": 11, "reason": "Cannot find validation_rules with id val_nobody"},
		{"code": "H", "row": 10, "line": 13, "reason": "Visits: must be a number (actual value is 'many')"},
		{"code": "I", "row": 11, "line": 14, "reason": "*"}]}`)
	if text := s.file("GET", report); !strings.Contains(text, "row,line,code,found,updated,reason\n5,6,D,false,false,Voucher Type is required\n") {
		t.Errorf("report: %s", text)
	}
	a := s.get("/v1/vouchers/A")
	shows(t, a["discount"], `{"type": "AMOUNT", "amount_off": 1050}`)
	shows(t, a["metadata"], `{"Season": "summer", "Visits": 12}`)
	shows(t, a["categories"], `[{"id": "*", "name": "New", "hierarchy": 5, "object": "category", "created_at": "*"}]`)
	if got := fmt.Sprint(a["start_date"], a["expiration_date"], a["active"], a["additional_info"], a["redemption"].(object)["quantity"], a["redemption"].(object)["redeemed_quantity"],
		a["validation_rules_assignments"].(object)["total"]); got != "2026-01-01T00:00:00.000Z2026-12-31T23:59:59.999Ztruea, b521" {
		t.Errorf("voucher: %s", got)
	}
	b := s.get("/v1/vouchers/B")
	shows(t, b["discount"], `{"type": "PERCENT", "percent_off": 12.5}`)
	if b["active"] != false || b["category"] != "Old" {
		t.Errorf("voucher: %v", b)
	}
	shows(t, s.get("/v1/vouchers/C")["gift"].(object)["balance"], `6999`)
	if differences := s.verify(); differences != "" {
		t.Error(differences)
	}
	old := s.get("/v1/vouchers/OLD")
	shows(t, old["metadata"], `{"kept": 1, "Season": "autumn"}`)
	shows(t, old["discount"], `{"type": "AMOUNT", "amount_off": 200}`)
	if types := s.eventTypes("voucher."); fmt.Sprint(types) != "[voucher.created]" { // of the code OLD
		t.Errorf("an import sends %q", types)
	}
	s.imported(202, "/v1/vouchers/importCSV", "Code,Voucher Type,Value\nOLD,,\nNEW,GIFT_VOUCHER,5\n", "webhooks_enable", "true")
	if types := s.eventTypes("voucher."); fmt.Sprint(types[1:]) != "[voucher.created voucher.updated]" {
		t.Errorf("an import with webhooks sends %q", types)
	}
}

// eventTypes lists the types of all events with a prefix, in order.
func (s *server) eventTypes(beginning string) (types []string) {
	s.t.Helper()
	page, err := s.backend.store(s.project).Events().List(s.t.Context(), storage.Query{Filter: storage.Where("type", storage.OpStartsWith, beginning)})
	if err != nil {
		s.t.Fatal(err)
	}
	for _, e := range page.Items {
		types = append(types, e.Type)
	}
	return types
}

// verify recomputes all balances and returns the differences.
func (s *server) verify() (differences string) {
	s.t.Helper()
	if _, err := s.engine.Project(s.project).Verify(s.t.Context(), func(d string) { differences += d + "\n" }); err != nil {
		s.t.Fatal(err)
	}
	return differences
}

func TestCodesOfAFileAreImportedIntoACampaign(t *testing.T) {
	s := newServer(t)
	c := s.post("/v1/campaigns", object{"name": "Cards", "campaign_type": "GIFT_VOUCHERS", "metadata": object{"of": "campaign"},
		"voucher": object{"type": "GIFT_VOUCHER", "gift": object{"amount": 1000, "effect": "APPLY_TO_ITEMS"}}})
	path := "/v1/campaigns/" + c["id"].(string)
	s.post(path+"/vouchers/OLD", object{})
	s.post("/v1/vouchers/OTHER", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 500}})
	got := s.imported(200, path+"/importCSV", table(
		"Code,Active,Gift Amount,Category,Region,Voucher Type,Discount Type,Value",
		"A,FALSE,25,New,West,DISCOUNT_VOUCHER,AMOUNT,7",
		"B,,,,,,,",
		"OLD,FALSE,99,New,East,,,",
		"OTHER,,,,,,,",
		"A,TRUE,,,,,,",
	))
	if got["message"] != "4 voucher(s) imported successfully, 1 failed." {
		t.Errorf("result: %v", got)
	}
	a := s.get("/v1/vouchers/A")
	shows(t, a["metadata"], `{"of": "campaign", "Region": "West"}`)
	if got := fmt.Sprint(a["gift"].(object)["balance"], a["gift"].(object)["effect"], a["category"], a["active"]); got != "2500APPLY_TO_ITEMSNewtrue" {
		t.Errorf("voucher: %s", got)
	}
	old := s.get("/v1/vouchers/OLD")
	if got := fmt.Sprint(old["gift"].(object)["balance"], old["category"], old["active"]); got != "1000Newfalse" {
		t.Errorf("voucher: %s", got)
	}
	shows(t, old["metadata"], `{"of": "campaign"}`)
	if n := s.get(path)["vouchers_count"]; fmt.Sprint(n) != "3" {
		t.Errorf("vouchers_count: %v", n)
	}
	a2 := s.send("/v1/campaigns/nobody/importCSV", "text/csv", "Code\nA\n")
	if a2.status != 404 {
		t.Errorf("an unknown campaign: %d %s", a2.status, a2.raw)
	}
}

func TestCustomersOfAFileAreImported(t *testing.T) {
	s := newServer(t)
	s.post("/v1/customers", object{"source_id": "old", "name": "Old", "email": "old@example.com", "phone": "1", "metadata": object{"gone": 1, "kept": 2},
		"address": object{"city": "Paris"}})
	got := s.imported(202, "/v1/customers/importCSV", table(
		"Name,Source_id,Email,Birthdate,Address_line_1,City,gone,vip,Address_Country",
		"Ada,ada,ada@example.com,1990-05-17,Street 1,London,x,true,GB",
		"New,old,,,,,,null,",
		"Nobody,,,,,,,false,",
		"Bad,bad,,soon,,,,,",
	))
	shows(t, got, `{"message": "3 customer(s) imported successfully, 1 failed.", "done_count": 3, "failed_count": 1, "reports": ["*"], "reports_available_till": "*",
		"failed": [{"source_id": "bad", "row": 4, "line": 5, "reason": "Property .birthdate must be a date such as 1990-05-17 (actual value is 'soon')"}]}`)
	ada := s.get("/v1/customers/ada")
	shows(t, ada["metadata"], `{"gone": "x", "vip": true}`)
	shows(t, ada["address"], `{"city": "London", "country": "GB", "line_1": "Street 1", "line_2": null, "postal_code": null, "state": null}`)
	old := s.get("/v1/customers/old")
	shows(t, old["metadata"], `{"kept": 2}`)
	if got := fmt.Sprint(old["name"], old["email"], old["phone"], old["address"]); got != "New<nil>1<nil>" {
		t.Errorf("customer: %s", got)
	}
	if total := s.get("/v1/customers")["total"]; fmt.Sprint(total) != "3" {
		t.Errorf("%v customers", total)
	}
}

func TestProductsAndSKUsOfFilesAreImported(t *testing.T) {
	s := newServer(t)
	s.post("/v1/products", object{"source_id": "old", "name": "Old", "price": 100})
	got := s.imported(200, "/v1/products/importCSV", table(
		"name,source_id,price,attributes,image_url,fabric",
		`Shirt,shirt,30.00,"color, size",https://shop.example/shirt.png,wool`,
		`New name,old,99,,,silk`,
		`,nameless,1,,,`,
		`Dear,dear,a lot,,,`,
	))
	if got["message"] != "2 product(s) imported successfully, 2 failed." {
		t.Errorf("result: %v", got)
	}
	shirt := s.get("/v1/products/shirt")
	shows(t, []any{shirt["price"], shirt["attributes"], shirt["metadata"], shirt["image_url"]}, `[3000, ["color", "size"], {"fabric": "wool"}, "https://shop.example/shirt.png"]`)
	old := s.get("/v1/products/old")
	shows(t, []any{old["name"], old["price"], old["metadata"]}, `["New name", 100, {}]`)

	s.post("/v1/products/old/skus", object{"source_id": "old-1", "sku": "Old", "price": 100, "attributes": object{"size": "S"}})
	got = s.imported(200, "/v1/skus/importCSV", table(
		"product_id,sku,source_id,price,attributes,fabric",
		`shirt,Red,red,35,"{'color': 'red', 'cut': 'men\'s'}",wool`,
		shirt["id"].(string)+`,Blue,blue,,"{""color"": ""blue""}",`,
		`old,Older,old-1,2.50,{'size': 'XL'},silk`,
		`shirt,Stolen,old-1,1,,`,
		`nobody,Lost,lost,1,,`,
		`shirt,Broken,broken,1,color: red,`,
	))
	shows(t, got["failed"], `[{"row": 4, "line": 5, "reason": "Duplicated sku exists with source_id old-1"}, {"row": 5, "line": 6, "reason": "Cannot find product with id nobody"},
		{"row": 6, "line": 7, "reason": "attributes: must be an object such as {'color': 'blue'} (actual value is 'color: red')"}]`)
	shows(t, s.get("/v1/products/shirt")["attributes"], `["color", "size", "cut"]`)
	red := s.get("/v1/skus/red")
	shows(t, []any{red["price"], red["attributes"], red["metadata"]}, `[3500, {"color": "red", "cut": "men's"}, {"fabric": "wool"}]`)
	older := s.get("/v1/skus/old-1")
	shows(t, []any{older["sku"], older["price"], older["attributes"], older["metadata"]}, `["Older", 250, {"size": "S"}, {}]`)
}

func TestFilesOfEveryEncodingAreRead(t *testing.T) {
	inUTF16 := func(low, high int) string {
		text := []byte{}
		for _, unit := range utf16.Encode([]rune("\ufeffSource_id,Name\nx,Zoë 🎈\n")) {
			both := [2]byte{}
			both[low], both[high] = byte(unit), byte(unit>>8)
			text = append(text, both[:]...)
		}
		return string(text)
	}
	for name, c := range map[string]struct{ contentType, file, want string }{
		"a byte order mark":         {"text/csv", "\ufeffSource_id,Name\nx,Zoë\n", "Zoë"},
		"UTF-16, low byte first":    {"text/csv", inUTF16(0, 1), "Zoë 🎈"},
		"UTF-16, high byte first":   {"text/csv", inUTF16(1, 0), "Zoë 🎈"},
		"Latin-1 by name":           {"text/csv; charset=ISO-8859-1", "Source_id,Name\nx,Zo\xeb\n", "Zoë"},
		"Windows-1252 by name":      {"text/csv; charset=windows-1252", "Source_id,Name\nx,Zo\xeb \x80\n", "Zoë €"},
		"semicolons":                {"text/csv", "Source_id;Name\nx;\"Zoë;\"\n", "Zoë;"},
		"tabs":                      {"text/csv", "Source_id\tName\nx\tZoë\n", "Zoë"},
		"lines of Windows":          {"text/csv", "Source_id,Name\r\nx,Zoë\r\n", "Zoë"},
		"lines of an old Macintosh": {"text/csv", "Source_id,Name\rx,Zoë\r", "Zoë"},
		"doubled quotes":            {"text/csv", "Source_id,Name\nx,\"Zoë \"\"Z\"\"\"", `Zoë "Z"`},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServer(t)
			a := s.send("/v1/customers/importCSV", c.contentType, c.file)
			if a.status != 202 {
				t.Fatalf("%d %s", a.status, a.raw)
			}
			s.work(a.body.(object)["async_action_id"])
			if got := s.get("/v1/customers/x")["name"]; got != c.want {
				t.Errorf("the name is %q, want %q", got, c.want)
			}
		})
	}
}

func TestBadRowsOfAFileFailAmongGoodOnes(t *testing.T) {
	s := newServer(t)
	got := s.imported(202, "/v1/customers/importCSV", table(
		"Source_id,Name", `a,A`, `b,"B" and`, `c,C,C,`, "d,Zo\xeb", `e,E`, `f,"F`)) // the last quote is never closed
	shows(t, got["failed"], `[
		{"row": 2, "line": 3, "reason": "Line 3, column 5: a quote is not closed, or stands inside a cell: such a cell must be quoted, and each quote in it doubled, as in \"5\"\" nail\""},
		{"row": 3, "line": 4, "reason": "The row has 4 cells, and the header 2 columns: a cell with a separator must be quoted"},
		{"row": 4, "line": 5, "reason": "Name: must be UTF-8 text without NUL characters: save the file as UTF-8"},
		{"row": 6, "line": 7, "reason": "*"}]`)
	if total := s.get("/v1/customers")["total"]; fmt.Sprint(total) != "2" {
		t.Errorf("%v customers", total)
	}
}

func TestFilesThatCannotBeReadAreRefused(t *testing.T) {
	s := newServer(t)
	for want, file := range map[string]string{
		"The file is empty":                            " \n\r\n",
		"is a ZIP archive or a workbook":               "PK\x03\x04\x14",
		"is an old workbook":                           "\xd0\xcf\x11\xe0",
		"is compressed":                                "\x1f\x8b\x08",
		"in UTF-8, without NUL characters":             "C\x00o\x00d\x00e\x00\n\x00",
		"must have the column 'Code'; its first line":  "Codes,Value\nA,1\n",
		"has the column 'value' twice: column 2 and":   "Code,Value,value\nA,1,2\n",
		"has the column 'Voucher_Type' twice":          "Code,Voucher Type,Voucher_Type\nA,GIFT_VOUCHER,GIFT_VOUCHER\n",
		"has no name for its column 2":                 "Code,,Value\nA,1,2\n",
		"has a header that cannot be read: line 1":     "Code,\"Val\"ue\nA,1\n",
		"has a record of more than 1048576 bytes beh":  "Code,Value\nA,1\nB,\"" + strings.Repeat("x\n", 600_000),
		"must NOT have more than 2000000 rows":         "Code\n" + strings.Repeat("x\n", 2_000_001),
		"must begin with a header of at most 1048576 ": "Code" + strings.Repeat("x", 1<<20),
	} {
		a := s.send("/v1/vouchers/importCSV", "text/csv", file)
		if body, _ := a.body.(object); a.status != 400 || body["key"] != "invalid_payload" || !strings.Contains(fmt.Sprint(body["details"]), want) {
			t.Errorf("%.20q: %d %s, want %s", file, a.status, a.raw, want)
		}
	}
	for want, c := range map[string]struct{ contentType, body string }{
		"required property 'file'":            {"multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name=\"other\"\r\n\r\nCode\r\n--x--\r\n"},
		"must name the boundary":              {"multipart/form-data", "x"},
		"ends too early":                      {"multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\nCode"},
		"multipart/form-data) with the table": {"text/csv", "Code\nA"},
	} {
		if a := s.raw("/v1/vouchers/importCSV", c.contentType, c.body); a.status != 400 || !strings.Contains(a.raw, want) {
			t.Errorf("%s: %d %s, want %s", c.contentType, a.status, a.raw, want)
		}
	}
	if a := s.send("/v1/vouchers/importCSV", "text/csv; charset=EBCDIC", "Code\n"); a.status != 400 || !strings.Contains(a.raw, "charset EBCDIC") {
		t.Errorf("an unknown charset: %d %s", a.status, a.raw)
	}
	if a := s.send("/v1/vouchers/importCSV", "text/csv", strings.Repeat("x", httpapi.MaxBody)); a.status != 413 {
		t.Errorf("a file over the limit: %d %s", a.status, a.raw)
	}
	shows(t, s.get("/v1/async-actions")["async_actions"], `[]`)
	if a := s.send("/v1/vouchers/importCSV", "text/csv", "Code\n", "webhooks_enable", "maybe"); a.status != 400 {
		t.Errorf("a wrong flag: %d %s", a.status, a.raw)
	}
}

func TestAFileWithoutRowsIsImported(t *testing.T) {
	s := newServer(t)
	shows(t, s.imported(202, "/v1/vouchers/importCSV", "Code\n"), `{"message": "0 voucher(s) imported successfully, 0 failed.", "done_count": 0, "failed_count": 0, "failed": []}`)
}

func TestAnExportedFileCanBeImported(t *testing.T) {
	s := newServer(t).withJobs()
	s.post("/v1/vouchers/A", object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 12.5, "amount_limit": 900, "effect": "APPLY_TO_ITEMS"},
		"category": s.category("Spring"), "redemption": object{"quantity": 3}, "additional_info": "say \"hi\",\nlouder", "metadata": object{"color": "red"},
		"start_date": "2026-01-01T10:00:00Z", "expiration_date": "2027-01-01T10:00:00Z", "active": false})
	s.post("/v1/vouchers/B", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 12345}})
	_, file := s.exported("/v1/exports", object{"exported_object": "voucher", "parameters": object{"fields": []string{"code", "voucher_type", "value", "discount_type", "category",
		"start_date", "expiration_date", "redemption_quantity", "redemption_count", "active", "discount_amount_limit", "additional_info", "discount_effect", "metadata.color"}}})
	before := []any{s.get("/v1/vouchers/A"), s.get("/v1/vouchers/B")}
	s.del("/v1/vouchers/A?force=true")
	s.del("/v1/vouchers/B?force=true")
	a := s.awaitAction(s.send("/v1/vouchers/importCSV", "text/csv", file).body.(object)["async_action_id"])
	if got := a["result"].(object); fmt.Sprint(got["failed_count"]) != "0" {
		t.Fatalf("result: %v\n%s", got, file)
	}
	after := []any{s.get("/v1/vouchers/A"), s.get("/v1/vouchers/B")}
	ignore := cmp.FilterPath(func(p cmp.Path) bool {
		last := p.Last().String()
		return last == `["id"]` || last == `["assets"]` || last == `["created_at"]` || last == `["category_id"]`
	}, cmp.Ignore())
	if diff := cmp.Diff(before, after, ignore); diff != "" {
		t.Errorf("vouchers after export and import:\n%s\n%s", diff, file)
	}
}

func TestReportEscapesSpreadsheetFormulas(t *testing.T) {
	s := newServer(t)
	result := s.imported(202, "/v1/vouchers/importCSV", table("Code,Voucher Type,Value", `"=HYPERLINK(""http://evil.example"")",NONE,1`))
	report := result["reports"].([]any)[0].(string)
	if text := s.file("GET", report); !strings.Contains(text, `,"=HYPERLINK(`) {
		t.Errorf("a report as it is: %s", text)
	}
	s.api = httpapi.New(s.backend.engine(punchcard.WithEnv(s.engine.Env()), punchcard.WithSpreadsheetSafeExports()))
	if text := s.file("GET", report); !strings.Contains(text, `,"'=HYPERLINK(`) {
		t.Errorf("a report for spreadsheets: %s", text)
	}
}
