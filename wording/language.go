package wording

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
)

//go:embed texts/en.json
var english []byte

// English is the language that Punchcard brings.
var English = sync.OnceValue(func() *Language {
	l, err := parse(english, func(n int64) string {
		if n == 1 || n == -1 {
			return "one"
		}
		return "other"
	})
	if err != nil {
		panic(err) // the file is part of the program
	}
	return l
})

// Language is the texts of one language and how it counts.
type Language struct {
	texts  map[string]string
	plural func(n int64) string
}

// ReadLanguage reads a file of texts: an object with the keys of English, each text with the placeholders that the English one has. Keys that
// count end in the form that plural returns for a number: "uses.one", "uses.other". Each form must be there for each such key.
func ReadLanguage(file []byte, plural func(n int64) string, forms ...string) (*Language, error) {
	l, err := parse(file, plural)
	if err != nil {
		return nil, err
	}
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
		}
	}
	return l, nil
}

func parse(file []byte, plural func(n int64) string) (*Language, error) {
	l := &Language{plural: plural}
	if err := json.Unmarshal(file, &l.texts); err != nil {
		return nil, fmt.Errorf("wording: the texts cannot be read: %w", err)
	}
	return l, nil
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
	return l.say(key+"."+l.plural(n), pairs...)
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
