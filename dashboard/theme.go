package dashboard

import (
	"context"
	"net/http"
	"slices"
	"strings"
)

// themeCookie keeps the choice of colours. Without it the browser decides.
const themeCookie = "punchcard-theme"

// themes are the choices; the first one leaves it to the browser.
var themes = []string{"system", "light", "dark"}

type themeChoice struct {
	Value, Text string
	Chosen      bool
}

func (v *visit) themeChoices() (choices []themeChoice) {
	for _, t := range themes {
		choices = append(choices, themeChoice{t, v.say("theme." + t), t == v.theme()})
	}
	return choices
}

// languageChoices are the languages, each by its own name.
func (v *visit) languageChoices() (choices []themeChoice) {
	for _, t := range v.dashboard.languages.all {
		choices = append(choices, themeChoice{t.language.String(), t.say("language.name"), t == v.texts})
	}
	return choices
}

// theme is the choice of the person.
func (v *visit) theme() string {
	if c, err := v.Cookie(themeCookie); err == nil && slices.Contains(themes, c.Value) {
		return c.Value
	}
	return themes[0]
}

// setTheme keeps a choice, and leads back to the page where it was made.
func (d *Dashboard) setTheme(_ context.Context, v *visit) (answer, error) {
	chosen := v.PostFormValue("theme")
	if !slices.Contains(themes, chosen) {
		return answer{}, errNowhere
	}
	return d.keep(v, themeCookie, chosen), nil
}

// setLanguage is setTheme for the language.
func (d *Dashboard) setLanguage(_ context.Context, v *visit) (answer, error) {
	chosen := v.PostFormValue("language")
	if d.languages.named(chosen) == nil {
		return answer{}, errNowhere
	}
	return d.keep(v, languageCookie, chosen), nil
}

// keep puts a choice into the browser, and leads back to the page where it was made.
func (d *Dashboard) keep(v *visit, cookie, chosen string) answer {
	out := goTo(d.local(v.PostFormValue("back")))
	out.cookies = []*http.Cookie{d.keeping(cookie, chosen)}
	return out
}

// keeping is the cookie of a choice. No script reads it.
func (d *Dashboard) keeping(cookie, chosen string) *http.Cookie {
	return &http.Cookie{Name: cookie, Value: chosen, Path: d.base, MaxAge: 365 * 24 * 3600, HttpOnly: true, SameSite: http.SameSiteLaxMode}
}

// local is an address of the dashboard that a form names, or its first page: a form cannot lead away from it.
func (d *Dashboard) local(address string) string {
	if !strings.HasPrefix(address, d.base) || strings.ContainsAny(address, "\\\r\n") {
		return d.base
	}
	return address
}
