package code_test

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/fault"
)

func refused(details string) error {
	return &fault.Error{Kind: fault.KindInvalid, Key: "invalid_code_config", Message: "Invalid code config", Details: details}
}

func TestNormalize(t *testing.T) {
	all, upper := code.DefaultCharset, code.DefaultCharsetIgnoreCase
	cases := []struct {
		name          string
		config        code.Config
		caseSensitive bool
		want          code.Config
	}{
		{"nothing_sent", code.Config{}, true, code.Config{Length: new(8), Charset: &all, Pattern: new("########")}},
		{"nothing_sent_where_case_does_not_count", code.Config{}, false, code.Config{Length: new(8), Charset: &upper, Pattern: new("########")}},
		{"a_length_becomes_a_pattern", code.Config{Length: new(3)}, true, code.Config{Length: new(3), Charset: &all, Pattern: new("###")}},
		{"a_pattern_wins_over_a_length", code.Config{Length: new(3), Pattern: new("GIFT-####-#")}, true, code.Config{Length: new(5), Charset: &all, Pattern: new("GIFT-####-#")}},
		{"a_pattern_without_random_characters_has_length_0", code.Config{Pattern: new("SALE")}, true, code.Config{Length: new(0), Charset: &all, Pattern: new("SALE")}},
		{"what_was_sent_stays", code.Config{Charset: new("aab"), Prefix: new(""), Postfix: new("#"), InitialCount: new(0)}, false,
			code.Config{Length: new(8), Charset: new("aab"), Prefix: new(""), Postfix: new("#"), Pattern: new("########"), InitialCount: new(0)}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if err := c.config.Validate("code_config"); err != nil {
				t.Fatal(err)
			}
			got := c.config.Normalize(c.caseSensitive)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if diff := cmp.Diff(got, got.Normalize(c.caseSensitive)); diff != "" {
				t.Errorf("normalizing twice (-once +twice)\n%s", diff)
			}
			if err := got.Validate("code_config"); err != nil {
				t.Errorf("what is answered is refused when it is sent back: %v", err)
			}
		})
	}
}

