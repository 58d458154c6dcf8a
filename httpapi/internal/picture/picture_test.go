package picture

import (
	"bytes"
	"image"
	"image/png"
	"strings"
	"testing"
)

// scanline reads the middle row of a PNG as dark and light runs.
func scanline(img image.Image) string {
	var b strings.Builder
	y := img.Bounds().Dy() / 2
	for x := range img.Bounds().Dx() {
		r, _, _, _ := img.At(x, y).RGBA()
		b.WriteByte("# "[min(1, r)])
	}
	return b.String()
}

func drawn(t *testing.T, p *Picture, scale int) image.Image {
	t.Helper()
	var b bytes.Buffer
	if err := p.WritePNG(&b, scale); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestBarcodeHasTheBarsOfCode128(t *testing.T) {
	p, err := Barcode("PJJ123C")
	if err != nil {
		t.Fatal(err)
	}
	// Start B, P J J 1 2 3 C, the checksum 55 and the stop of the worked example of the standard.
	bars := "11010010000" + "11101110110" + "10110111000" + "10110111000" + "10011100110" + "11001110010" + "11001011100" +
		"10001000110" + "11101000110" + "1100011101011"
	want := strings.Repeat(" ", 10) + strings.NewReplacer("1", "#", "0", " ").Replace(bars) + strings.Repeat(" ", 10)
	if got := scanline(drawn(t, p, 1)); got != want {
		t.Errorf("bars:\n%s\nwant:\n%s", got, want)
	}
}

func TestQRHasItsFindersAndAQuietZone(t *testing.T) {
	p, err := QR("SUMMER-2026")
	if err != nil {
		t.Fatal(err)
	}
	img := drawn(t, p, 3)
	if side := img.Bounds().Dx(); side != (21+8)*3 || side != img.Bounds().Dy() {
		t.Errorf("size %v, want a square of 21 modules and 4 around them, of 3 pixels", img.Bounds())
	}
	finder := []string{"#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"}
	for y, row := range finder {
		for x, want := range row {
			r, _, _, _ := img.At((4+x)*3+1, (4+y)*3+1).RGBA()
			if (r == 0) != (want == '#') {
				t.Errorf("module %d,%d of the finder is %v", x, y, r == 0)
			}
		}
	}
}

func TestScaleIsLoweredToTheLongestSide(t *testing.T) {
	p, err := QR(strings.Repeat("long code ", 25))
	if err != nil {
		t.Fatal(err)
	}
	if side := drawn(t, p, 100).Bounds().Dx(); side > MaxSide || side < MaxSide/2 {
		t.Errorf("side of %d pixels, want at most %d", side, MaxSide)
	}
}

func TestSVGIsOnePath(t *testing.T) {
	p, err := Barcode("A")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := p.WriteSVG(&b, 2); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`width="132" height="80" viewBox="0 0 66 40"`, `d="M10 0h2v40h-2z`, `</svg>`} {
		if !strings.Contains(b.String(), part) {
			t.Errorf("no %s in %s", part, b.String())
		}
	}
}

func TestTextsThatABarcodeCannotHoldAreRefused(t *testing.T) {
	for _, text := range []string{"", "żółw", strings.Repeat("A", 81)} {
		if _, err := Barcode(text); err == nil {
			t.Errorf("a barcode of %q", text)
		}
	}
}
