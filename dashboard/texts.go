package dashboard

import (
	"embed"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"github.com/punchcardhq/punchcard/wording"
)

//go:embed texts/en.json
var textFiles embed.FS

// texts are all words of the dashboard in one language, by key. {0}, {1} and so on stand for arguments.
type texts struct {
	language language.Tag
	byKey    map[string]text
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
func readTexts(tag language.Tag) (*texts, error) {
	data, err := textFiles.ReadFile("texts/" + tag.String() + ".json")
	if err != nil {
		return nil, err
	}
	t := &texts{language: tag}
	return t, json.Unmarshal(data, &t.byKey)
}

// words are the texts of the dashboard. There is one language so far.
var words = func() *texts {
	t, err := readTexts(language.English)
	if err != nil {
		panic(err)
	}
	return t
}()

// say returns the text of a key with its arguments. It panics for a key that does not exist, which is a bug.
func say(key string, args ...any) string {
	text, err := words.say(key, args...)
	if err != nil {
		panic(err)
	}
	return text
}

// has reports whether there is a text with this key.
func (t *texts) has(key string) bool { _, ok := t.byKey[key]; return ok }

func (t *texts) say(key string, args ...any) (string, error) {
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
		pairs = append(pairs, "{"+strconv.Itoa(i)+"}", shownArgument(a))
	}
	return strings.NewReplacer(pairs...).Replace(words), nil
}

// shownArgument writes whole numbers with separators: 1,234,567.
func shownArgument(a any) string {
	switch n := a.(type) {
	case int:
		return wording.Writer{}.Number(int64(n))
	case int64:
		return wording.Writer{}.Number(n)
	}
	return fmt.Sprint(a)
}

var pluralForms = map[plural.Form]string{
	plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other",
}

// form is the plural form of a whole number.
func (t *texts) form(n any) string {
	number, err := strconv.ParseInt(fmt.Sprint(n), 10, 64)
	if err != nil {
		return "other"
	}
	return pluralForms[plural.Cardinal.MatchPlural(t.language, int(min(max(number, -number), 1_000_000)), 0, 0, 0, 0)]
}
