package wording

import (
	"embed"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:embed texts/*.json
var textFiles embed.FS

// English is the language that Punchcard brings first, and whose keys the other ones have.
var English = sync.OnceValue(func() *Language {
	l, err := parse(language.English, textsOf(language.English))
	if err != nil {
		panic(err) // the file is part of the program
	}
	return l
})

// Languages are those that Punchcard brings, by their tags: "en", "de". Each is one file of texts.
var Languages = sync.OnceValue(func() map[string]*Language {
	files, err := textFiles.ReadDir("texts")
	if err != nil {
		panic(err)
	}
	all := map[string]*Language{}
	for _, f := range files {
		tag := language.MustParse(strings.TrimSuffix(f.Name(), ".json"))
		if all[tag.String()], err = ReadLanguage(tag, textsOf(tag)); err != nil {
			panic(err)
		}
	}
	return all
})

func textsOf(tag language.Tag) []byte {
	file, err := textFiles.ReadFile(path.Join("texts", tag.String()+".json"))
	if err != nil {
		panic(err)
	}
	return file
}

// Language is the texts of one language and how it counts.
type Language struct {
	tag   language.Tag
	texts map[string]string
}

// ReadLanguage reads a file of texts: an object with the keys of English, each text with the placeholders that the English one has. Keys that
// count end in a plural form of the language: "uses.one", "uses.other". Each form must be there for each such key, and no key that English does
// not have.
func ReadLanguage(tag language.Tag, file []byte) (*Language, error) {
	l, err := parse(tag, file)
	if err != nil {
		return nil, err
	}
	forms, known := l.Plurals(), map[string]bool{}
	for _, key := range slices.Sorted(maps.Keys(English().texts)) {
		text := English().texts[key]
		wanted := []string{key}
		if stem, counted := strings.CutSuffix(key, ".other"); counted {
			wanted = wanted[:0]
			for _, form := range forms {
				wanted = append(wanted, stem+"."+form)
			}
		} else if strings.HasSuffix(key, ".one") {
			continue
		}
		for _, k := range wanted {
			own, ok := l.texts[k]
			if !ok {
				return nil, fmt.Errorf("wording: the text %s is missing", k)
			}
			if a, b := holes(own), holes(text); !slices.Equal(a, b) {
				return nil, fmt.Errorf("wording: the text %s has the placeholders %v and should have %v", k, a, b)
			}
			known[k] = true
		}
	}
	for _, key := range slices.Sorted(maps.Keys(l.texts)) {
		if !known[key] {
			return nil, fmt.Errorf("wording: no text is called %s", key)
		}
	}
	return l, nil
}

func parse(tag language.Tag, file []byte) (*Language, error) {
	l := &Language{tag: tag}
	if err := json.Unmarshal(file, &l.texts); err != nil {
		return nil, fmt.Errorf("wording: the texts cannot be read: %w", err)
	}
	return l, nil
}

var pluralForms = map[plural.Form]string{
	plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other",
}

// Plural is the plural form of a whole number: "one", "few", "other".
func (l *Language) Plural(n int64) string {
	n = max(n, -n)
	if n >= 1_000_000 {
		n = 1_000_000 + n%1_000_000 // forms depend on the last digits alone
	}
	return pluralForms[plural.Cardinal.MatchPlural(l.tag, int(n), 0, 0, 0, 0)]
}

// Plurals are the plural forms that whole numbers have in the language, sorted.
func (l *Language) Plurals() (forms []string) {
	for _, n := range []int64{0, 1, 2, 3, 5, 6, 11, 20, 21, 100, 1_000_000} {
		forms = append(forms, l.Plural(n))
	}
	slices.Sort(forms)
	return slices.Compact(forms)
}

var hole = regexp.MustCompile(`\{[a-z_]+\}`)

// holes are the placeholders of a text, each once, sorted.
func holes(text string) []string {
	found := hole.FindAllString(text, -1)
	slices.Sort(found)
	return slices.Compact(found)
}

// has reports whether there is a text.
func (l *Language) has(key string) bool { _, ok := l.texts[key]; return ok }

// say fills a text: pairs are placeholders and what stands for them. A key without a text is said as it is, which tests look for.
func (l *Language) say(key string, pairs ...string) string {
	text, ok := l.texts[key]
	if !ok {
		return "[" + key + "]"
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		pairs[i] = "{" + pairs[i] + "}"
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// count fills a text that depends on a number.
func (l *Language) count(key string, n int64, pairs ...string) string {
	return l.say(key+"."+l.Plural(n), pairs...)
}

// first returns the first key that has a text, and the last one when none has.
func (l *Language) first(keys ...string) string {
	for _, k := range keys[:len(keys)-1] {
		if l.has(k) {
			return k
		}
	}
	return keys[len(keys)-1]
}
