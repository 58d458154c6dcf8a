package httpapi_test

import (
	"bytes"
	"image/png"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// fetch requests an address like a browser: without credentials.
func (s *server) fetch(address string) *httptest.ResponseRecorder {
	s.t.Helper()
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, httptest.NewRequestWithContext(s.t.Context(), http.MethodGet, address, nil))
	return w
}

func assetURL(v object, kind string) string {
	return v["assets"].(object)[kind].(object)["url"].(string)
}

func TestVoucherPicturesNeedNoCredential(t *testing.T) {
	s := newServer(t)
	v := s.post("/v1/vouchers/SUMMER-2026", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}})
	for address, want := range map[string][2]int{
		assetURL(v, "qr"):                      {290, 290},
		assetURL(v, "qr") + "?size=3":          {87, 87},
		assetURL(v, "barcode"):                 {330, 80},
		assetURL(v, "barcode") + "?format=png": {330, 80},
	} {
		w := s.fetch(address)
		if w.Code != 200 || w.Header().Get("Content-Type") != "image/png" {
			t.Fatalf("%s: %d %s", address, w.Code, w.Body)
		}
		img, err := png.Decode(bytes.NewReader(w.Body.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		if size := img.Bounds().Size(); size.X != want[0] || size.Y != want[1] {
			t.Errorf("%s: %v pixels, want %v", address, size, want)
		}
	}
	w := s.fetch(assetURL(v, "barcode") + "?format=svg&size=1")
	if w.Header().Get("Content-Type") != "image/svg+xml" || !strings.HasPrefix(w.Body.String(), "<svg ") {
		t.Errorf("svg: %d %s %s", w.Code, w.Header(), w.Body)
	}
}

func TestPicturesAreRefused(t *testing.T) {
	s := newServer(t)
	v := s.post("/v1/vouchers/SUMMER", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}})
	foreign := s.post("/v1/vouchers/%C5%BC%C3%B3%C5%82w", object{"type": "GIFT_VOUCHER", "gift": object{"amount": 100}})
	qr := assetURL(v, "qr")
	last := "A"
	if strings.HasSuffix(qr, "A") {
		last = "Q"
	}
	for address, want := range map[string]int{
		qr + "?size=0":                              400,
		qr + "?size=101":                            400,
		qr + "?size=big":                            400,
		qr + "?format=gif":                          400,
		qr[:len(qr)-1] + last:                       404,
		qr + "AA":                                   404,
		"/v1/assets/qr/x":                           404,
		"/v1/assets/qr/%20%00":                      404,
		"/v1/assets/aztec/x":                        404,
		assetURL(foreign, "barcode"):                422,
		strings.Replace(qr, "/qr/", "/barcode/", 1): 404, // signed for the other kind
	} {
		if w := s.fetch(address); w.Code != want {
			t.Errorf("%s: %d %s, want %d", address, w.Code, w.Body, want)
		}
	}
	s.del("/v1/vouchers/SUMMER")
	if w := s.fetch(qr); w.Code != 404 {
		t.Errorf("the picture of a deleted code: %d", w.Code)
	}
}
