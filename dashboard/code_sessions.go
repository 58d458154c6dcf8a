package dashboard

import (
	"context"
	"strings"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// sessionRow is a session that holds a code, and so keeps it from others.
type sessionRow struct {
	Customer, CustomerHref string
	Since, Until           moment
	// Holds says how much it holds.
	Holds string
	// Release ends it, and Key names it; nil and empty for who may not. Who knows the key may redeem what is held.
	Release *actForm
	Key     string
}

// maxSessions is how many sessions the page of a code lists, those that end first.
const maxSessions = 20

// sessionRows are the sessions that hold a code. called are their customers, in the same order.
func (v *visit) sessionRows(found *voucher.Voucher, held []redemption.Lock, called []attemptRow) (rows []sessionRow) {
	for i := range held {
		l := &held[i]
		row := sessionRow{
			Customer: called[i].Customer, CustomerHref: called[i].CustomerHref, Since: v.clock().moment(l.CreatedAt), Until: v.clock().moment(l.ExpiresAt), Holds: v.holds(l),
		}
		if v.may(actSupport) {
			form := v.actForm("codes", found.ID, "sessions", "release")
			row.Release, row.Key = &form, l.Key
		}
		rows = append(rows, row)
	}
	return rows
}

// holds says how much of a code a session holds.
func (v *visit) holds(l *redemption.Lock) string {
	said := []string{v.say("code.sessions.uses", l.Quantity)}
	if l.Credits != 0 {
		said = append(said, v.say("code.sessions.credit", v.money(l.Credits)))
	}
	if l.Points != 0 {
		said = append(said, v.say("code.sessions.points", l.Points))
	}
	return strings.Join(said, ", ")
}

// releaseSession ends a session's hold on a code, so that others may redeem what it held.
func (d *Dashboard) releaseSession(ctx context.Context, v *visit) (answer, error) {
	found, err := v.codeByID(ctx, v.PathValue("voucherId"))
	if err != nil {
		return answer{}, err
	}
	c := audit.Change{Act: "session.released", Object: audit.Object{Type: voucher.Kind.Name, ID: found.ID, Name: found.Code}}
	return v.change(ctx, c, v.path("codes", found.ID)+"?done=session-released", func(ctx context.Context) (any, error) {
		return nil, v.Project.Redemptions.ReleaseSession(ctx, found.ID, v.PostFormValue("session"))
	})
}
