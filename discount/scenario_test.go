package discount

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

// The files in testdata hold one scenario per paragraph. Its words, one to a line:
//
//	scenario NAME
//	good ID price=            a product of the catalog; without a price it has none
//	order amount= discount_amount= initial_amount=
//	line PRODUCT quantity= price= amount= sku= discount_amount= discount_quantity=
//	discount FIGURES bundles= mode= once= rule_lists_products=
//	unit FIGURES              a member of the discount above
//	entry PRODUCTS LIMITS     an application rule of the discount above, with the products that it matches
//	gift balance= credits= effect=
//	points balance= points= exchange_ratio= points_ratio=
//	expect FIGURES            the cart after the effect above; applied= is of that effect, applied_by_all= of all so far,
//	                          changed=, spent=, refused=, dynamic= and shown= are of that effect
//	expect_line PRODUCT FIGURES  the next line of that product
//	expect_entry INDEX lines= units=LINE:NUMBERS discounted=
//
// An effect without entries works on all lines; with entries, on the lines that match one.
func TestScenarios(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, paragraph := range strings.Split(string(text), "\n\n") {
			words := parseScenario(paragraph)
			if len(words) == 0 {
				continue
			}
			t.Run(strings.TrimSuffix(filepath.Base(file), ".txt")+"/"+words[0].arg, func(t *testing.T) {
				(&scenario{t: t, goods: map[string]Good{}}).run(words[1:])
			})
		}
	}
}

// word is one line of a scenario.
type word struct {
	text, verb, arg string
	values          map[string]string
}

func parseScenario(paragraph string) (words []word) {
	for _, line := range strings.Split(paragraph, "\n") {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		w := word{text: line, values: map[string]string{}}
		for i, field := range splitQuoted(line) {
			key, value, isPair := strings.Cut(field, "=")
			switch {
			case i == 0:
				w.verb = field
			case isPair:
				w.values[key] = strings.Trim(value, `"`)
			default:
				w.arg = field
			}
		}
		words = append(words, w)
	}
	return words
}

func splitQuoted(line string) []string {
	quoted := false
	return strings.FieldsFunc(line, func(r rune) bool {
		if r == '"' {
			quoted = !quoted
		}
		return r == ' ' && !quoted
	})
}

type scenario struct {
	t     *testing.T
	goods map[string]Good

	start, cart Cart
	last        Payment // what the last effect did
	refused     error
	shown       Discount

	discount Discount
	entries  []Entry
	products [][]string // that each entry matches
	settings word
	pending  bool
	seen     map[string]int // lines that were already looked at
}

func (s *scenario) run(words []word) {
	for _, w := range words {
		s.t.Helper()
		if s.pending && w.verb != "unit" && w.verb != "entry" {
			s.apply()
		}
		switch w.verb {
		case "good":
			good := Good{ProductID: w.arg, Price: w.money("price")}
			if sku := w.values["sku"]; sku != "" {
				good.SKUID = sku
				s.goods[sku] = good
			} else {
				s.goods[w.arg] = good
			}
		case "order":
			s.cart.Amount, s.cart.InitialAmount = w.money("amount"), w.money("initial_amount")
			s.cart.DiscountAmount = w.number("discount_amount")
		case "line":
			s.cart.Lines = append(s.cart.Lines, Line{Product: w.arg, SKU: w.values["sku"], Quantity: w.number("quantity"),
				Price: w.money("price"), Amount: w.money("amount"), DiscountAmount: w.number("discount_amount"),
				DiscountQuantity: w.number("discount_quantity")})
		case "discount":
			s.begin()
			s.discount, s.settings, s.pending = w.discount(), w, true
			s.entries, s.products = nil, nil
		case "unit":
			s.discount.Units = append(s.discount.Units, Unit{UnitOff: w.pointer("unit_off"), UnitType: w.values["unit_type"],
				UnitOffFormula: w.values["unit_off_formula"], Effect: Effect(w.values["effect"])})
		case "entry":
			s.entries = append(s.entries, w.entry())
			s.products = append(s.products, strings.Split(w.arg, ","))
		case "gift":
			s.begin()
			pay, err := Gift{Effect: Effect(w.values["effect"]), Balance: w.number("balance"),
				Credits: w.pointer("credits")}.Apply(Turn{Cart: s.cart})
			s.done(pay, err)
		case "points":
			s.begin()
			pay, err := Points{Balance: w.number("balance"), Points: w.pointer("points"), Coin: Coin{
				decimal.RequireFromString(w.values["exchange_ratio"]), w.number("points_ratio")}}.Apply(Turn{Cart: s.cart})
			s.done(pay, err)
		case "expect":
			s.expect(w)
		case "expect_line":
			s.expectLine(w)
		case "expect_entry":
			s.expectEntry(w)
		default:
			s.t.Fatalf("unknown word: %s", w.text)
		}
	}
}

