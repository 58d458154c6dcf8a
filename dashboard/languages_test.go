package dashboard

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/text/language"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

func TestLanguagesHaveTheSameTexts(t *testing.T) {
	if len(languages) < 2 || languages[0].language != language.English {
		t.Fatalf("the languages are %d", len(languages))
	}
	hole := regexp.MustCompile(`\{\d+\}`)
	holes := func(s string) []string {
		found := hole.FindAllString(s, -1)
		slices.Sort(found)
		return slices.Compact(found)
	}
	for _, l := range languages {
		for _, key := range slices.Sorted(maps.Keys(english.byKey)) {
			want, got := english.byKey[key], l.byKey[key]
			switch {
			case !l.has(key):
				t.Errorf("%s lacks the text %s", l.language, key)
			case (want.forms == nil) != (got.forms == nil):
				t.Errorf("%s: %s counts in one language alone", l.language, key)
			case want.forms == nil && (got.plain == "") != (want.plain == ""):
				t.Errorf("%s: %s is %q", l.language, key, got.plain)
			case l != english && got.plain == want.plain && len(strings.Fields(got.plain)) > 2:
				t.Errorf("%s: %s is not translated: %q", l.language, key, got.plain)
			case want.forms == nil && !slices.Equal(holes(got.plain), holes(want.plain)):
				t.Errorf("%s: %s has the placeholders %v, want %v", l.language, key, holes(got.plain), holes(want.plain))
			case want.forms != nil && !slices.Equal(slices.Sorted(maps.Keys(got.forms)), l.wording.Plurals()):
				t.Errorf("%s: %s has the forms %v, want %v", l.language, key, slices.Sorted(maps.Keys(got.forms)), l.wording.Plurals())
			}
			for form, text := range got.forms {
				if !slices.Equal(holes(text), holes(want.forms["other"])) {
					t.Errorf("%s: %s.%s has the placeholders %v, want %v", l.language, key, form, holes(text), holes(want.forms["other"]))
				}
			}
		}
		for key := range l.byKey {
			if !english.has(key) {
				t.Errorf("%s has the text %s, which English has not", l.language, key)
			}
		}
	}
}

func TestLanguageIsThatOfThePerson(t *testing.T) {
	s := newSite(t, "Shop")
	for _, c := range []struct{ accept, cookie, lang, title string }{
		{"", "", "en", "Settings"}, {"de-AT, en;q=0.5", "", "de", "Einstellungen"}, {"fr, de;q=0.5", "", "de", "Einstellungen"}, {"fr", "", "en", "Settings"},
		{"-", "", "en", "Settings"}, {"en", "de", "de", "Einstellungen"}, {"de", "en", "en", "Settings"}, {"de", "xx", "de", "Einstellungen"},
	} {
		got := s.get(t, roleAdmin, "/dashboard/projects/shop/settings/returns", "Accept-Language", c.accept, "Cookie", languageCookie+"="+c.cookie)
		if !strings.Contains(got.body, `<html lang="`+c.lang+`"`) || !strings.Contains(got.body, c.title) || got.Header.Get("Vary") != "HX-Request, Cookie, Accept-Language, Accept-Encoding, Sec-Fetch-Site" {
			t.Errorf("%+v: %d %s\n%s", c, got.StatusCode, got.Header.Get("Vary"), got.body)
		}
	}
	got := s.send(t, roleAdmin, "POST", "/dashboard/language", url.Values{"language": {"de"}, "back": {"/dashboard/me"}})
	if cookie := got.Header.Get("Set-Cookie"); got.Header.Get("Location") != "/dashboard/me" || !strings.HasPrefix(cookie, languageCookie+"=de; Path=/dashboard/;") {
		t.Errorf("the choice leads to %s with %s", got.Header.Get("Location"), cookie)
	}
	if got := s.send(t, roleAdmin, "POST", "/dashboard/language", url.Values{"language": {"xx"}}); got.StatusCode != http.StatusNotFound || got.Header.Get("Set-Cookie") != "" {
		t.Errorf("a language that does not exist is %d", got.StatusCode)
	}
	german := s.languages.named("de")
	if got := german.say("import.tried.good", int64(12345)); !strings.HasPrefix(got, "12.345 Zeilen wurden") {
		t.Error(got)
	}
	if got := s.get(t, roleAdmin, "/dashboard/none", "Accept-Language", "de"); !strings.Contains(got.body, "Diese Seite gibt es nicht") {
		t.Errorf("a page that does not exist says\n%s", got.body)
	}
}

// TestPagesInGermanHaveNoEnglish searches pages for texts of the English catalogue.
func TestPagesInGermanHaveNoEnglish(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	german := s.languages.named("de")
	known := map[string]string{}
	for key, text := range english.byKey {
		if text.forms == nil && text.plain != german.byKey[key].plain && !strings.Contains(text.plain, "{") {
			known[text.plain] = key
		}
	}
	for _, text := range german.byKey {
		delete(known, text.plain) // such as a word that both have, for another thing
	}
	s.eachPage(t, "de", func(address, said string) {
		for part := range strings.SplitSeq(said, " · ") {
			if key, found := known[part]; found && !strings.Contains(address, "/imports/") { // the columns of a file are as the file has them
				t.Errorf("%s says %q, the English text %s", address, said, key)
			}
		}
	})
}

