package redemption_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The files in testdata hold one case per paragraph. Its words, one to a line, each with properties as name=value:
//
//	case ID                     begins a case
//	proved_by FILE: TEST        another test proves it; nothing else follows
//	product REF                 of the catalog
//	stacking, category_limit    the project's stacking rules
//	guard                       the project's discount guard
//	order, line REF             what is bought
//	redeemable REF              a coupon, tier or card; what follows belongs to it:
//	discount, unit, coin        what it does
//	entry                       what its rules select
//	requires WHAT OP AMOUNT     a rule about the order: its total at the redeemable's turn, or its initial amount
//	expect valid=BOOL           the result, with:
//	figures                     those of the order afterwards
//	expect_line REF             those of a line, in the order of the lines
//	step REF, step_order        what became of a redeemable, and the order after it
//
// TestCases plays each case through an engine: it is validated and redeemed.
func cases(t *testing.T) []playedCase {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases: ", err)
	}
	var all []playedCase
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, paragraph := range strings.Split(string(text), "\n\n") {
			if strings.HasPrefix(paragraph, "#") {
				continue
			}
			c, err := readCase(paragraph)
			if err != nil {
				t.Fatalf("%s: %v in\n%s", file, err, paragraph)
			}
			all = append(all, c)
		}
	}
	return all
}

// word is a property, a quoted text among its values, or a word by itself.
var word = regexp.MustCompile(`[^\s"]*"(?:[^"\\]|\\.)*"|\S+`)

// lists are the properties with several values, apart by commas.
var lists = map[string]bool{"collections": true, "exclusive_categories": true, "joint_categories": true}

type fields = map[string]any

func readCase(paragraph string) (c playedCase, err error) {
	doc := fields{}
	order := fields{}
	var redeemable, step fields
	add := func(to fields, list string, item any) {
		items, _ := to[list].([]any)
		to[list] = append(items, item)
	}
	for _, line := range strings.Split(strings.TrimSpace(paragraph), "\n") {
		kind, rest, _ := strings.Cut(line, " ")
		if kind == "proved_by" {
			doc["proof"] = rest
			continue
		}
		f, plain, err := properties(rest)
		if err != nil {
			return c, err
		}
		switch kind {
		case "case", "expect", "stacking", "guard", "category_limit", "order", "discount", "unit", "coin", "entry", "requires", "figures", "step_order":
		default:
			if len(plain) != 1 {
				return c, fmt.Errorf("%q names nothing", line)
			}
			f["ref"] = plain[0]
		}
		switch kind {
		case "case":
			doc["id"] = plain[0]
		case "product":
			add(doc, "products", f)
		case "stacking":
			doc["stacking_rules"] = f
		case "guard":
			doc["guard"] = f
		case "category_limit":
			stacking, _ := doc["stacking_rules"].(fields)
			if stacking == nil {
				stacking = fields{}
				doc["stacking_rules"] = stacking
			}
			stacking["applicable_redeemables_category_limits"] = fields{plain[0]: f["limit"]}
		case "order":
			order = f
			doc["order"] = order
		case "line":
			add(order, "items", f)
		case "redeemable":
			redeemable = f
			add(doc, "redeemables", f)
		case "discount", "coin":
			redeemable[kind] = f
		case "unit":
			add(redeemable["discount"].(fields), "units", f)
		case "entry":
			add(redeemable, "included", f)
		case "requires":
			amount, err := strconv.ParseFloat(plain[2], 64)
			if err != nil {
				return c, err
			}
			add(redeemable, "requires", []any{plain[0], plain[1], amount})
		case "expect":
			doc["valid"] = f["valid"]
		case "figures":
			doc["figures"] = f
		case "expect_line":
			add(doc, "lines", f)
		case "step":
			step = f
			add(doc, "steps", f)
		case "step_order":
			step["order"] = f
		default:
			return c, fmt.Errorf("unknown word %q", kind)
		}
	}
	text, err := json.Marshal(doc)
	if err != nil {
		return c, err
	}
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.DisallowUnknownFields()
	return c, d.Decode(&c)
}

// properties reads what follows the first word of a line.
func properties(text string) (f fields, plain []string, err error) {
	f = fields{}
	for _, w := range word.FindAllString(text, -1) {
		name, value, is := strings.Cut(w, "=")
		switch {
		case !is:
			plain = append(plain, w)
		case lists[name]:
			f[name] = strings.Split(value, ",")
		case strings.HasPrefix(value, `"`):
			var unquoted string
			if err = json.Unmarshal([]byte(value), &unquoted); err != nil {
				return nil, nil, err
			}
			f[name] = unquoted
		case value == "true" || value == "false":
			f[name] = value == "true"
		default:
			f[name] = value
			if n, err := strconv.ParseFloat(value, 64); err == nil {
				f[name] = n
			}
		}
	}
	return f, plain, nil
}

// countOfCases is how many there are: one that is lost is missed.
const countOfCases = 96

func TestCases(t *testing.T) {
	known := map[string]bool{}
	for _, c := range cases(t) {
		if known[c.ID] {
			t.Errorf("%s is there twice", c.ID)
		}
		known[c.ID] = true
		t.Run(c.ID, func(t *testing.T) {
			if c.Proof == "" {
				c.play(t)
				return
			}
			file, name, _ := strings.Cut(c.Proof, ": ")
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, form := range []string{"scenario " + name + "\n", "func " + name + "(", `"` + name + `"`} {
				if strings.Contains(string(text), form) {
					return
				}
			}
			t.Fatalf("%s has no %s", file, name)
		})
	}
	if len(known) != countOfCases {
		t.Errorf("%d cases, want %d", len(known), countOfCases)
	}
}
