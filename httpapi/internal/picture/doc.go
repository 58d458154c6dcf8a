// Package picture draws codes for printers and screens: as a QR code, which holds any text, and as a Code 128 barcode, which
// holds up to 80 characters of ASCII.
//
// A picture is made of modules, the smallest dark or light squares. Its scale is the side of a module in pixels. The quiet
// zone that readers need around a code belongs to the picture: four modules about a QR code, ten beside a barcode.
package picture
