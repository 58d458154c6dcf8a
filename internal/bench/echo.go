package main

import (
	"encoding/json"
	"io"
	"net/http"
)

// cart is the body of a validation, which the echo decodes and encodes.
type cart struct {
	Redeemables []redeemable `json:"redeemables"`
	Order       cartOrder    `json:"order"`
}

type redeemable struct {
	Object string `json:"object"`
	ID     string `json:"id"`
}

type cartOrder struct {
	Amount int64      `json:"amount,omitzero"`
	Items  []cartLine `json:"items"`
}

type cartLine struct {
	ProductID     string `json:"product_id"`
	RelatedObject string `json:"related_object"`
	Quantity      int64  `json:"quantity"`
	Price         int64  `json:"price"`
}

// serveEcho answers every body with itself, decoded into a struct and encoded again.
func serveEcho(addr string) error {
	return http.ListenAndServe(addr, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet {
			return
		}
		body, err := io.ReadAll(r.Body)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		out, err := recode(body)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(out)
	}))
}

func recode(body []byte) ([]byte, error) {
	var c cart
	if err := json.Unmarshal(body, &c); err != nil {
		return nil, err
	}
	return json.Marshal(c)
}
