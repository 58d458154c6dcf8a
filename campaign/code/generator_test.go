package code_test

import (
	"bytes"
	crand "crypto/rand"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign/code"
)

// seeded is a source of good randomness that is the same in every run.
func seeded() io.Reader { return rand.NewChaCha8([32]byte([]byte("the same codes in every test run"))) }

func draw(t testing.TB, c code.Config, caseSensitive bool, random io.Reader, n int) []string {
	t.Helper()
	g, err := code.NewGenerator(c, caseSensitive, random)
	if err != nil {
		t.Fatal(err)
	}
	codes, err := g.Draw(n, nil)
	if err != nil {
		t.Fatal(err)
	}
	return codes
}

func distinct(codes []string) int {
	set := map[string]bool{}
	for _, c := range codes {
		set[c] = true
	}
	return len(set)
}

func TestCodesMatchTheirConfig(t *testing.T) {
	cases := []struct {
		name          string
		config        code.Config
		caseSensitive bool
		form          string
	}{
		{"by_default", code.Config{}, true, `[0-9a-zA-Z]{8}`},
		{"by_default_where_case_does_not_count", code.Config{}, false, `[0-9A-Z]{8}`},
		{"prefix_pattern_and_postfix", code.Config{Prefix: new("New-"), Pattern: new("GIFT-CARD-##########"), Postfix: new("0")}, true, `New-GIFT-CARD-[0-9a-zA-Z]{10}0`},
		{"a_mark_in_prefix_and_postfix_is_text", code.Config{Prefix: new("#"), Pattern: new("#-#"), Postfix: new("#"), Charset: new("01")}, true, `#[01]-[01]#`},
		{"a_charset_with_the_mark", code.Config{Charset: new("#!"), Length: new(4)}, true, `[#!]{4}`},
		{"characters_of_any_width", code.Config{Charset: new("äß€😀"), Pattern: new("ż#ż#")}, true, `ż[äß€😀]ż[äß€😀]`},
		{"one_case_of_each_letter_where_case_does_not_count", code.Config{Charset: new("aABbc"), Length: new(5)}, false, `[aBc]{5}`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			form := regexp.MustCompile("^" + c.form + "$")
			codes := draw(t, c.config, c.caseSensitive, seeded(), 4)
			if len(codes) != 4 || distinct(codes) != 4 || slices.ContainsFunc(codes, func(c string) bool { return !form.MatchString(c) }) {
				t.Errorf("got %q, want four of %s", codes, form)
			}
		})
	}
}

func TestBatchHasNoDuplicates(t *testing.T) {
	cases := []struct {
		name   string
		config code.Config
		n      int
	}{
		{"of_many", code.Config{}, 200_000},
		{"all_there_are", code.Config{Charset: new("0123456789"), Length: new(4)}, 10_000},
		{"the_only_one", code.Config{Pattern: new("SALE")}, 1},
		{"the_only_one_of_a_stored_config", code.Config{Pattern: new("SALE")}.Normalize(true), 1},
		{"all_of_wide_characters", code.Config{Charset: new("äöü"), Length: new(7)}, 2187},
		{"of_more_than_a_machine_word_counts", code.Config{Charset: new("01234567"), Length: new(128)}, 50_000},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			codes := draw(t, c.config, true, seeded(), c.n)
			if len(codes) != c.n || distinct(codes) != c.n {
				t.Errorf("%d codes, %d of them distinct, want %d", len(codes), distinct(codes), c.n)
			}
		})
	}
	t.Run("distinct_also_where_case_does_not_count", func(t *testing.T) {
		codes := draw(t, code.Config{Charset: new("aAbBcC"), Length: new(4)}, false, seeded(), 81)
		for i := range codes {
			codes[i] = strings.ToUpper(codes[i])
		}
		if distinct(codes) != 81 {
			t.Errorf("%d codes that differ by more than case, want 81", distinct(codes))
		}
	})
}

// Pearson's test: with k characters, the sum over (seen - expected)² / expected is about k-1, and its standard deviation about
// the square root of 2(k-1). Six of those are never reached by chance; a plain remainder of a byte reaches thousands.
func TestCharactersAreUniformlyDistributed(t *testing.T) {
	for _, size := range []int{2, 10, 36, 62, 100, 129, 256} {
		t.Run(fmt.Sprintf("of_%d_characters", size), func(t *testing.T) {
			var charset []rune
			for i := range size {
				charset = append(charset, rune(0x4e00+i))
			}
			const places, n = 12, 60_000
			var seen [places]map[rune]float64
			for i := range seen {
				seen[i] = map[rune]float64{}
			}
			// More random places than are looked at keep codes of two characters from running out.
			config := code.Config{Charset: new(string(charset)), Length: new(40)}
			for _, c := range draw(t, config, true, seeded(), n) {
				for i, r := range []rune(c)[:places] {
					seen[i][r]++
				}
			}
			expected := float64(n) / float64(size)
			freedom := float64(size - 1)
			for i := range seen {
				var chi float64
				for _, r := range charset {
					chi += (seen[i][r] - expected) * (seen[i][r] - expected) / expected
				}
				if off := chi - freedom; off*off > 36*2*freedom+36 {
					t.Errorf("place %d: %.1f, want about %.0f", i, chi, freedom)
				}
			}
		})
	}
}

