package listing_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/storage"
)

func cursorSpec() listing.Spec[card] {
	spec := cardSpec()
	spec.Style, spec.Prefix = listing.StyleCursor, "lcrscard_"
	return spec
}

// nextOf returns the cursor that follows an item in the list of a query.
func nextOf(t testing.TB, query string, c card, call listing.Call) (next string, expires time.Time) {
	t.Helper()
	r, err := cursorSpec().Parse(parseQuery(t, query), call)
	if err != nil {
		t.Fatal(err)
	}
	page, err := r.Page(storage.Page[card]{Items: []card{c}, HasMore: true})
	if err != nil {
		t.Fatal(err)
	}
	return page.Next, page.ExpiresAt
}

func TestCursorKeepsPositionExactly(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		text := rapid.StringN(0, 40, 200).Filter(storage.ValidText)
		c := card{
			ID: "card_" + text.Draw(rt, "id"), Code: text.Draw(rt, "code"), Balance: rapid.Int64().Draw(rt, "balance"),
			Active: rapid.Bool().Draw(rt, "active"), CreatedAt: drawInstant(rt, "created"),
		}
		if rapid.Bool().Draw(rt, "no time") {
			c.CreatedAt = time.Time{}
		}
		query := rapid.SampledFrom([]string{"", "order=code", "order=-balance&order=active", "order=active&order=code&order=id"}).Draw(rt, "query")
		next, _ := nextOf(t, query, c, call)
		values := parseQuery(t, query)
		values.Set("cursor", next)
		r, err := cursorSpec().Parse(values, call)
		if err != nil {
			rt.Fatal(err)
		}
		if diff := cmp.Diff(cardKind.Position(&c, r.Query.Order), r.Query.After); diff != "" {
			rt.Errorf("positions differ (-want +got):\n%s", diff)
		}
	})
}

func TestCursorIsPrefixAndLowerCaseHexDigits(t *testing.T) {
	next, expires := nextOf(t, "", cards[0], call)
	if !regexp.MustCompile(`^lcrscard_[a-f0-9]+$`).MatchString(next) {
		t.Errorf("cursor %s", next)
	}
	if want := now.Add(24 * time.Hour); !expires.Equal(want) {
		t.Errorf("expires at %s, want %s", expires, want)
	}
}

func TestCursorIsValidForItsListOnly(t *testing.T) {
	const query = "order=-balance&filters[code][conditions][$in][0]=A&filters[code][conditions][$in][1]=B&created_at[after]=2026-01-01"
	next, _ := nextOf(t, query, cards[0], call)
	later := func(d time.Duration) listing.Call { c := call; c.Now = now.Add(d); return c }
	elsewhere, resigned := call, call
	elsewhere.Scope, resigned.Secret = "proj_2", "another secret"
	otherKind, otherPrefix := cursorSpec(), cursorSpec()
	otherKind.Kind.Name = "purse"
	otherPrefix.Prefix = "lcrspurse_"
	const refused = "invalid_or_expired_cursor: Invalid or expired cursor: The provided cursor is invalid or has expired"
	const mismatch = "cursor_and_query_mismatch: Cursor and query mismatch: The cursor was given for another order or other filters: " +
		"send those that it came from, or no cursor"

	for name, c := range map[string]struct {
		spec   listing.Spec[card]
		query  string
		cursor string
		call   listing.Call
		want   string
	}{
		"same question":          {cursorSpec(), query, next, call, ""},
		"other spelling of it":   {cursorSpec(), "limit=3&order=-balance&[filters][code][conditions][$in]=A&[filters][code][conditions][$in]=B&[created_at][after]=2026-01-01", next, call, ""},
		"just in time":           {cursorSpec(), query, next, later(24*time.Hour - time.Millisecond), ""},
		"too late":               {cursorSpec(), query, next, later(24 * time.Hour), refused},
		"other direction":        {cursorSpec(), strings.Replace(query, "-balance", "balance", 1), next, call, mismatch},
		"other order":            {cursorSpec(), strings.Replace(query, "-balance", "-code", 1), next, call, mismatch},
		"no order":               {cursorSpec(), strings.Replace(query, "order=-balance&", "", 1), next, call, mismatch},
		"other value":            {cursorSpec(), strings.Replace(query, "=A", "=C", 1), next, call, mismatch},
		"other operator":         {cursorSpec(), strings.ReplaceAll(query, "$in", "$not_in"), next, call, mismatch},
		"other junction":         {cursorSpec(), query + "&filters[junction]=or", next, call, mismatch},
		"other dates":            {cursorSpec(), strings.Replace(query, "2026-01-01", "2026-01-02", 1), next, call, mismatch},
		"other project":          {cursorSpec(), query, next, elsewhere, refused},
		"other secret":           {cursorSpec(), query, next, resigned, refused},
		"other list":             {otherKind, query, next, call, refused},
		"other prefix":           {otherPrefix, query, next, call, refused},
		"prefix of another list": {otherPrefix, query, strings.Replace(next, "lcrscard_", "lcrspurse_", 1), call, refused},
		"upper case":             {cursorSpec(), query, "lcrscard_" + strings.ToUpper(strings.TrimPrefix(next, "lcrscard_")), call, refused},
		"cut":                    {cursorSpec(), query, next[:len(next)-2], call, refused},
		"extended":               {cursorSpec(), query, next + "20", call, refused},
		"only its prefix":        {cursorSpec(), query, "lcrscard_", call, refused},
		"not hexadecimal":        {cursorSpec(), query, "lcrscard_xyz", call, refused},
		"an id":                  {cursorSpec(), query, "card_1", call, refused},
	} {
		t.Run(name, func(t *testing.T) {
			values := parseQuery(t, c.query)
			values.Set("cursor", c.cursor)
			_, err := c.spec.Parse(values, c.call)
			if c.want == "" {
				if err != nil {
					t.Errorf("refused: %v", err)
				}
				return
			}
			if got := fmt.Sprint(err); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestTamperedCursorIsRefused(t *testing.T) {
	next, _ := nextOf(t, "order=code", cards[0], call)
	for i := len("lcrscard_"); i < len(next); i++ {
		digit := "0"
		if next[i] == '0' {
			digit = "1"
		}
		values := parseQuery(t, "order=code")
		values.Set("cursor", next[:i]+digit+next[i+1:])
		_, err := cursorSpec().Parse(values, call)
		details(t, err, "invalid_or_expired_cursor")
	}
}

func TestCursorWithRelativeFilterWorksNextDay(t *testing.T) {
	const query = "filters[created_at][conditions][$this_week]=true"
	next, _ := nextOf(t, query, cards[0], call)
	tomorrow := call
	tomorrow.Now = now.Add(20 * time.Hour)
	values := parseQuery(t, query)
	values.Set("cursor", next)
	if _, err := cursorSpec().Parse(values, tomorrow); err != nil {
		t.Errorf("refused: %v", err)
	}
}

func TestCursorsAreNotMadeWithoutASecret(t *testing.T) {
	unsigned := listing.Call{Now: now}
	r, err := cursorSpec().Parse(nil, unsigned)
	if err != nil {
		t.Fatal(err)
	}
	if page, err := r.Page(storage.Page[card]{Items: cards[:1], HasMore: true}); err == nil {
		t.Errorf("got the cursor %s", page.Next)
	}
}
