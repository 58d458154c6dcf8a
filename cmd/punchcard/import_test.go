package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// shop starts a server on a fresh file with a project, and puts its keys into the environment for commands.
func shop(t *testing.T) (s served, storage string) {
	t.Helper()
	t.Setenv("PUNCHCARD_BOOTSTRAP_PROJECT_ID", "shop")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_ID", "app")
	t.Setenv("PUNCHCARD_BOOTSTRAP_APP_TOKEN", "secret")
	t.Setenv("PUNCHCARD_APP_ID", "app")
	t.Setenv("PUNCHCARD_APP_TOKEN", "secret")
	storage = "sqlite:" + filepath.Join(t.TempDir(), "shop.db")
	s = start(t, serveFlags{storage: storage})
	t.Setenv("PUNCHCARD_URL", s.base)
	return s, storage
}

func file(t *testing.T, content string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestFilesAreImportedInBatches(t *testing.T) {
	s, storage := shop(t)
	var lines strings.Builder
	for i := range 10 {
		fmt.Fprintf(&lines, "C%d,GIFT_VOUCHER,%d.50,red\n", i, i+1)
	}
	codes := file(t, "Code;Voucher Type;Value;color\n"+strings.ReplaceAll(lines.String(), ",", ";")+"BAD;GIFT_VOUCHER;much;\nB\"ROKEN;;;\nLAST;GIFT_VOUCHER;1;\n")
	report := filepath.Join(t.TempDir(), "failures.csv")
	out, err := run(t, "import", "vouchers", codes, "--rows-per-request", "4", "--report", report)
	if err == nil || err.Error() != "2 rows failed" || out != "11 vouchers imported, 2 failed\n" {
		t.Errorf("%v: %s", err, out)
	}
	failures, err := os.ReadFile(report)
	if want := "line,key,reason\n13,,\"Line 13, column 2: a quote is not closed"; err != nil || !strings.HasPrefix(string(failures), want) || !strings.Contains(string(failures), "\n12,BAD,Value: must be") {
		t.Errorf("%v: %s", err, failures)
	}
	if _, v := s.call(t, "GET", "/v1/vouchers/C9", "", appKeys...); fmt.Sprint(v["gift"].(map[string]any)["amount"]) != "1050" {
		t.Errorf("voucher: %v", v)
	}

	if out, err := run(t, "import", "customers", file(t, "Source_id,Name,color\nada,Zo\xeb,red\nbob,Bob,\n"), "--charset", "iso-8859-1"); err != nil || out != "2 customers imported, 0 failed\n" {
		t.Errorf("%v: %s", err, out)
	}
	if _, c := s.call(t, "GET", "/v1/customers/ada", "", appKeys...); c["name"] != "Zoë" {
		t.Errorf("customer: %v", c)
	}
	for name, orders := range map[string]string{
		"an array":             ` [{"source_id": "o-1", "amount": 100}, {"source_id": "o-2", "amount": 1, "customer": {"id": "cust_nobody"}}]`,
		"one after the other":  "{\"source_id\": \"o-3\", \"amount\": 100}\n{\"source_id\": \"o-4\", \"customer\": {\"id\": \"cust_nobody\"}}\n",
		"one that is no order": `[{"amount": -1}]`,
	} {
		out, err := run(t, "import", "orders", file(t, orders))
		want := "1 orders imported, 1 failed\n"
		if name == "one that is no order" {
			want = "0 orders imported, 0 failed\n"
		}
		if err == nil || out != want {
			t.Errorf("%s: %v: %s", name, err, out)
		}
	}
	if _, err := run(t, "import", "products", file(t, "PK\x03\x04")); err == nil || !strings.Contains(err.Error(), "ZIP archive") {
		t.Errorf("a workbook: %v", err)
	}
	if _, err := run(t, "import", "vouchers", codes, "--campaign", "Nobody"); err == nil || !strings.Contains(err.Error(), "Cannot find campaign with id Nobody") {
		t.Errorf("an unknown campaign: %v", err)
	}

	out, err = run(t, "project", "purge-metadata-key", "shop", "customer", "color", "--storage", storage)
	if err != nil || !strings.HasSuffix(out, "\nUpdated 1 customers.\n") {
		t.Errorf("%v: %s", err, out)
	}
	if _, c := s.call(t, "GET", "/v1/customers/ada", "", appKeys...); c["metadata"] != nil {
		t.Errorf("customer: %v", c)
	}
	if _, err := run(t, "project", "purge-metadata-key", "shop", "segment", "color", "--storage", storage); err == nil || !strings.Contains(err.Error(), "must be one of campaign, customer") {
		t.Errorf("a kind without metadata: %v", err)
	}
}

func TestExampleFilesOfTheHelpAreImported(t *testing.T) {
	s, _ := shop(t)
	for _, what := range []string{"vouchers", "customers", "products", "skus", "orders"} { // an order names what was imported before
		if help, err := run(t, "import", what, "--help"); err != nil || !strings.Contains(help, importExamples[what]) {
			t.Errorf("the help of %s shows no file: %v\n%s", what, err, help)
		}
		if out, err := run(t, "import", what, file(t, importExamples[what])); err != nil || !strings.HasSuffix(out, " 0 failed\n") {
			t.Errorf("%s: %v: %s", what, err, out)
		}
	}
	for path, want := range map[string]string{"/v1/vouchers/SPRING-1": "newsletter", "/v1/customers/c-1": "1990-05-17", "/v1/skus/house-250": "1290", "/v1/orders/o-1": "2580"} {
		if _, got := s.call(t, "GET", path, "", appKeys...); !strings.Contains(fmt.Sprint(got), want) {
			t.Errorf("%s has no %s: %v", path, want, got)
		}
	}
}

func TestProgressBarShowsTheShareThatIsDone(t *testing.T) {
	p := newProgress(nil, "vouchers", 200)
	for done, want := range map[int64]string{
		0:   "vouchers [..............................]   0% 0 of 200",
		50:  "vouchers [#######.......................]  25% 50 of 200",
		200: "vouchers [##############################] 100% 200 of 200",
	} {
		if got := p.line(done); got != want {
			t.Errorf("%d: %s", done, got)
		}
	}
}