// begin completes the cart before the first effect.
func (s *scenario) begin() {
	if s.seen == nil {
		cart, err := s.cart.Completed("order")
		if err != nil {
			s.t.Fatal(err)
		}
		s.start, s.cart = cart, cart
	}
	s.seen = map[string]int{}
}

func (s *scenario) apply() {
	s.pending = false
	if err := s.discount.Validate("discount"); err != nil {
		s.t.Fatal(err)
	}
	program, err := Compile(s.discount)
	if err != nil {
		s.t.Fatal(err)
	}
	turn := Turn{Cart: s.cart, Bundles: s.settings.number("bundles"), Mode: Mode(s.settings.values["mode"])}
	turn.Selection.RuleListsProducts = s.settings.values["rule_lists_products"] == "yes"
	turn.Catalog = func(id string) (Good, bool) { g, ok := s.goods[id]; return g, ok }
	turn.InCollection = func(collection string, line int) bool {
		return slices.Contains(strings.Split(collection, "+"), s.cart.Lines[line].Product)
	}
	if len(s.entries) > 0 {
		if turn.Selection.Entries, err = CompileEntries(s.entries); err != nil {
			s.t.Fatal(err)
		}
		turn.Selection.RuleListsProducts = true
		turn.Selection.Match = s.match()
	}
	if s.settings.values["once"] == "yes" {
		for i, l := range s.cart.Lines {
			turn.Selection.LeftOut = append(turn.Selection.LeftOut,
				i < len(s.start.Lines) && l.DiscountAmount != s.start.Lines[i].DiscountAmount)
		}
	}
	before := fmt.Sprint(turn.Cart)
	result := program.Apply(turn)
	if after := fmt.Sprint(turn.Cart); after != before {
		s.t.Errorf("the cart of the turn was changed: %s\nbecame %s", before, after)
	}
	s.shown = result.Discount
	s.done(Payment{Outcome: result.Outcome}, nil)
}

func (s *scenario) match() []int {
	match := make([]int, len(s.cart.Lines))
	for i, l := range s.cart.Lines {
		match[i] = slices.IndexFunc(s.products, func(products []string) bool {
			return slices.Contains(products, l.Product) || slices.Contains(products, l.SKU)
		})
	}
	return match
}

func (s *scenario) done(pay Payment, err error) {
	s.last, s.refused = pay, err
	if err == nil {
		s.cart = pay.Cart
	}
}

func (s *scenario) expect(w word) {
	s.t.Helper()
	got := map[string]string{}
	for key := range w.values {
		switch key {
		case "refused":
			f, _ := fault.As(s.refused)
			if f != nil {
				got[key] = f.Key
			}
		case "changed":
			got[key] = yesNo(s.last.Changed)
		case "dynamic":
			got[key] = yesNo(*s.shown.IsDynamic)
		case "spent":
			got[key] = strconv.FormatInt(s.last.Spent, 10)
		case "shown":
			got[key] = showFigure(s.shown)
		case "applied":
			got[key] = strconv.FormatInt(s.last.Cart.TotalAppliedDiscountAmount(), 10)
		case "applied_by_all":
			got[key] = strconv.FormatInt(s.cart.Since(s.start).TotalAppliedDiscountAmount(), 10)
		case "amount":
			got[key] = showMoney(s.cart.Amount)
		case "initial_amount":
			got[key] = showMoney(s.cart.InitialAmount)
		case "total_amount":
			got[key] = showMoney(s.cart.TotalAmount())
		case "discount_amount":
			got[key] = strconv.FormatInt(s.cart.DiscountAmount, 10)
		case "items_discount_amount":
			got[key] = strconv.FormatInt(s.cart.LineDiscountAmount(), 10)
		case "lines":
			got[key] = strconv.Itoa(len(s.cart.Lines))
		default:
			s.t.Fatalf("unknown expectation %s", key)
		}
	}
	if _, wanted := w.values["refused"]; !wanted && s.refused != nil {
		s.t.Fatalf("refused: %v", s.refused)
	}
	if diff := cmp.Diff(w.values, got); diff != "" {
		s.t.Errorf("%s\n(-want +got)\n%s", w.text, diff)
	}
}

