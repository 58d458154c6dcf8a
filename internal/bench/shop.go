package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"time"
)

// shop is a running server with campaigns and codes.
type shop struct {
	*server
	storage string
	// codes are those of all campaigns, limited those of one campaign whose rule counts its redemptions; hot is one code.
	codes, limited []string
	hot            string
}

const perCampaign = 100

// openShop starts a server and creates campaigns of a hundred codes each, without limits. limit adds the campaign with a limit and the hot code.
func (b *bench) openShop(storage string, campaigns int, limit bool, flags ...string) (*shop, error) {
	s, err := b.serve(storage, flags...)
	if err != nil {
		return nil, err
	}
	shop := &shop{server: s, storage: storage}
	b.log("filling %d campaigns", campaigns)
	ids := make([]string, campaigns)
	err = parallel(campaigns, 8, func(i int) (err error) {
		ids[i], err = b.campaign(s, fmt.Sprintf("Campaign %d", i), perCampaign, nil)
		return err
	})
	if err != nil {
		return nil, err
	}
	lists := make([][]string, campaigns)
	err = parallel(campaigns, 4, func(i int) (err error) {
		lists[i], err = b.codesOf(s, ids[i], perCampaign)
		return err
	})
	if err != nil {
		return nil, err
	}
	shop.codes = slices.Concat(lists...)
	if !limit {
		return shop, nil
	}
	rule, err := s.call(b.ctx, "POST", "/v1/validation-rules", object{"name": "Limit", "type": "expression", "rules": object{
		"1": object{"name": "campaign.redemptions.count", "conditions": object{"$less_than_or_equal": []any{1_000_000_000}}}, "logic": "1"}})
	if err != nil {
		return nil, err
	}
	id, err := b.campaign(s, "Limited", perCampaign, object{"validation_rules": []any{rule["id"]}})
	if err != nil {
		return nil, err
	}
	if shop.limited, err = b.codesOf(s, id, perCampaign); err != nil {
		return nil, err
	}
	shop.hot = "HOT"
	_, err = s.call(b.ctx, "POST", "/v1/vouchers/HOT", coupon(nil))
	return shop, err
}

// allowStacks allows as many codes for one order as the API does.
func (s *shop) allowStacks(ctx context.Context) error {
	_, err := s.call(ctx, "POST", "/management/v1/projects/"+projectID+"/stacking-rules", object{
		"redeemables_limit": 30, "applicable_redeemables_limit": 30, "applicable_redeemables_per_category_limit": 30})
	return err
}

// coupon is a code of ten percent with a number of uses, or unlimited.
func coupon(quantity any) object {
	return object{"type": "DISCOUNT_VOUCHER", "discount": object{"type": "PERCENT", "percent_off": 10}, "redemption": object{"quantity": quantity}}
}

// campaign creates a campaign with codes and returns its id. The codes are generated in the background.
func (b *bench) campaign(s *server, name string, codes int, more object) (id string, err error) {
	body := object{"name": name, "campaign_type": "DISCOUNT_COUPONS", "vouchers_count": codes, "voucher": coupon(nil)}
	for k, v := range more {
		body[k] = v
	}
	made, err := s.call(b.ctx, "POST", "/v1/campaigns", body)
	if err != nil {
		return "", err
	}
	id, _ = made["id"].(string)
	return id, nil
}

// codesOf waits until a campaign has its codes and reads some of them.
func (b *bench) codesOf(s *server, campaign string, n int) (codes []string, err error) {
	if err := s.await(b.ctx, "/v1/campaigns/"+campaign, "vouchers_generation_status", "DONE", 20*time.Millisecond); err != nil {
		return nil, err
	}
	for page := 1; len(codes) < n; page++ {
		list, err := s.call(b.ctx, "GET", fmt.Sprintf("/v1/vouchers?limit=100&page=%d&campaign_id=%s", page, url.QueryEscape(campaign)), nil)
		if err != nil {
			return nil, err
		}
		vouchers, _ := list["vouchers"].([]any)
		if len(vouchers) == 0 {
			return nil, fmt.Errorf("campaign %s has %d codes, want %d", campaign, len(codes), n)
		}
		for _, v := range vouchers {
			voucher, _ := v.(object)
			if voucher["campaign_id"] != campaign {
				return nil, fmt.Errorf("a list of the codes of %s has one of %v", campaign, voucher["campaign_id"])
			}
			codes = append(codes, voucher["code"].(string))
		}
	}
	return codes[:n], nil
}

// body is the body of a request with codes and an order with lines. Each code is a placeholder %s.
func body(codes, lines int) string {
	c := cart{Redeemables: make([]redeemable, codes)}
	for i := range codes {
		c.Redeemables[i] = redeemable{"voucher", "%s"}
	}
	c.Order.Items = basket(lines, 0)
	text, _ := json.Marshal(c)
	return string(text)
}

// basket returns order lines for products with consecutive numbers.
func basket(lines, from int) (items []cartLine) {
	for i := range lines {
		items = append(items, cartLine{fmt.Sprintf("prod_%05d", from+i), "product", int64(1 + i%3), int64(500 + 37*i)})
	}
	return items
}

// requestsFor returns a maker of requests with n different random codes of a list.
func requestsFor(path string, codes []string, n, lines int) requestMaker {
	form := body(n, lines)
	return func(r *rand.Rand) []byte {
		text, from := form, r.IntN(len(codes))
		for i := range n {
			text = strings.Replace(text, "%s", codes[(from+i*perCampaign)%len(codes)], 1)
		}
		return render("POST", path, text)
	}
}

// withKey returns a maker of the same requests with an Idempotency-Key each: a new one, or one of a few, whose requests are repeated.
func withKey(next requestMaker, key func(*rand.Rand) uint64) requestMaker {
	return func(r *rand.Rand) []byte {
		n := key(r)
		line, rest, _ := bytes.Cut(next(rand.New(rand.NewPCG(n, n))), []byte("\r\n"))
		return fmt.Appendf(nil, "%s\r\nIdempotency-Key: %016x\r\n%s", line, n, rest)
	}
}
