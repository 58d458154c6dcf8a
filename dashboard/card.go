package dashboard

import (
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// cardView is one of the pages of a card: of the points of a loyalty card (v1), or of a member of a loyalty program (v2).
type cardView struct {
	Name string
	// Code is that of the card; empty for one without.
	Code   string
	Status status
	Acts   []buttonForm
	Pages  []filterLink
	// Cards are the cards of a member who has several.
	Cards []filterLink
	// Balance says what the card holds.
	Balance string
	Facts   []fact
	// Points gives or takes points, and Transfer moves them to another card; nil for who may not, and where there is none.
	Points   *balanceForm
	Transfer *editForm
	Lots     *lotTable
	Waiting  []pendingRow
	Tier     *tierView
	Estimate *estimateView
	Moves    *moveTable
	Offers   *offerTable
	Activity []activityRow
}

// lotTable lists the points of a card in the order in which they are spent.
type lotTable struct {
	Rows []lotRow
	More bool
}

// lotRow is points that came together and expire together.
type lotRow struct {
	Left, Opened string
	Since        moment
	// Until is the last day on which they can be used; empty when they never expire.
	Until  string
	Expire *dialogForm
}

// pendingRow is points that cannot be used yet.
type pendingRow struct {
	Points   string
	Since    moment
	From     moment
	Event    string
	Activate *buttonForm
	Cancel   *dialogForm
}

// dialogForm is a button that says what happens before it does one thing.
type dialogForm struct {
	buttonForm
	ID, Title, Consequence string
}

// tierView is the tier of a card, and the way to the next one.
type tierView struct {
	Name     string
	Lines    []string
	Progress *bar
}

// estimateView asks what an order would earn.
type estimateView struct {
	actForm
	form
	// Total says the answer, and Lines what each rule gives.
	Total string
	Lines []string
}

// moveTable lists the movements of a card.
type moveTable struct {
	Rows []moveRow
	turns
}

type moveRow struct {
	When         moment
	Text, Reason string
	Status       status
	Points       string
}

// offerTable lists the rewards that a card can buy, and what was bought.
type offerTable struct {
	Rows      []offerRow
	Purchases []purchaseRow
}

type offerRow struct {
	Name, Href, Price, Stock string
	Buy                      *dialogForm
}

type purchaseRow struct {
	When         moment
	Name, Reason string
	Status       status
	Points       string
	Refund       *dialogForm
}

// maxLots is how many lots a page lists.
const maxLots = 50

// lotTable shows lots; expire makes the dialog that ends one, or nil.
func (v *visit) lotTable(lots []ledger.Lot, more bool, expire func(*ledger.Lot) *dialogForm) *lotTable {
	table := &lotTable{More: more}
	for i := range lots {
		l := &lots[i]
		row := lotRow{Left: v.number(l.Left), Opened: v.number(l.Opened), Since: v.clock().moment(l.CreatedAt)}
		if l.ExpiresOn != "" {
			row.Until = v.day(l.ExpiresOn)
			row.Expire = expire(l)
		}
		table.Rows = append(table.Rows, row)
	}
	return table
}

// day writes a day of the project.
func (v *visit) day(d calc.Day) string { return v.writer(nil).Date(d.Begins(v.Settings.Zone())) }

// pendingRow shows pending points; the acts have the address at.
func (v *visit) pendingRow(p *ledger.Pending, at ...string) pendingRow {
	row := pendingRow{Points: v.number(p.Points), Since: v.clock().moment(p.CreatedAt)}
	if p.ActivatesOn != "" {
		row.From = v.clock().moment(p.ActivatesOn.Begins(v.Settings.Zone()))
	} else {
		row.Event = v.say("card.pending.event", v.day(p.CancelsOn))
	}
	if !v.may(actSupport) {
		return row
	}
	at = append(at[:len(at):len(at)], p.ID)
	row.Activate = &buttonForm{v.actForm(at...), "do", "activate", v.say("card.pending.activate")}
	row.Cancel = &dialogForm{
		buttonForm{v.actForm(at...), "do", "cancel", v.say("card.pending.cancel")}, "cancel-" + p.ID, v.say("card.pending.cancel.title"), v.say("card.pending.cancel.text", p.Points),
	}
	return row
}

// pointsFields are the fields for a number of points and a reason.
func (v *visit) pointsFields() []field {
	return []field{
		{Name: "amount", Label: v.say("code.points.amount"), Type: "text", Value: v.PostFormValue("amount"), Required: true, Autocomplete: "off"},
		{Name: "reason", Label: v.say("code.reason"), Type: "text", Value: v.PostFormValue("reason"), Required: true, Autocomplete: "off"},
	}
}

// moved reads the points and the reason of a form. A restricted role moves no more at once than the project lets it.
func (v *visit) moved() (points int64, reason string, err error) {
	if points, err = parseAmount(v.PostFormValue("amount"), false); err != nil {
		return 0, "", err
	}
	if reason = strings.TrimSpace(v.PostFormValue("reason")); reason == "" {
		return 0, "", fault.PayloadMissing("reason")
	}
	if err := storage.CheckText("reason", reason); err != nil {
		return 0, "", err
	}
	return points, reason, v.pointsWithinLimit(points)
}

// pointsWithinLimit refuses more points than the project lets a restricted user move at once.
func (v *visit) pointsWithinLimit(points int64) error {
	limit := v.Settings.Restricted.Points
	if v.Role != roleRestricted || limit == nil || points <= *limit {
		return nil
	}
	return fault.Payload("amount", "must be at most %s: the project lets your role move no more at once", v.number(*limit))
}

// estimateForm asks what an order would earn.
func (v *visit) estimateForm(at ...string) *estimateView {
	return &estimateView{actForm: v.actForm(at...), form: form{Fields: []field{
		{Name: "amount", ID: "order-amount", Label: v.say("why.amount"), Type: "text", Value: v.PostFormValue("amount"), Autocomplete: "off"},
		{Name: "items", Label: v.say("why.items"), Hint: v.say("why.items.hint"), Type: "textarea", Rows: 3, Value: v.PostFormValue("items")},
	}}}
}

// supposedOrder is the order of a form.
func (v *visit) supposedOrder() (*order.Request, error) {
	lines, err := v.parseLines(v.PostFormValue("items"))
	if err != nil {
		return nil, err
	}
	if len(lines) > 0 {
		return order.Lines(lines...), nil
	}
	minor, err := parseAmount(v.PostFormValue("amount"), true)
	return order.Total(minor), err
}

// refuseEstimate puts a refusal into the form, or returns another error.
func (e *estimateView) refuseEstimate(v *visit, err error) error {
	if _, refused := fault.As(err); !refused {
		return err
	}
	return e.refuse(v.texts, err)
}

// pointsText says a number of points.
func (v *visit) pointsText(n int64) string { return v.writer(nil).Points(n) }

// balanceText says what a card holds.
func (v *visit) balanceText(balance, pending int64) string {
	if pending == 0 {
		return wording.Writer{Language: v.texts.wording}.Sentence(v.say("card.holds", v.pointsText(balance)))
	}
	return wording.Writer{Language: v.texts.wording}.Sentence(v.say("card.holds.pending", v.pointsText(balance), v.number(pending)))
}
