package dashboard

import (
	"context"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// listPage is how many rows a page of a list has, unless the person has chosen another one of pageSizes.
const listPage = 25

var pageSizes = []int{listPage, 50, 100}

// listColumns are the columns of each list that a person can leave out. The first column, which leads to the record, always stays. The text of a
// column is column.NAME; a name with a dot is the key of its text.
var listColumns = map[string][]string{
	"areas":                 {"area", "changed"},
	"audit":                 {"person", "act", "object", "result"},
	"brought":               {"since", "converted"},
	"campaign-activity":     {},
	"campaign-codes":        {"state", "worth", "code.uses", "code.holder", "codes.ends"},
	"campaign-publications": {"state", "customer", "codes.title", "campaign.channel"},
	"campaign-redemptions":  {"result", "redeemed", "customer", "amount"},
	"campaign-stacks":       {"stack.category", "stack.tiers"},
	"campaigns":             {"state", "campaigns.window", "campaigns.codes", "campaigns.uses", "campaigns.given", "campaigns.days"},
	"codes":                 {"state", "worth", "code.campaign", "code.uses", "code.holder", "codes.ends"},
	"collections":           {"kind", "members", "changed"},
	"customers":             {"email", "source-id", "since", "orders", "value"},
	"deliveries":            {"state", "answer", "attempts", "time"},
	"exports":               {"state", "rows", "by", "asked", "took"},
	"loyalty":               {"kind", "state", "members", "since"},
	"members":               {"code", "state", "points", "pending", "since"},
	"movements":             {"movement", "state", "points"},
	"orders":                {"time", "customer", "state", "discount", "amount"},
	"products":              {"source-id", "price", "attributes", "changed"},
	"publications":          {"customer", "code", "campaign", "channel", "result"},
	"redemptions":           {"result", "redeemed", "customer", "amount"},
	"referral-codes":        {"referral.referrer", "state", "uses"},
	"referrals":             {"state", "rule", "since"},
	"rewards":               {"kind", "price", "stock", "state"},
	"rules":                 {"rules.asks", "rules.used.by", "changed"},
	"segments":              {"segment.who", "kind", "made"},
	"tasks":                 {"state", "rows", "by", "asked", "took"},
	"templates":             {"kind", "gives", "made"},
	"timeline":              {"result", "happened"},
	"trash":                 {"kind", "deleted"},
}

// listCookie keeps what a person has chosen for each list, as codes=50+worth&orders=100: how many rows a page has, and the columns that they left out.
// A value above maxListCookie is not read; with all columns left out of all lists it is shorter.
const (
	listCookie    = "punchcard-lists"
	maxListCookie = 3000
)

// listKept is what is kept of one list.
type listKept struct {
	rows   int
	hidden []string
}

// listChoice is how the person sees a list. The part "list-choice" is the form that changes it.
type listChoice struct {
	List string
	// Action is the address of the form; empty where the page is the answer to another form, which cannot be come back to. Back is the address of the
	// list, and Fields are the filters of a list that is narrowed by a form.
	Action, Back string
	Fields       []field
	Rows         int
	Sizes        []int
	Columns      []columnChoice
}

// columnChoice is a column that can be left out.
type columnChoice struct {
	Name, Text string
	Shown      bool
}

// Shows reports whether a column is shown.
func (c listChoice) Shows(name string) bool {
	return !slices.ContainsFunc(c.Columns, func(column columnChoice) bool { return column.Name == name && !column.Shown })
}

// showsAny reports whether one of several columns is shown.
func (c listChoice) showsAny(names ...string) bool { return slices.ContainsFunc(names, c.Shows) }

// columnText is the name of a column.
func (v *visit) columnText(name string) string {
	if strings.Contains(name, ".") {
		return v.say(name)
	}
	return v.say("column." + name)
}

// choose puts how the person sees a list into the visit: that of the page.
func (v *visit) choose(list string) {
	kept := v.keptLists()[list]
	v.choice = listChoice{List: list, Rows: kept.rows, Sizes: pageSizes}
	if kept.rows == 0 {
		v.choice.Rows = listPage
	}
	for _, name := range listColumns[list] {
		v.choice.Columns = append(v.choice.Columns, columnChoice{name, v.columnText(name), !slices.Contains(kept.hidden, name)})
	}
	if v.Method == http.MethodGet || v.Method == http.MethodHead {
		v.choice.Action, v.choice.Back = v.dashboard.path("lists"), v.here()
	}
}

// narrowed is the choice for a list that a form narrows by what must not be in an address: the form of the choice has the filters and the place, too,
// and leads to the list itself.
func (v *visit) narrowed(action string, filters []field) listChoice {
	c := v.choice
	c.Action, c.Fields = action, slices.Clone(filters)
	for _, place := range []string{"before", "after"} {
		if at := v.PostFormValue(place); at != "" {
			c.Fields = append(c.Fields, field{Name: place, Value: at, Type: "hidden"})
		}
	}
	return c
}

// keptLists is what the person has chosen, by the name of the list. Lists, columns and numbers that there are not are ignored.
func (v *visit) keptLists() map[string]listKept {
	if v.lists != nil {
		return v.lists
	}
	v.lists = map[string]listKept{}
	c, err := v.Cookie(listCookie)
	if err != nil || len(c.Value) > maxListCookie {
		return v.lists
	}
	query, _ := url.ParseQuery(c.Value) // what of it can be read
	for name, columns := range listColumns {
		var kept listKept
		for word := range strings.FieldsSeq(query.Get(name)) {
			if n, err := strconv.Atoi(word); err == nil && slices.Contains(pageSizes, n) {
				kept.rows = n
			} else if slices.Contains(columns, word) && !slices.Contains(kept.hidden, word) {
				kept.hidden = append(kept.hidden, word)
			}
		}
		v.lists[name] = kept
	}
	return v.lists
}

// sentChoice adds the choice of a form to what is kept, and returns the cookie of it; ok is false for a form without a choice.
func (v *visit) sentChoice() (cookie *http.Cookie, ok bool) {
	list := v.PostFormValue("list")
	columns, ok := listColumns[list]
	if !ok {
		return nil, false
	}
	all := v.keptLists()
	kept := listKept{rows: all[list].rows}
	if n, err := strconv.Atoi(v.PostFormValue("rows")); err == nil && slices.Contains(pageSizes, n) {
		kept.rows = n
	}
	for _, name := range columns {
		if !slices.Contains(v.PostForm["column"], name) {
			kept.hidden = append(kept.hidden, name)
		}
	}
	all[list] = kept
	query := url.Values{}
	for name, kept := range all {
		words := slices.Clone(kept.hidden)
		if kept.rows > listPage {
			words = append([]string{strconv.Itoa(kept.rows)}, words...)
		}
		if len(words) > 0 {
			query.Set(name, strings.Join(words, " "))
		}
	}
	return v.dashboard.keeping(listCookie, query.Encode()), true
}

// setList keeps how a person wants to see a list, and leads back to it.
func (d *Dashboard) setList(_ context.Context, v *visit) (answer, error) {
	cookie, ok := v.sentChoice()
	if !ok {
		return answer{}, errNowhere
	}
	out := goTo(d.local(v.PostFormValue("back")))
	out.cookies = []*http.Cookie{cookie}
	return out, nil
}

// choosing is the handler of a form that narrows a list, which can have a choice for the list, too.
func choosing(narrow handler) handler {
	return func(ctx context.Context, v *visit) (answer, error) {
		cookie, ok := v.sentChoice()
		out, err := narrow(ctx, v)
		if ok {
			out.cookies = append(out.cookies, cookie)
		}
		return out, err
	}
}