func (s *scenario) expectLine(w word) {
	s.t.Helper()
	at := slices.IndexFunc(s.cart.Lines[s.seen[w.arg]:], func(l Line) bool { return l.Product == w.arg })
	if at < 0 {
		s.t.Fatalf("no such line: %s", w.text)
	}
	at += s.seen[w.arg]
	s.seen[w.arg] = at + 1
	l := s.cart.Lines[at]
	all := map[string]string{
		"quantity": strconv.FormatInt(l.Quantity, 10), "initial_quantity": strconv.FormatInt(l.InitialQuantity, 10),
		"amount": showMoney(l.Amount), "discount_amount": strconv.FormatInt(l.DiscountAmount, 10),
		"discount_quantity":         strconv.FormatInt(l.DiscountQuantity, 10),
		"subtotal_amount":           showMoney(l.Subtotal()),
		"applied_discount_amount":   strconv.FormatInt(l.AppliedDiscountAmount, 10),
		"applied_discount_quantity": strconv.FormatInt(l.AppliedDiscountQuantity, 10),
		"applied_quantity":          strconv.FormatInt(l.AppliedQuantity, 10),
		"applied_quantity_amount":   strconv.FormatInt(l.AppliedQuantityAmount, 10),
		"replacements":              fmt.Sprint(l.Replacements),
	}
	got := map[string]string{}
	for key := range w.values {
		got[key] = all[key]
	}
	if diff := cmp.Diff(w.values, got); diff != "" {
		s.t.Errorf("%s\n(-want +got)\n%s", w.text, diff)
	}
}

func (s *scenario) expectEntry(w word) {
	s.t.Helper()
	index, _ := strconv.Atoi(w.arg)
	reached := s.last.Entries[index]
	got := map[string]string{"lines": join0(reached.Lines)}
	var units []string
	for _, u := range reached.Units {
		units = append(units, fmt.Sprintf("%d:%s", u.Line, join0(u.Units)))
	}
	got["units"] = strings.Join(units, ";")
	if reached.UnitsLimitExceeded {
		got["units"] = "exceeded"
	}
	var discounted []string
	for _, u := range s.last.Units {
		if u.Entry == index {
			discounted = append(discounted, fmt.Sprintf("%s:%d", u.Product, u.Units))
		}
	}
	got["discounted"] = strings.Join(discounted, ";")
	for key := range got {
		if _, asked := w.values[key]; !asked {
			delete(got, key)
		}
	}
	if diff := cmp.Diff(w.values, got); diff != "" {
		s.t.Errorf("%s\n(-want +got)\n%s", w.text, diff)
	}
}

func join0(numbers []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(numbers), " ", ","), "[]")
}

func showMoney(m Money) string {
	if !m.Known {
		return "unknown"
	}
	return strconv.FormatInt(m.Minor, 10)
}

func showFigure(d Discount) string {
	switch {
	case d.PercentOff != nil:
		return d.PercentOff.String()
	case d.AmountOff != nil:
		return strconv.FormatInt(*d.AmountOff, 10)
	case d.FixedAmount != nil:
		return strconv.FormatInt(*d.FixedAmount, 10)
	case d.UnitOff != nil:
		return strconv.FormatInt(*d.UnitOff, 10)
	}
	return "nothing"
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func (w word) number(key string) int64 {
	n, _ := strconv.ParseInt(w.values[key], 10, 64)
	return n
}

func (w word) pointer(key string) *int64 {
	if _, there := w.values[key]; !there {
		return nil
	}
	n := w.number(key)
	return &n
}

func (w word) money(key string) Money {
	if p := w.pointer(key); p != nil {
		return Minor(*p)
	}
	return Money{}
}

func (w word) discount() Discount {
	d := Discount{
		Type: Type(w.values["type"]), Effect: Effect(w.values["effect"]),
		AmountOff: w.pointer("amount_off"), AmountOffFormula: w.values["amount_off_formula"],
		PercentOffFormula: w.values["percent_off_formula"],
		FixedAmount:       w.pointer("fixed_amount"), FixedAmountFormula: w.values["fixed_amount_formula"],
		AmountLimit: w.pointer("amount_limit"), AggregatedAmountLimit: w.pointer("aggregated_amount_limit"),
		UnitOff: w.pointer("unit_off"), UnitOffFormula: w.values["unit_off_formula"], UnitType: w.values["unit_type"],
	}
	if percent, there := w.values["percent_off"]; there {
		p := decimal.RequireFromString(percent)
		d.PercentOff = &p
	}
	return d
}

func (w word) entry() Entry {
	e := Entry{
		Object: ObjectProduct, ID: w.arg, Effect: EntryEffect(w.values["effect"]), Target: Target(w.values["target"]),
		SkipInitially: w.number("skip_initially"), Repeat: w.number("repeat"),
		QuantityLimit: w.pointer("quantity_limit"), AggregatedQuantityLimit: w.pointer("aggregated_quantity_limit"),
		AmountLimit: w.pointer("amount_limit"), AggregatedAmountLimit: w.pointer("aggregated_amount_limit"),
		Price: w.pointer("price"), PriceFormula: w.values["price_formula"],
	}
	e.Quotas[QuotaCampaign].Units = new(int64(MaxQuantity)) // never reached: units are counted only where a quota needs them
	return e
}

func containsAll(text string, parts ...string) bool {
	return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(text, part) })
}
