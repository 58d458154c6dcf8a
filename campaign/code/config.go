package code

import (
	"fmt"
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
)

// Config describes the codes of a campaign. A nil field was not sent; Normalize says what its value is then.
type Config struct {
	// Length is the number of random characters; Pattern wins over it.
	Length *int
	// Charset holds the characters to draw from. One that occurs twice counts once.
	Charset *string
	// Prefix and Postfix are fixed text around the pattern; a # in them is a #.
	Prefix, Postfix *string
	// Pattern is a text in which each # becomes a random character.
	Pattern *string
	// InitialCount is stored and returned, and has no effect.
	InitialCount *int
}

// The characters of a Config without a charset.
const (
	DefaultCharset           = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	DefaultCharsetIgnoreCase = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

	defaultLength = 8
	placeholder   = "#"
)

// The limits of codes.
const (
	MaxBytes     = 255 // of a whole code, in UTF-8
	maxAffix     = 64  // characters of a prefix or postfix
	maxLength    = 128 // random characters
	maxCharacter = 256 // distinct characters of a charset: one random byte must do
)

// Normalize returns c as it is returned and stored: charset and pattern filled in and the length equal to the number of #
// in the pattern. The rest stays as it was sent, absent if it was absent. Normalizing twice is normalizing once.
func (c Config) Normalize(caseSensitive bool) Config {
	if c.Charset == nil {
		charset := DefaultCharset
		if !caseSensitive {
			charset = DefaultCharsetIgnoreCase
		}
		c.Charset = &charset
	}
	if c.Pattern == nil {
		length := defaultLength
		if c.Length != nil {
			length = *c.Length
		}
		// A length that Validate refuses makes a pattern that it refuses too, and no larger one.
		pattern := strings.Repeat(placeholder, min(max(0, length), maxLength+1))
		c.Pattern = &pattern
	}
	length := strings.Count(*c.Pattern, placeholder)
	c.Length = &length
	return c
}

// Drawing returns c with the given charset where it has none. An empty charset changes nothing.
func (c Config) Drawing(charset string) Config {
	if c.Charset == nil && charset != "" {
		c.Charset = &charset
	}
	return c
}

// Validate refuses a Config that describes no codes, with 400 invalid_code_config naming the property. The path leads to
// the Config in the request body, "voucher.code_config" for instance.
func (c Config) Validate(path string) error {
	refuse := func(property, expectation string, args ...any) error {
		return fault.Invalid("invalid_code_config", "Invalid code config", "Property .%s %s", strings.TrimPrefix(path+"."+property, "."), fmt.Sprintf(expectation, args...))
	}
	least := 1
	if c.Pattern != nil {
		least = 0 // the length that Normalize returns for a pattern of fixed text may be sent back
	}
	if c.Length != nil && (*c.Length < least || *c.Length > maxLength) {
		return refuse("length", "must be %d to %d (actual value is '%d')", least, maxLength, *c.Length)
	}
	for _, text := range []struct {
		property string
		value    *string
	}{{"charset", c.Charset}, {"prefix", c.Prefix}, {"postfix", c.Postfix}, {"pattern", c.Pattern}} {
		switch {
		case text.value == nil:
		case !utf8.ValidString(*text.value):
			return refuse(text.property, "must be valid UTF-8")
		case strings.ContainsFunc(*text.value, unicode.IsControl):
			return refuse(text.property, "must NOT contain control characters")
		}
	}
	if c.Charset != nil {
		if n := len(distinct(*c.Charset, true)); n < 1 || n > maxCharacter {
			return refuse("charset", "must have 1 to %d distinct characters (it has %d)", maxCharacter, n)
		}
	}
	if n := characters(c.Prefix); n > maxAffix {
		return refuse("prefix", "must NOT have more than %d characters (it has %d)", maxAffix, n)
	}
	if n := characters(c.Postfix); n > maxAffix {
		return refuse("postfix", "must NOT have more than %d characters (it has %d)", maxAffix, n)
	}
	if c.Pattern != nil {
		if *c.Pattern == "" {
			return refuse("pattern", "must NOT be empty: it is what becomes a code")
		}
		if n := strings.Count(*c.Pattern, placeholder); n > maxLength {
			return refuse("pattern", "must NOT have more than %d times # (it has %d)", maxLength, n)
		}
	}
	if c.InitialCount != nil && *c.InitialCount < 0 {
		return refuse("initial_count", "must be >= 0 (actual value is '%d')", *c.InitialCount)
	}
	if n := c.longest(); n > MaxBytes {
		return refuse("pattern", "must make codes of at most %d bytes of UTF-8 (with prefix, postfix and charset they reach %d)", MaxBytes, n)
	}
	return nil
}

// longest returns the bytes of the longest code that c describes.
func (c Config) longest() int {
	c = c.Normalize(true)
	widest := 0
	for _, r := range *c.Charset {
		widest = max(widest, utf8.RuneLen(r))
	}
	n := len(*c.Pattern) + *c.Length*(widest-len(placeholder))
	for _, affix := range []*string{c.Prefix, c.Postfix} {
		if affix != nil {
			n += len(*affix)
		}
	}
	return n
}

// Capacity returns how many different codes c describes.
func (c Config) Capacity(caseSensitive bool) *big.Int {
	c = c.Normalize(caseSensitive)
	characters := big.NewInt(int64(len(distinct(*c.Charset, caseSensitive))))
	return characters.Exp(characters, big.NewInt(int64(*c.Length)), nil)
}

// Check refuses count more codes when taken of them exist and too few are left, with 400 invalid_code_config and the numbers
// in the details. taken is how many codes of this description exist in the project, or an upper bound, as the number of all
// codes of the campaign.
func Check(c Config, caseSensitive bool, taken, count int64) error {
	return check(c.Capacity(caseSensitive), taken, count)
}

func check(capacity *big.Int, taken, count int64) error {
	left := new(big.Int).Sub(capacity, big.NewInt(taken))
	if left.Cmp(big.NewInt(count)) >= 0 {
		return nil
	}
	if left.Sign() < 0 {
		left.SetInt64(0)
	}
	return fault.Invalid("invalid_code_config", "Invalid code config",
		"Not possible to generate requested number of codes. %d were asked for, %s of %s are still possible.", count, left, capacity)
}

// foldRune returns the smallest of the characters that differ from r by case only, by Unicode's simple folding: k, K and the sign of
// kelvin are one.
func foldRune(r rune) rune {
	smallest := r
	for next := unicode.SimpleFold(r); next != r; next = unicode.SimpleFold(next) {
		smallest = min(smallest, next)
	}
	return smallest
}

// distinct returns the characters of a charset, each once, the first of those that count as one.
func distinct(charset string, caseSensitive bool) []rune {
	seen := map[rune]bool{}
	var runes []rune
	for _, r := range charset {
		key := r
		if !caseSensitive {
			key = foldRune(r)
		}
		if !seen[key] {
			seen[key] = true
			runes = append(runes, r)
		}
	}
	return runes
}

func characters(text *string) int {
	if text == nil {
		return 0
	}
	return utf8.RuneCountInString(*text)
}
