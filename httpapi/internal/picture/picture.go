package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"

	"github.com/boombuler/barcode"
	"github.com/boombuler/barcode/code128"
	"github.com/boombuler/barcode/qr"
)

const (
	qrQuiet      = 4
	barcodeQuiet = 10
	// barcodeHeight is the height of the bars in modules: high enough for hand-held scanners.
	barcodeHeight = 40
)

// MaxSide is the longest side of a PNG in pixels. A larger scale is lowered to it. Otherwise a request could use gigabytes.
const MaxSide = 4096

// Picture is a drawn code.
type Picture struct {
	code barcode.Barcode
	// quietX and quietY are the widths of the quiet zone in modules. stretch is how often each row is repeated.
	quietX, quietY, stretch int
}

// QR returns the QR code of a text, with error correction for 15 % of damage. A text that is too long is an error.
func QR(text string) (*Picture, error) {
	code, err := qr.Encode(text, qr.M, qr.Auto)
	if err != nil {
		return nil, fmt.Errorf("draw a QR code: %w", err)
	}
	return &Picture{code: code, quietX: qrQuiet, quietY: qrQuiet, stretch: 1}, nil
}

// Barcode returns the Code 128 barcode of a text. It is an error unless the text is 1 to 80 characters of ASCII.
func Barcode(text string) (*Picture, error) {
	code, err := code128.Encode(text)
	if err != nil {
		return nil, fmt.Errorf("draw a barcode: %w", err)
	}
	return &Picture{code: code, quietX: barcodeQuiet, stretch: barcodeHeight}, nil
}

// size returns the size of the picture in modules, with the quiet zone.
func (p *Picture) size() (width, height int) {
	inner := p.code.Bounds()
	return inner.Dx() + 2*p.quietX, inner.Dy()*p.stretch + 2*p.quietY
}

// dark reports whether a module of the code is dark.
func (p *Picture) dark(x, y int) bool {
	inner := p.code.Bounds()
	r, _, _, _ := p.code.At(inner.Min.X+x, inner.Min.Y+y).RGBA()
	return r == 0
}

// WritePNG writes the picture with two colours.
func (p *Picture) WritePNG(w io.Writer, scale int) error {
	width, height := p.size()
	scale = max(1, min(scale, MaxSide/max(width, height)))
	img := image.NewPaletted(image.Rect(0, 0, width*scale, height*scale), color.Palette{color.White, color.Black})
	inner := p.code.Bounds()
	for y := range inner.Dy() {
		top := (y*p.stretch + p.quietY) * scale
		line := img.Pix[top*img.Stride:][:img.Stride]
		for x := range inner.Dx() {
			if p.dark(x, y) {
				left := (x + p.quietX) * scale
				for i := left; i < left+scale; i++ {
					line[i] = 1
				}
			}
		}
		for below := 1; below < p.stretch*scale; below++ {
			copy(img.Pix[(top+below)*img.Stride:][:img.Stride], line)
		}
	}
	return png.Encode(w, img)
}

// WriteSVG writes the picture as one path. scale sets its natural size.
func (p *Picture) WriteSVG(w io.Writer, scale int) error {
	width, height := p.size()
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" shape-rendering="crispEdges">`,
		width*scale, height*scale, width, height)
	fmt.Fprintf(&b, `<rect width="%d" height="%d" fill="#fff"/><path d="`, width, height)
	inner := p.code.Bounds()
	for y := range inner.Dy() {
		for x := 0; x < inner.Dx(); x++ {
			run := x
			for run < inner.Dx() && p.dark(run, y) {
				run++
			}
			if run > x {
				fmt.Fprintf(&b, "M%d %dh%dv%dh-%dz", x+p.quietX, y*p.stretch+p.quietY, run-x, p.stretch, run-x)
				x = run
			}
		}
	}
	b.WriteString(`"/></svg>`)
	_, err := w.Write(b.Bytes())
	return err
}