// TestPagesSayOnlyTexts renders pages in a language whose texts stand in brackets, and searches for words that do not.
func TestPagesSayOnlyTexts(t *testing.T) {
	pseudo, words := pseudoLanguage(t), regexp.MustCompile(`\pL{3,}`)
	s := newSite(t, "SHOP", fillShop("WELCOME10"))
	s.languages = newChoiceOfLanguages(s.base, []*texts{english, pseudo})
	// What the shop, the API and the machine say: ids and names with digits, dots or underscores, codes and names in capitals, units.
	data := regexp.MustCompile(`^[\PL]*([\p{Lu}\P{L}]+|\S*[\d._@:/=]\S*|Test|Person|Demo|Punchcard|Europe|English|Shipping)[\PL]*$`)
	// What the API says, and what the file of the import says.
	api := regexp.MustCompile(`^(Property \.|\d+ voucher\(s\) imported|(campaign|customer|order|product|voucher)$)`)
	codes, err := s.shop.Vouchers.List(t.Context(), storage.Query{}) // some are random, and may be of letters alone
	if err != nil {
		t.Fatal(err)
	}
	random := map[string]bool{}
	for i := range codes.Items {
		random[codes.Items[i].Code] = true
	}
	file := []string{"Code", "Voucher Type", "Discount Type", "Value", "Season", "spring"}
	s.eachPage(t, "eo", func(address, said string) {
		if api.MatchString(said) || slices.Contains(file, said) && strings.Contains(address, "/imports/") || slices.Contains([]string{"shop", "Shipping", "All Products"}, said) { // the engine's own names
			return
		}
		for word := range strings.FieldsSeq(outsideBrackets(said)) {
			if words.MatchString(word) && !data.MatchString(word) && !random[strings.Trim(word, ".,:;()")] {
				t.Errorf("%s says %q, of which %q is no text of the catalogue", address, said, word)
			}
		}
	})
}

// eachPage reads all pages of a shop in a language: what they say in texts and in attributes that people read or hear.
func (s *site) eachPage(t *testing.T, lang string, said func(address, text string)) {
	t.Helper()
	for _, r := range s.routes() {
		if r.method != "GET" {
			continue
		}
		address := s.address(t, r.path)
		got := s.get(t, roleOwner, address, "Accept-Language", lang)
		if got.StatusCode != http.StatusOK || !strings.HasPrefix(got.Header.Get("Content-Type"), "text/html") {
			continue
		}
		for _, e := range got.elements(t) {
			if slices.Contains([]string{"code", "pre", "script", "textarea"}, e.Data) || attribute(e, "lang") != "" && e.Data != "html" || attribute(e, "translate") == "no" {
				continue
			}
			for n := range e.ChildNodes() {
				if text := strings.TrimSpace(n.Data); n.Type == html.TextNode && text != "" {
					said(address, text)
				}
			}
			for _, name := range []string{"aria-label", "title", "alt", "placeholder"} {
				if text := attribute(e, name); text != "" {
					said(address, text)
				}
			}
		}
	}
}

// pseudoLanguage has the texts of English with marks on the letters, longer, in brackets.
func pseudoLanguage(t *testing.T) *texts {
	t.Helper()
	marks := strings.NewReplacer("a", "à", "e", "é", "i", "ï", "o", "ö", "u", "ü", "v", "ṽ", "S", "Š", "E", "É", "A", "Å")
	parts := regexp.MustCompile(`\{[a-z0-9_]+\}|[^{}]+`)
	holes, letters := regexp.MustCompile(`\{[a-z0-9_]+\}`), regexp.MustCompile(`\pL`)
	pseudo := func(text string) string {
		if !letters.MatchString(holes.ReplaceAllString(text, "")) {
			return text // numbers and signs
		}
		marked := parts.ReplaceAllStringFunc(text, func(p string) string {
			if p[0] == '{' {
				return p
			}
			return marks.Replace(p)
		})
		return "[" + marked + strings.Repeat("‧", len(text)*2/5) + "]"
	}
	file, err := os.ReadFile("../wording/texts/en.json")
	if err != nil {
		t.Fatal(err)
	}
	sentences := map[string]string{}
	if err := json.Unmarshal(file, &sentences); err != nil {
		t.Fatal(err)
	}
	for key, text := range sentences {
		sentences[key] = pseudo(text)
	}
	if file, err = json.Marshal(sentences); err != nil {
		t.Fatal(err)
	}
	l, err := wording.ReadLanguage(language.English, file)
	if err != nil {
		t.Fatal(err)
	}
	p := &texts{language: language.MustParse("eo"), byKey: map[string]text{}, wording: l}
	for key, en := range english.byKey {
		own := text{plain: pseudo(en.plain)}
		if en.forms != nil {
			own = text{forms: map[string]string{}}
		}
		for form, text := range en.forms {
			own.forms[form] = pseudo(text)
		}
		p.byKey[key] = own
	}
	return p
}

// outsideBrackets is what no text of the pseudo-language has said.
func outsideBrackets(said string) string {
	var b strings.Builder
	depth := 0
	for _, r := range said {
		switch {
		case r == '[':
			depth++
		case r == ']':
			depth--
		case depth == 0:
			b.WriteRune(r)
		}
	}
	return b.String()
}
