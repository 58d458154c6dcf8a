package csvfile_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/csvfile"
)

// read returns the header and the cells of all records. For a faulty record it returns the fault in place of the cells.
func read(text, charset string) (all [][]string, err error) {
	f, err := csvfile.Open(strings.NewReader(text), charset)
	if err != nil {
		return nil, err
	}
	all = append(all, f.Header().Names())
	for r, err := range f.Records() {
		if err != nil {
			return all, err
		}
		if r.Wrong != nil {
			r.Cells = []string{r.Wrong.Error()}
		}
		all = append(all, append([]string{fmt.Sprint(r.Number, ":", r.Line)}, r.Cells...))
	}
	return all, nil
}

func TestRecordsHaveNumbersAndLines(t *testing.T) {
	got, err := read("a , b,\n1,\"x\ny\"\n\n,\n3\n4,4,,\n", "")
	want := [][]string{{"a", "b"}, {"1:2", "1", "x\ny"}, {"3:6", "3", ""}, {"4:7", "4", "4"}}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v\n%s", err, diff)
	}
}

func TestFileCanBeReadTwice(t *testing.T) {
	f, err := csvfile.Open(strings.NewReader("\ufeffa\n1\n2\n"), "")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		n := 0
		for range f.Records() {
			n++
		}
		if n != 2 {
			t.Errorf("%d records", n)
		}
	}
}

func TestLongTextInAnotherCharsetIsReadWhole(t *testing.T) {
	long := strings.Repeat("ä€", 30_000)
	latin := strings.NewReplacer("ä", "\xe4", "€", "\x80").Replace(long)
	got, err := read("a\n"+latin+"\n", "Windows-1252")
	if err != nil || got[1][1] != long {
		t.Errorf("%v: %d characters, want %d", err, utf8.RuneCountInString(got[1][1]), utf8.RuneCountInString(long))
	}
}

func TestIncompleteCharacterIsRefused(t *testing.T) {
	for what, text := range map[string]string{
		"The file ends in the middle":       "\xff\xfea\x00\n\x00x",
		"a: must be UTF-8 text without NUL": "\xff\xfea\x00\n\x00\x00\xd8x\x00\n\x00",
	} {
		got, err := read(text, "")
		if said := fmt.Sprint(got, err); !strings.Contains(said, what) {
			t.Errorf("%q: %s", what, said)
		}
	}
}

func TestReadErrorOfTheSourceIsNoFault(t *testing.T) {
	broken := errors.New("the disk is gone")
	_, err := csvfile.Open(struct {
		io.Reader
		io.Seeker
	}{iotest.ErrReader(broken), strings.NewReader("")}, "")
	if _, isFault := fault.As(err); isFault || !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

func TestCellsAreParsedByType(t *testing.T) {
	header, err := csvfile.NewHeader([]string{"Gift Amount", "n", "on", "when"})
	if err != nil {
		t.Fatal(err)
	}
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	row := header.Row([]string{" -12.5 ", "+7.000", "true", "2026-11-21"})
	got := []any{*row.Amount("gift_amount"), *row.Int("N"), row.Number("n").String(), *row.Bool("on"), row.Time("when", berlin), row.End("when", berlin), row.Int("other"), row.Err()}
	want := []any{int64(-1250), int64(7), "7", true, time.Date(2026, 11, 20, 23, 0, 0, 0, time.UTC), time.Date(2026, 11, 21, 22, 59, 59, 999e6, time.UTC), (*int64)(nil), nil}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for cell, want := range map[string]string{
		"1.005":                "Gift Amount: must be an amount",
		"1e5":                  "Gift Amount: must be an amount",
		"99999999999999999999": "Gift Amount: must be an amount",
		"9999999999999999.99":  "",
		"1,5":                  "Gift Amount: must be an amount",
		"100%":                 "(actual value is '100%')",
	} {
		row := header.Row([]string{cell})
		row.Amount("Gift Amount")
		if err := row.Err(); want == "" && err != nil || want != "" && !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%s: %v, want %s", cell, err, want)
		}
	}
}

// TestAmountsAreReadExactly writes amounts in major units and reads them back in minor ones.
func TestAmountsAreReadExactly(t *testing.T) {
	header, err := csvfile.NewHeader([]string{"a"})
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		minor := rapid.Int64Range(0, 1<<52).Draw(t, "minor")
		got := header.Row([]string{fmt.Sprintf("%d.%02d", minor/100, minor%100)}).Amount("a")
		if got == nil || *got != minor {
			t.Errorf("%d is read as %v", minor, got)
		}
	})
}

// FuzzOpen checks that any bytes give no panic, records as wide as the header, and text that can be stored.
func FuzzOpen(f *testing.F) {
	f.Add([]byte("Code,Value\nA,1\n\"B\nC\",2\n"), "")
	f.Add([]byte("\xff\xfea\x00\n\x00"), "")
	f.Add([]byte("a;b\r\n\xe4;\x80"), "windows-1252")
	f.Add([]byte("\"a\rb,\""), "utf-16")
	f.Fuzz(func(t *testing.T, text []byte, charset string) {
		file, err := csvfile.Open(strings.NewReader(string(text)), charset)
		if err != nil {
			if _, isFault := fault.As(err); !isFault {
				t.Fatalf("no fault: %v", err)
			}
			return
		}
		last := int64(0)
		for r, err := range file.Records() {
			if err != nil {
				break
			}
			if r.Number <= last || r.Line < 1 || r.Wrong == nil && len(r.Cells) != len(file.Header().Names()) {
				t.Fatalf("record %+v behind number %d", r, last)
			}
			last = r.Number
			for _, c := range r.Cells {
				if !utf8.ValidString(c) || strings.Contains(c, "\x00") {
					t.Fatalf("a cell that cannot be stored: %q", c)
				}
			}
		}
	})
}
