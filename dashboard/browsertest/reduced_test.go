package browsertest

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"testing"
)

// reduction is by how much pictures are made smaller before they are compared and kept: edges of letters differ between versions of Chromium and between
// machines, and nobody sees that.
const reduction = 4

// A pixel has changed when one of its colours differs by more than tolerance, of 255, and a picture when more than maxChanged of its pixels have. Between
// the headless shell and Chromium 0.4 % of the pixels differ by more, at most.
const (
	tolerance  = 32
	maxChanged = 0.005
)

// reduced is a picture in which each pixel is the mean of reduction times reduction ones.
func reduced(p image.Image) *image.RGBA {
	b := p.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/reduction, b.Dy()/reduction))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			var red, green, blue uint32
			for i := range reduction * reduction {
				r, g, b, _ := p.At(b.Min.X+x*reduction+i%reduction, b.Min.Y+y*reduction+i/reduction).RGBA()
				red, green, blue = red+r>>8, green+g>>8, blue+b>>8
			}
			const n = reduction * reduction
			out.SetRGBA(x, y, color.RGBA{uint8(red / n), uint8(green / n), uint8(blue / n), 255})
		}
	}
	return out
}

// changed is the part of the pixels that differ between two pictures, and a picture that has these in red. Pictures of different sizes differ in all.
func changed(was, is image.Image) (part float64, marked *image.RGBA) {
	b := is.Bounds()
	marked = image.NewRGBA(b)
	if was.Bounds().Size() != b.Size() {
		return 1, marked
	}
	count := 0
	for y := range b.Dy() {
		for x := range b.Dx() {
			old, now := color.RGBAModel.Convert(was.At(x, y)).(color.RGBA), color.RGBAModel.Convert(is.At(x, y)).(color.RGBA)
			faint := func(c uint8) uint8 { return 128 + c/2 }
			marked.SetRGBA(x, y, color.RGBA{faint(now.R), faint(now.G), faint(now.B), 255})
			if max(difference(old.R, now.R), difference(old.G, now.G), difference(old.B, now.B)) > tolerance {
				count++
				marked.SetRGBA(x, y, color.RGBA{255, 0, 0, 255})
			}
		}
	}
	return float64(count) / float64(b.Dx()*b.Dy()), marked
}

func difference(a, b uint8) uint8 { return max(a, b) - min(a, b) }

// writePicture writes a picture as small as PNG makes it.
func writePicture(t *testing.T, file string, p image.Image) {
	t.Helper()
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, p); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// readPicture reads a picture, or is nil where there is none.
func readPicture(t *testing.T, file string) image.Image {
	t.Helper()
	content, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	p, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return p
}

func TestChangedPixelsAreCounted(t *testing.T) {
	filled := func(width, height int, c color.RGBA) *image.RGBA {
		p := image.NewRGBA(image.Rect(0, 0, width, height))
		draw.Draw(p, p.Rect, image.NewUniform(c), image.Point{}, draw.Src)
		return p
	}
	grey, white := color.RGBA{100, 100, 100, 255}, color.RGBA{255, 255, 255, 255}
	was := filled(400, 80, grey)
	is := filled(400, 80, color.RGBA{100, 100 + tolerance, 100, 255}) // as like as is allowed
	draw.Draw(is, image.Rect(0, 0, 40, 8), image.NewUniform(white), image.Point{}, draw.Src)
	part, marked := changed(reduced(was), reduced(is))
	if part != 0.01 || marked.RGBAAt(9, 1) != (color.RGBA{255, 0, 0, 255}) || marked.RGBAAt(10, 1) == (color.RGBA{255, 0, 0, 255}) {
		t.Errorf("%g of the picture has changed", part)
	}
	if part, _ := changed(reduced(was), reduced(filled(400, 84, grey))); part != 1 {
		t.Errorf("of a picture of another size %g has changed", part)
	}
}