func TestValidate(t *testing.T) {
	var wide strings.Builder
	for r := rune(0x4e00); wide.Len() < 3*257; r++ {
		wide.WriteRune(r)
	}
	cases := []struct {
		name   string
		config code.Config
		want   string // after "Property .code_config."; empty when accepted
	}{
		{"nothing", code.Config{}, ""},
		{"the_shortest", code.Config{Length: new(1)}, ""},
		{"the_longest", code.Config{Length: new(128), Prefix: new(strings.Repeat("p", 64)), Postfix: new(strings.Repeat("p", 63))}, ""},
		{"no_length", code.Config{Length: new(0)}, "length must be 1 to 128 (actual value is '0')"},
		{"a_length_below_nothing_beside_a_pattern", code.Config{Length: new(-1), Pattern: new("SALE")}, "length must be 0 to 128 (actual value is '-1')"},
		{"a_length_too_large", code.Config{Length: new(129)}, "length must be 1 to 128 (actual value is '129')"},
		{"a_length_that_no_memory_holds", code.Config{Length: new(math.MaxInt)}, "length must be 1 to 128 (actual value is '9223372036854775807')"},
		{"one_character", code.Config{Charset: new("x")}, ""},
		{"no_characters", code.Config{Charset: new("")}, "charset must have 1 to 256 distinct characters (it has 0)"},
		{"as_many_characters_as_a_byte", code.Config{Charset: new(wide.String()[:3*256] + wide.String()[:30])}, ""},
		{"more_characters_than_a_byte", code.Config{Charset: new(wide.String())}, "charset must have 1 to 256 distinct characters (it has 257)"},
		{"a_prefix_of_64_characters", code.Config{Prefix: new(strings.Repeat("ü", 64))}, ""},
		{"a_prefix_too_long", code.Config{Prefix: new(strings.Repeat("ü", 65))}, "prefix must NOT have more than 64 characters (it has 65)"},
		{"a_postfix_too_long", code.Config{Postfix: new(strings.Repeat("x", 65))}, "postfix must NOT have more than 64 characters (it has 65)"},
		{"an_empty_pattern", code.Config{Pattern: new("")}, "pattern must NOT be empty: it is what becomes a code"},
		{"a_pattern_of_fixed_text", code.Config{Pattern: new("SALE")}, ""},
		{"a_pattern_too_random", code.Config{Pattern: new(strings.Repeat("#", 129))}, "pattern must NOT have more than 128 times # (it has 129)"},
		{"a_code_of_255_bytes", code.Config{Pattern: new(strings.Repeat("x", 247) + "########")}, ""},
		{"a_code_of_256_bytes", code.Config{Pattern: new(strings.Repeat("x", 248) + "########")},
			"pattern must make codes of at most 255 bytes of UTF-8 (with prefix, postfix and charset they reach 256)"},
		{"bytes_are_counted_with_the_widest_character", code.Config{Length: new(64), Charset: new("ab😀")},
			"pattern must make codes of at most 255 bytes of UTF-8 (with prefix, postfix and charset they reach 256)"},
		{"a_control_character", code.Config{Prefix: new("a\nb")}, "prefix must NOT contain control characters"},
		{"a_nul_character", code.Config{Charset: new("ab\x00")}, "charset must NOT contain control characters"},
		{"broken_utf8", code.Config{Pattern: new("\xff#")}, "pattern must be valid UTF-8"},
		{"a_negative_initial_count", code.Config{InitialCount: new(-1)}, "initial_count must be >= 0 (actual value is '-1')"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var want error
			if c.want != "" {
				want = refused("Property .code_config." + c.want)
			}
			if diff := cmp.Diff(want, c.config.Validate("code_config")); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
	t.Run("without_a_path_the_property_stands_alone", func(t *testing.T) {
		want := refused("Property .length must be 1 to 128 (actual value is '0')")
		if diff := cmp.Diff(want, code.Config{Length: new(0)}.Validate("")); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	})
	t.Run("what_is_refused_stays_refused_when_normalized_first", func(t *testing.T) {
		for _, length := range []int{-1, 0, 129, math.MaxInt} {
			if err := (code.Config{Length: &length}).Normalize(true).Validate(""); err == nil {
				t.Errorf("length %d is accepted", length)
			}
		}
	})
}

func TestCapacity(t *testing.T) {
	cases := []struct {
		name          string
		config        code.Config
		caseSensitive bool
		want          string
	}{
		{"by_default", code.Config{}, true, "218340105584896"},
		{"by_default_where_case_does_not_count", code.Config{}, false, "2821109907456"},
		{"digits", code.Config{Charset: new("0123456789"), Pattern: new("A#-#")}, true, "100"},
		{"repeated_characters_count_once", code.Config{Charset: new("aabbab"), Length: new(3)}, true, "8"},
		{"both_cases_count_twice", code.Config{Charset: new("aAbB"), Length: new(3)}, true, "64"},
		{"both_cases_count_once_where_case_does_not_count", code.Config{Charset: new("aAbB"), Length: new(3)}, false, "8"},
		{"no_random_character", code.Config{Pattern: new("SALE"), Prefix: new("##")}, true, "1"},
		{"one_character", code.Config{Charset: new("x"), Length: new(128)}, true, "1"},
		{"more_than_any_machine_word", code.Config{Charset: new("01"), Length: new(128)}, true, "340282366920938463463374607431768211456"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			want, _ := new(big.Int).SetString(c.want, 10)
			if got := c.config.Capacity(c.caseSensitive); got.Cmp(want) != 0 {
				t.Errorf("got %s, want %s", got, want)
			}
		})
	}
}

func TestCheck(t *testing.T) {
	hundred := code.Config{Charset: new("0123456789"), Length: new(2)}
	cases := []struct {
		taken, count int64
		want         error
	}{
		{0, 0, nil},
		{0, 99, nil},
		{0, 100, nil},
		{0, 101, refused("Not possible to generate requested number of codes. 101 were asked for, 100 of 100 are still possible.")},
		{90, 10, nil},
		{90, 11, refused("Not possible to generate requested number of codes. 11 were asked for, 10 of 100 are still possible.")},
		{100, 0, nil},
		{100, 1, refused("Not possible to generate requested number of codes. 1 were asked for, 0 of 100 are still possible.")},
		{120, 1, refused("Not possible to generate requested number of codes. 1 were asked for, 0 of 100 are still possible.")},
		{math.MaxInt64, math.MaxInt64, refused("Not possible to generate requested number of codes. 9223372036854775807 were asked for, 0 of 100 are still possible.")},
	}
	for _, c := range cases {
		t.Run(fmt.Sprintf("%d_taken_%d_more", c.taken, c.count), func(t *testing.T) {
			if diff := cmp.Diff(c.want, code.Check(hundred, true, c.taken, c.count)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

func ExampleConfig_Normalize() {
	c := code.Config{Prefix: new("New-"), Pattern: new("GIFT-CARD-##########"), Postfix: new("0")}
	c = c.Normalize(true)
	fmt.Println(*c.Length, *c.Pattern, len(*c.Charset))
	// Output: 10 GIFT-CARD-########## 62
}

func ExampleCheck() {
	c := code.Config{Charset: new("0123456789"), Pattern: new("##")}
	fmt.Println(code.Check(c, true, 90, 10))
	fmt.Println(code.Check(c, true, 90, 11))
	// Output:
	// <nil>
	// invalid_code_config: Invalid code config: Not possible to generate requested number of codes. 11 were asked for, 10 of 100 are still possible.
}
