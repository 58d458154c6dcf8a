package dashboard

import (
	"embed"
	"encoding/json"
	"fmt"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"github.com/punchcardhq/punchcard/wording"
)

//go:embed texts/*.json
var textFiles embed.FS

// texts are all words of the dashboard in one language, by key. {0}, {1} and so on stand for arguments.
type texts struct {
	language language.Tag
	byKey    map[string]text
	// wording has the sentences about discounts, rules and refusals in the same language.
	wording *wording.Language
}

// text is a text, or its plural forms: the first argument, a whole number, decides between them.
type text struct {
	plain string
	forms map[string]string
}

// UnmarshalJSON reads "a text", or {"one": "{0} task", "other": "{0} tasks"}.
func (t *text) UnmarshalJSON(data []byte) error {
	if data[0] == '{' {
		return json.Unmarshal(data, &t.forms)
	}
	return json.Unmarshal(data, &t.plain)
}

// readTexts reads the texts of a language.
func readTexts(data []byte, tag language.Tag, sentences *wording.Language) (*texts, error) {
	t := &texts{language: tag, wording: sentences}
	return t, json.Unmarshal(data, &t.byKey)
}

// english are the texts of who asks for no language that there is.
var english = languages[0]

// languages are all that there are, one for each file of texts, English first.
var languages = func() (all []*texts) {
	files, err := textFiles.ReadDir("texts")
	if err != nil {
		panic(err) // the files are part of the program
	}
	for _, f := range files {
		tag := language.MustParse(strings.TrimSuffix(f.Name(), ".json"))
		sentences, ok := wording.Languages()[tag.String()]
		if !ok {
			panic("package wording has no texts in " + tag.String())
		}
		data, err := textFiles.ReadFile(path.Join("texts", f.Name()))
		if err != nil {
			panic(err)
		}
		t, err := readTexts(data, tag, sentences)
		if err != nil {
			panic(err)
		}
		at := len(all)
		if tag == language.English {
			at = 0
		}
		all = slices.Insert(all, at, t)
	}
	return all
}()

// languageCookie keeps the choice of a language. Without it the browser decides.
const languageCookie = "punchcard-language"

// choiceOfLanguages are the languages of a dashboard, and the pages in each.
type choiceOfLanguages struct {
	all     []*texts
	matcher language.Matcher
	pages   map[*texts]*pages
}

func newChoiceOfLanguages(base string, all []*texts) choiceOfLanguages {
	c := choiceOfLanguages{all: all, pages: map[*texts]*pages{}}
	var tags []language.Tag
	for _, t := range all {
		tags = append(tags, t.language)
		c.pages[t] = newPages(base, t)
	}
	c.matcher = language.NewMatcher(tags)
	return c
}

// of are the texts in the language of a person: the one that they have chosen, or else the best for their browser.
func (c *choiceOfLanguages) of(r *http.Request) *texts {
	if cookie, err := r.Cookie(languageCookie); err == nil {
		if t := c.named(cookie.Value); t != nil {
			return t
		}
	}
	asked, _, err := language.ParseAcceptLanguage(r.Header.Get("Accept-Language"))
	if err != nil {
		return c.all[0]
	}
	_, at, _ := c.matcher.Match(asked...)
	return c.all[at]
}

// named are the texts with a tag, or nil.
func (c *choiceOfLanguages) named(tag string) *texts {
	at := slices.IndexFunc(c.all, func(t *texts) bool { return t.language.String() == tag })
	if at < 0 {
		return nil
	}
	return c.all[at]
}

// has reports whether there is a text with this key.
func (t *texts) has(key string) bool { _, ok := t.byKey[key]; return ok }

// say returns the text of a key with its arguments. It panics for a key that does not exist, which is a bug.
func (t *texts) say(key string, args ...any) string {
	text, err := t.find(key, args...)
	if err != nil {
		panic(err)
	}
	return text
}

// find is say for templates.
func (t *texts) find(key string, args ...any) (string, error) {
	found, ok := t.byKey[key]
	if !ok {
		return "", fmt.Errorf("there is no text %q", key)
	}
	words := found.plain
	if found.forms != nil {
		if len(args) == 0 {
			return "", fmt.Errorf("the text %q needs a number", key)
		}
		words = found.forms[t.form(args[0])]
	}
	if len(args) == 0 {
		return words, nil
	}
	pairs := make([]string, 0, 2*len(args))
	for i, a := range args {
		pairs = append(pairs, "{"+strconv.Itoa(i)+"}", t.argument(a))
	}
	return strings.NewReplacer(pairs...).Replace(words), nil
}

// argument writes whole numbers with separators: 1,234,567.
func (t *texts) argument(a any) string {
	switch n := a.(type) {
	case int:
		return t.number(int64(n))
	case int64:
		return t.number(n)
	}
	return fmt.Sprint(a)
}

// number writes a whole number with separators: 1,234,567.
func (t *texts) number(n int64) string { return wording.Writer{Language: t.wording}.Number(n) }

// form is the plural form of a whole number.
func (t *texts) form(n any) string {
	number, err := strconv.ParseInt(fmt.Sprint(n), 10, 64)
	if err != nil {
		return "other"
	}
	return t.wording.Plural(number)
}

// say returns a text in the language of the person; see texts.say.
func (v *visit) say(key string, args ...any) string { return v.texts.say(key, args...) }

// number writes a whole number in the language of the person.
func (v *visit) number(n int64) string { return v.texts.number(n) }