func TestDraw(t *testing.T) {
	hundred := code.Config{Charset: new("0123456789"), Length: new(2)}
	generator := func(random io.Reader) *code.Generator {
		g, err := code.NewGenerator(hundred, true, random)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	t.Run("appends_to_what_is_there", func(t *testing.T) {
		got, err := generator(bytes.NewReader(make([]byte, 100))).Draw(1, []string{"first"})
		if diff := cmp.Diff([]string{"first", "00"}, got); diff != "" || err != nil {
			t.Errorf("%v (-want +got)\n%s", err, diff)
		}
	})
	t.Run("none_and_fewer_than_none_are_none", func(t *testing.T) {
		for _, n := range []int{0, -1} {
			if got, err := generator(iotest.ErrReader(errors.New("not to be read"))).Draw(n, nil); len(got) > 0 || err != nil {
				t.Errorf("%d: %q, %v", n, got, err)
			}
		}
	})
	t.Run("more_than_there_are_is_refused", func(t *testing.T) {
		got, err := generator(seeded()).Draw(101, []string{"first"})
		want := refused("Not possible to generate requested number of codes. 101 were asked for, 100 of 100 are still possible.")
		if diff := cmp.Diff(want, err); diff != "" || !slices.Equal(got, []string{"first"}) {
			t.Errorf("%q (-want +got)\n%s", got, diff)
		}
	})
	t.Run("without_randomness_there_are_no_codes", func(t *testing.T) {
		broken := errors.New("no entropy")
		got, err := generator(io.MultiReader(io.LimitReader(seeded(), 200), iotest.ErrReader(broken))).Draw(90, []string{"first"})
		if !errors.Is(err, broken) || !slices.Equal(got, []string{"first"}) {
			t.Errorf("%q, %v", got, err)
		}
	})
	t.Run("a_source_that_ends_is_no_source", func(t *testing.T) {
		if _, err := generator(strings.NewReader("short")).Draw(1, nil); !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("got %v", err)
		}
	})
	t.Run("a_source_that_yields_little_at_a_time_gives_the_same_codes", func(t *testing.T) {
		whole, err := generator(seeded()).Draw(50, nil)
		if err != nil {
			t.Fatal(err)
		}
		bits, err := generator(iotest.OneByteReader(seeded())).Draw(50, nil)
		if diff := cmp.Diff(whole, bits); diff != "" || err != nil {
			t.Errorf("%v (-whole +bits)\n%s", err, diff)
		}
	})
	t.Run("bytes_that_would_favour_a_character_are_thrown_away", func(t *testing.T) {
		random := append([]byte{250, 255, 7, 251, 249}, make([]byte, 20)...) // of ten characters, 250 and above favour the first six
		got, err := generator(bytes.NewReader(random)).Draw(1, nil)
		if diff := cmp.Diff([]string{"79"}, got); diff != "" || err != nil {
			t.Errorf("%v (-want +got)\n%s", err, diff)
		}
	})
	t.Run("no_byte_is_used_twice_or_left_out", func(t *testing.T) {
		got, err := generator(bytes.NewReader([]byte{1, 2, 253, 3, 4, 15, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0})).Draw(3, nil)
		if diff := cmp.Diff([]string{"12", "34", "56"}, got); diff != "" || err != nil {
			t.Errorf("%v (-want +got)\n%s", err, diff)
		}
	})
	t.Run("one_code_reads_a_few_bytes_only", func(t *testing.T) {
		if _, err := generator(io.LimitReader(seeded(), 32)).Draw(1, nil); err != nil {
			t.Error(err)
		}
	})
	t.Run("a_config_that_describes_no_codes_makes_no_generator", func(t *testing.T) {
		_, err := code.NewGenerator(code.Config{Charset: new("")}, true, seeded())
		if diff := cmp.Diff(refused("Property .code_config.charset must have 1 to 256 distinct characters (it has 0)"), err); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	})
}

func BenchmarkDraw(b *testing.B) {
	for _, n := range []int{1, 10_000, 1_000_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			g, err := code.NewGenerator(code.Config{}, true, crand.Reader)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			dst := make([]string, 0, n)
			for b.Loop() {
				if _, err := g.Draw(n, dst[:0]); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/code")
		})
	}
}

func ExampleGenerator_Draw() {
	c := code.Config{Prefix: new("SUMMER-"), Charset: new("23456789ABCDEFGHJKLMNPQRSTUVWXYZ"), Pattern: new("####-####")}
	g, err := code.NewGenerator(c, false, crand.Reader)
	if err != nil {
		fmt.Println(err)
		return
	}
	codes, err := g.Draw(1000, nil) // then insert, skip those that exist, and draw as many again
	fmt.Println(len(codes), len(codes[0]), err)
	// Output: 1000 16 <nil>
}
