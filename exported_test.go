package punchcard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// uncalled are exported functions and methods of the incentives that neither the API nor the dashboard, the program or an example calls, and why they
// are exported.
var uncalled = map[string]string{
	"New":          "construction",
	"SettingsOf":   "construction",
	"RegisterJobs": "construction",
	"Subscribe":    "construction",
	"DailySteps":   "construction",
	"In":           "work within the transaction of another package",
	"InternalsOf":  "what other packages of Punchcard call",

	"redemption.Engine.RedeemCodes": "the short form of Redeem, for programs",
	"redemption.Stack":              "a short form, for programs",
	"voucher.PercentOff":            "a short form, for programs",
	"redemption.Engine.Children":    "the redemptions of a stack, for programs",
	"redemption.LockID":             "the id of a stored row, for a storage",
	"redemption.StockCounter":       "the key of a stored row, for a storage",
	"loyalty.PairOf":                "the key of a stored row, for a storage",
	"program.PairOf":                "the key of a stored row, for a storage",
	"campaigns.LimitingRules":       "the names that a storage looks for",
	"voucher.Shared":                "a filter for List, beside Public",
}

// TestIncentivesExportWhatUsersCall keeps what only jobs and other engines call out of the documentation of the incentives: it belongs to the type
// Internals, or Tx, of its package.
func TestIncentivesExportWhatUsersCall(t *testing.T) {
	var users strings.Builder
	for _, dir := range []string{"httpapi", "dashboard", "cmd", "examples", "internal/wire", "internal/published", "wording"} {
		for _, file := range sources(t, dir, true) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			users.Write(text)
		}
	}
	called := map[string]bool{}
	for _, name := range regexp.MustCompile(`\b\w*\.[A-Z]\w*`).FindAllString(users.String(), -1) {
		called[name] = true
		called[name[strings.Index(name, "."):]] = true
	}
	listed := map[string]bool{}
	for _, dir := range []string{"campaign", "campaigns", "voucher", "redemption", "loyalty", "loyalty/program", "loyalty/membership", "promotion", "referral"} {
		pkg := filepath.Base(dir)
		for _, file := range sources(t, dir, false) {
			parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range parsed.Decls {
				f, isFunc := d.(*ast.FuncDecl)
				if !isFunc || !f.Name.IsExported() {
					continue
				}
				name, call := pkg+"."+f.Name.Name, pkg+"."+f.Name.Name
				if f.Recv != nil {
					if receiver, ok := f.Recv.List[0].Type.(*ast.StarExpr); !ok || receiver.X.(*ast.Ident).Name != "Engine" {
						continue
					}
					name, call = pkg+".Engine."+f.Name.Name, "."+f.Name.Name
				}
				_, whole := uncalled[name]
				_, short := uncalled[f.Name.Name]
				listed[name] = whole
				if !called[call] && !whole && !(short && f.Recv == nil) {
					t.Errorf("%s is exported, but no user calls it: make it a method of Internals or Tx, or say in uncalled why it is there", name)
				}
			}
		}
	}
	for name := range uncalled {
		if strings.Contains(name, ".") && !listed[name] {
			t.Errorf("%s stands in uncalled, but there is no such name", name)
		}
	}
}

// sources are the Go files of a folder that are not tests, with those of the folders below it or without.
func sources(t *testing.T, dir string, below bool) (files []string) {
	err := filepath.WalkDir(dir, func(file string, d os.DirEntry, err error) error {
		if d.IsDir() && file != dir && !below {
			return filepath.SkipDir
		}
		if err == nil && strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go") {
			files = append(files, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
