package voucher_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// desk publishes the codes of a project in memory. It is noon, and ids count up.
type desk struct {
	t     *testing.T
	store *memory.Project
	*voucher.Engine
}

var deskTime = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

func newDesk(t *testing.T, change ...func(*voucher.Settings)) *desk {
	settings := voucher.Settings{Zone: time.UTC, Secret: "secret"}
	for _, c := range change {
		c(&settings)
	}
	var ids atomic.Int64
	e := env.Env{
		Now:    func() time.Time { return deskTime },
		NewID:  func(prefix string) string { return fmt.Sprintf("%s%03d", prefix, ids.Add(1)) },
		Random: rand.NewChaCha8([32]byte{1}),
	}
	store := memory.New().Project("proj_1")
	return &desk{t, store, voucher.New(voucher.Deps{Store: store, Env: e, Settings: func(context.Context) (voucher.Settings, error) { return settings, nil }})}
}

// coupons is a campaign of ten percent coupons.
func coupons(change func(*campaign.Campaign)) campaign.Campaign {
	c := campaign.Campaign{
		ID: "camp_1", Name: "Coupons", Type: campaign.TypeDiscountCoupons, Distribution: campaign.DistributionStatic, Active: true,
		Voucher: &campaign.VoucherProfile{
			Type: campaign.VoucherDiscount, Discount: &discount.Discount{Type: discount.TypeAmount, Effect: discount.EffectApplyToOrder},
			CodeConfig: code.Config{}.Normalize(true),
		},
	}
	if change != nil {
		change(&c)
	}
	return c
}

// opens stores a campaign with these codes.
func (d *desk) opens(c campaign.Campaign, codes ...string) {
	d.t.Helper()
	d.must(d.store.Campaigns().Insert(d.t.Context(), c))
	for i, text := range codes {
		d.must(d.store.Vouchers().Insert(d.t.Context(), voucher.Voucher{
			ID: fmt.Sprintf("v_%s_%d", c.ID, i+1), Code: text, CampaignID: c.ID, Type: c.Voucher.Type, Discount: c.Voucher.Discount, Active: true,
		}))
	}
}

func (d *desk) must(err error) {
	d.t.Helper()
	if err != nil {
		d.t.Fatal(err)
	}
}

func (d *desk) publishes(p voucher.Publish) voucher.Published {
	d.t.Helper()
	out, err := d.Publish(d.t.Context(), p)
	d.must(err)
	return out
}

// refuses fails the test unless the publication is refused with this key and details.
func (d *desk) refuses(key, details string, p voucher.Publish) {
	d.t.Helper()
	_, err := d.Publish(d.t.Context(), p)
	f, isFault := fault.As(err)
	if !isFault || f.Key != key || !strings.Contains(f.Details, details) {
		d.t.Errorf("got %v, want %s: ... %s", err, key, details)
	}
}

func (d *desk) voucher(codeOrID string) voucher.Voucher {
	d.t.Helper()
	v, err := d.Get(d.t.Context(), codeOrID)
	d.must(err)
	return v
}

// publications lists what is on record, the oldest first.
func (d *desk) publications() []voucher.Publication {
	d.t.Helper()
	page, err := d.Publications(d.t.Context(), storage.Query{})
	d.must(err)
	return page.Items
}

// events counts the events by type.
func (d *desk) events() map[string]int {
	d.t.Helper()
	page, err := d.store.Events().List(d.t.Context(), storage.Query{})
	d.must(err)
	types := map[string]int{}
	for _, e := range page.Items {
		types[e.Type]++
	}
	return types
}

func (d *desk) shows(what string, got, want any) {
	d.t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		d.t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func who(sourceID string) customer.Request { return customer.Request{SourceID: sourceID} }

func codesOf(p voucher.Published) (codes []string) {
	for _, v := range p.Vouchers {
		codes = append(codes, v.Code)
	}
	return codes
}

func TestPublishingMakesTheCustomerTheHolderOfTheOldestFreeCode(t *testing.T) {
	d := newDesk(t)
	d.opens(coupons(nil), "ONE", "TWO")
	asked := voucher.Publish{
		Customer: customer.Request{SourceID: "ada", Update: customer.Update{Name: patch.Set("Ada")}},
		Campaign: "Coupons", SourceID: "key", Metadata: metadata.Map{"a": "b"},
	}
	out := d.publishes(asked)

	ada := customer.Customer{ID: out.Customer.ID, SourceID: "ada", Name: "Ada", CreatedAt: deskTime}
	one := voucher.Voucher{
		ID: "v_camp_1_1", Code: "ONE", CampaignID: "camp_1", Type: campaign.VoucherDiscount, Discount: coupons(nil).Voucher.Discount, Active: true,
		HolderID: ada.ID, PublishCount: 1, UpdatedAt: deskTime,
	}
	made := voucher.Publication{
		ID: out.Publication.ID, CustomerID: ada.ID, TrackingID: customer.TrackingID("secret", "ada"), SourceID: "key", Channel: "API",
		Metadata: metadata.Map{"a": "b"}, VoucherIDs: []string{"v_camp_1_1"}, Codes: []string{"ONE"}, CampaignID: "camp_1",
		VoucherType: campaign.VoucherDiscount, CreatedAt: deskTime,
	}
	d.shows("result", out, voucher.Published{Publication: made, Customer: ada, Vouchers: []voucher.Voucher{one}})
	d.shows("publications", d.publications(), []voucher.Publication{made})
	d.shows("voucher", d.voucher("ONE"), one)
	d.shows("other voucher", d.voucher("TWO").HolderID, "")
	d.shows("events", d.events(), map[string]int{
		"customer.created": 1, "voucher.published": 1, "publication.succeeded": 1, "customer.publication.succeeded": 1,
	})
}

func TestPublishingANamedCode(t *testing.T) {
	for name, by := range map[string]string{"by_code": "TWO", "by_id": "v_camp_1_2"} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t)
			d.opens(coupons(nil), "ONE", "TWO")
			// The campaign is not looked at, not even that it does not exist.
			out := d.publishes(voucher.Publish{Customer: who("ada"), Voucher: by, Campaign: "nobody", Count: 99})
			d.shows("codes", codesOf(out), []string{"TWO"})
			d.shows("holder", d.voucher("TWO").HolderID, out.Customer.ID)
		})
	}
	t.Run("in_any_case_where_case_does_not_count", func(t *testing.T) {
		d := newDesk(t, func(s *voucher.Settings) { s.CaseInsensitive = true })
		d.opens(coupons(nil), "ONE")
		d.shows("codes", codesOf(d.publishes(voucher.Publish{Customer: who("ada"), Voucher: "one"})), []string{"ONE"})
	})
	t.Run("that_stands_alone", func(t *testing.T) {
		d := newDesk(t)
		d.must(d.store.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "ALONE", Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: 5}}))
		out := d.publishes(voucher.Publish{Customer: who("ada"), Voucher: "ALONE", Channel: "till"})
		d.shows("publication", []string{out.Publication.CampaignID, string(out.Publication.VoucherType), out.Publication.Channel},
			[]string{"", "GIFT_VOUCHER", "till"})
	})
}

func TestInvalidPublicationIsRefused(t *testing.T) {
	long := strings.Repeat("x", 256)
	for name, test := range map[string]struct {
		asked        voucher.Publish
		key, details string
	}{
		"neither code nor campaign": {voucher.Publish{}, "missing_vouchers", "Either Campaign or Voucher is required"},
		"an unknown code":           {voucher.Publish{Voucher: "NONE"}, "not_found", "Cannot find voucher with id NONE"},
		"an unknown campaign":       {voucher.Publish{Campaign: "None"}, "not_found", "Cannot find campaign with id None"},
		"an unknown customer":       {voucher.Publish{Campaign: "Coupons", Customer: customer.Request{ID: "cust_x"}}, "not_found", "Cannot find customer with id cust_x"},
		"a malformed customer": {voucher.Publish{Campaign: "Coupons", Customer: customer.Request{Update: customer.Update{At: "customer", Birthdate: patch.Set("soon")}}},
			"invalid_payload", "customer.birthdate"},
		"too many codes":             {voucher.Publish{Campaign: "Coupons", Count: 51}, "invalid_payload", ".campaign.count must be from 1 to 50"},
		"fewer codes than one":       {voucher.Publish{Campaign: "Coupons", Count: -1}, "invalid_payload", ".campaign.count must be from 1 to 50"},
		"several codes under a key":  {voucher.Publish{Campaign: "Coupons", Count: 2, SourceID: "a"}, "invalid_payload", ".campaign.count must be 1 with a source_id"},
		"a key that is too long":     {voucher.Publish{Campaign: "Coupons", SourceID: long}, "invalid_payload", ".source_id must NOT have more than 255"},
		"a channel that is too long": {voucher.Publish{Campaign: "Coupons", Channel: long}, "invalid_payload", ".channel must NOT have more than 255"},
		"metadata with a NUL":        {voucher.Publish{Campaign: "Coupons", Metadata: metadata.Map{"a": "\x00"}}, "invalid_payload", "metadata"},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t)
			d.opens(coupons(nil), "ONE")
			d.refuses(test.key, test.details, test.asked)
			d.shows("publications", d.publications(), []voucher.Publication(nil))
			d.shows("events", d.events(), map[string]int{})
			d.shows("code", d.voucher("ONE").PublishCount, int64(0))
		})
	}
}

func TestPublicationWithoutCodeIsRecordedAsFailed(t *testing.T) {
	joined := func(c *campaign.Campaign) { c.JoinOnce = true }
	for name, test := range map[string]struct {
		campaign func(*campaign.Campaign)
		first    voucher.Publish
		asked    voucher.Publish
		key      string
		details  string
	}{
		"a code that has a holder": {nil, voucher.Publish{Customer: who("bob"), Voucher: "ONE"}, voucher.Publish{Customer: who("ada"), Voucher: "ONE"},
			"voucher_already_published", "Voucher 'v_camp_1_1' has already been published"},
		"a code of a campaign that is joined once": {joined, voucher.Publish{Customer: who("ada"), Voucher: "ONE"}, voucher.Publish{Customer: who("ada"), Voucher: "TWO"},
			"voucher_cannot_be_published", "Voucher 'TWO' cannot be published. Customer already joined program."},
		"more codes than are left": {nil, voucher.Publish{Customer: who("bob"), Voucher: "ONE"}, voucher.Publish{Customer: who("ada"), Campaign: "Coupons", Count: 2},
			"no_voucher_suitable_for_publication", "Couldn't create new vouchers for publication"},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t)
			d.opens(coupons(test.campaign), "ONE", "TWO")
			d.publishes(test.first)
			test.asked.SourceID = ""
			d.refuses(test.key, test.details, test.asked)

			all := d.publications()
			failed := all[len(all)-1]
			ada, _, err := d.store.Customers().Find(t.Context(), "source_id", "ada")
			d.must(err)
			want := voucher.Publication{
				ID: failed.ID, CustomerID: ada.ID, TrackingID: customer.TrackingID("secret", "ada"), Channel: "API", CampaignID: "camp_1",
				VoucherType: campaign.VoucherDiscount, FailureCode: test.key, FailureMessage: failed.FailureMessage, CreatedAt: deskTime,
			}
			d.shows("failed publication", failed, want)
			if !strings.HasSuffix(failed.FailureMessage, ": "+test.details) {
				t.Errorf("failure message %q", failed.FailureMessage)
			}
			d.shows("failure events", d.events()["customer.publication.failed"], 1)
			d.shows("code", d.voucher("TWO").HolderID, "")
		})
	}
}

func TestFailedPublicationDoesNotUseSourceID(t *testing.T) {
	d := newDesk(t)
	d.opens(coupons(nil), "ONE")
	d.publishes(voucher.Publish{Customer: who("bob"), Voucher: "ONE"})
	again := voucher.Publish{Customer: who("ada"), Campaign: "Coupons", SourceID: "key"}
	d.refuses("no_voucher_suitable_for_publication", "", again)
	d.must(d.store.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_2", Code: "TWO", CampaignID: "camp_1", Active: true}))
	d.publishes(again)
	d.refuses("duplicate_source_id", "Publication with source_id: 'key' already exists", again)
	d.shows("publications", len(d.publications()), 3)
}

func TestOnlyActiveUnpublishedCodesAreChosen(t *testing.T) {
	d := newDesk(t)
	d.opens(coupons(nil), "HELD", "OFF", "BINNED", "FREE")
	for id, change := range map[string]func(*voucher.Voucher){
		"v_camp_1_1": func(v *voucher.Voucher) { v.HolderID, v.PublishCount = "cust_x", 1 },
		"v_camp_1_2": func(v *voucher.Voucher) { v.Active = false },
		"v_camp_1_3": func(v *voucher.Voucher) { v.DeletedAt = deskTime },
	} {
		_, err := d.store.Vouchers().Update(t.Context(), id, func(v *voucher.Voucher) error { change(v); return nil })
		d.must(err)
	}
	d.shows("codes", codesOf(d.publishes(voucher.Publish{Customer: who("ada"), Campaign: "camp_1"})), []string{"FREE"})
	d.refuses("no_voucher_suitable_for_publication", "", voucher.Publish{Customer: who("ada"), Campaign: "camp_1"})
	d.refuses("not_found", "", voucher.Publish{Customer: who("ada"), Voucher: "BINNED"})
}

func TestAutoUpdateCampaignMakesMissingCodes(t *testing.T) {
	d := newDesk(t)
	d.opens(coupons(func(c *campaign.Campaign) {
		c.Distribution, c.ActivityDuration = campaign.DistributionAutoUpdate, "P7D"
	}), "ONE")
	out := d.publishes(voucher.Publish{Customer: who("ada"), Campaign: "camp_1", Count: 3})
	d.shows("number of codes", len(out.Vouchers), 3)
	d.shows("first code", out.Vouchers[0].Code, "ONE")
	for _, v := range out.Vouchers[1:] {
		want := voucher.Voucher{
			ID: v.ID, Code: v.Code, CampaignID: "camp_1", Type: campaign.VoucherDiscount, Discount: coupons(nil).Voucher.Discount, Active: true,
			HolderID: out.Customer.ID, PublishCount: 1, CreatedAt: deskTime,
			Validity: validity.Validity{Start: deskTime, End: deskTime.AddDate(0, 0, 7)},
		}
		d.shows("code made", d.voucher(v.Code), want)
	}
	progress, err := d.store.CampaignProgress().Get(t.Context(), "camp_1")
	d.must(err)
	d.shows("codes counted", progress.VouchersCount, int64(2))
	d.shows("events of codes", d.events()["voucher.published"], 3)
}

func TestExhaustedCodeSpaceIsRefused(t *testing.T) {
	d := newDesk(t)
	length, charset, pattern := 1, "A", "#"
	d.opens(coupons(func(c *campaign.Campaign) {
		c.Distribution = campaign.DistributionAutoUpdate
		c.Voucher.CodeConfig = code.Config{Length: &length, Charset: &charset, Pattern: &pattern}
	}))
	d.shows("codes", codesOf(d.publishes(voucher.Publish{Customer: who("ada"), Campaign: "camp_1"})), []string{"A"})
	d.refuses("no_voucher_suitable_for_publication", "", voucher.Publish{Customer: who("bob"), Campaign: "camp_1"})
}

func TestActivityDurationSetsDatesOfCode(t *testing.T) {
	week := deskTime.AddDate(0, 0, 7)
	for name, test := range map[string]struct{ before, after validity.Validity }{
		"without dates it begins now":          {validity.Validity{}, validity.Validity{Start: deskTime, End: week}},
		"the end of the campaign is overruled": {validity.Validity{End: deskTime.Add(time.Hour)}, validity.Validity{Start: deskTime, End: week}},
		"what began before keeps its start":    {validity.Validity{Start: deskTime.AddDate(0, -1, 0)}, validity.Validity{Start: deskTime.AddDate(0, -1, 0), End: week}},
		"what would begin later begins now":    {validity.Validity{Start: deskTime.AddDate(0, 1, 0)}, validity.Validity{Start: deskTime, End: week}},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t)
			d.opens(coupons(func(c *campaign.Campaign) { c.ActivityDuration = "P7D" }), "ONE")
			_, err := d.store.Vouchers().Update(t.Context(), "v_camp_1_1", func(v *voucher.Voucher) error { v.Validity = test.before; return nil })
			d.must(err)
			d.shows("dates", d.publishes(voucher.Publish{Customer: who("ada"), Voucher: "ONE"}).Vouchers[0].Validity, test.after)
		})
	}
}

func TestJoinOnceCampaign(t *testing.T) {
	yes, no := true, false
	once := coupons(func(c *campaign.Campaign) { c.JoinOnce = true })
	ada := voucher.Publish{Customer: who("ada"), Campaign: "camp_1"}
	with := func(p voucher.Publish, change func(*voucher.Publish)) voucher.Publish { change(&p); return p }

	t.Run("gives_the_same_code_again", func(t *testing.T) {
		d := newDesk(t)
		d.opens(once, "ONE", "TWO")
		d.publishes(ada)
		_, err := d.store.Vouchers().Update(t.Context(), d.voucher("ONE").ID, func(v *voucher.Voucher) error { v.UpdatedAt = deskTime.AddDate(0, 0, -1); return nil })
		d.must(err)
		again := d.publishes(ada)
		d.shows("the code's change", d.voucher("ONE").UpdatedAt, deskTime)
		d.shows("codes", codesOf(again), []string{"ONE"})
		d.shows("publications of the code", d.voucher("ONE").PublishCount, int64(2))
		d.shows("publications", len(d.publications()), 2)
		d.shows("codes that got their holder", d.events()["voucher.published"], 1)
		d.shows("another customer's codes", codesOf(d.publishes(with(ada, func(p *voucher.Publish) { p.Customer = who("bob") }))), []string{"TWO"})
	})
	t.Run("gives_another_code_when_the_call_says_so", func(t *testing.T) {
		d := newDesk(t)
		d.opens(once, "ONE", "TWO", "THREE")
		d.publishes(with(ada, func(p *voucher.Publish) { p.Voucher, p.JoinOnce = "ONE", &no }))
		d.shows("by campaign", codesOf(d.publishes(with(ada, func(p *voucher.Publish) { p.JoinOnce = &no }))), []string{"TWO"})
		d.shows("by code", codesOf(d.publishes(with(ada, func(p *voucher.Publish) { p.Voucher, p.JoinOnce = "THREE", &no }))), []string{"THREE"})
	})
	t.Run("is_what_the_call_says_it_is", func(t *testing.T) {
		d := newDesk(t)
		d.opens(coupons(nil), "ONE", "TWO")
		d.publishes(ada)
		d.shows("codes", codesOf(d.publishes(with(ada, func(p *voucher.Publish) { p.JoinOnce = &yes }))), []string{"ONE"})
	})
	t.Run("does_not_mind_the_codes_of_other_campaigns", func(t *testing.T) {
		d := newDesk(t)
		d.opens(once, "ONE")
		d.opens(coupons(func(c *campaign.Campaign) { c.ID, c.Name, c.JoinOnce = "camp_2", "Others", true }), "OTHER")
		d.publishes(ada)
		d.shows("codes", codesOf(d.publishes(with(ada, func(p *voucher.Publish) { p.Voucher = "OTHER" }))), []string{"OTHER"})
	})
}

func TestConcurrentPublications(t *testing.T) {
	const workers = 40
	at := func(d *desk, asked func(i int) voucher.Publish) (given []string, refused int) {
		var mu sync.Mutex
		var wg sync.WaitGroup
		for i := range workers {
			wg.Go(func() {
				out, err := d.Publish(t.Context(), asked(i))
				mu.Lock()
				defer mu.Unlock()
				switch {
				case err == nil:
					given = append(given, codesOf(out)...)
				case fault.Has(err, "no_voucher_suitable_for_publication"), fault.Has(err, "duplicate_source_id"):
					refused++
				default:
					t.Error(err)
				}
			})
		}
		wg.Wait()
		slices.Sort(given)
		return given, refused
	}
	t.Run("give_the_last_code_once", func(t *testing.T) {
		d := newDesk(t)
		d.opens(coupons(nil), "ONE")
		given, refused := at(d, func(i int) voucher.Publish {
			return voucher.Publish{Customer: who(fmt.Sprint("customer ", i)), Campaign: "camp_1"}
		})
		d.shows("codes given", given, []string{"ONE"})
		d.shows("refusals", refused, workers-1)
		d.shows("records", len(d.publications()), workers)
	})
	t.Run("let_a_customer_join_once", func(t *testing.T) {
		d := newDesk(t)
		d.opens(coupons(func(c *campaign.Campaign) { c.JoinOnce = true }), "ONE", "TWO", "THREE")
		given, _ := at(d, func(int) voucher.Publish { return voucher.Publish{Customer: who("ada"), Campaign: "camp_1"} })
		d.shows("codes given", slices.Compact(given), []string{"ONE"})
	})
	t.Run("take_a_source_id_once", func(t *testing.T) {
		d := newDesk(t)
		d.opens(coupons(nil), "ONE", "TWO")
		given, refused := at(d, func(int) voucher.Publish {
			return voucher.Publish{Customer: who("ada"), Campaign: "camp_1", SourceID: "key"}
		})
		d.shows("codes given", given, []string{"ONE"})
		d.shows("refusals", refused, workers-1)
	})
}

func TestPublicationEventHasItsObjects(t *testing.T) {
	d := newDesk(t)
	d.opens(coupons(nil), "ONE")
	ctx := env.WithRequest(t.Context(), "v-1")
	out, err := d.Publish(ctx, voucher.Publish{Customer: who("ada"), Campaign: "camp_1"})
	d.must(err)
	got, _, err := storage.First(ctx, d.store.Events(), storage.Query{Filter: storage.Is("type", voucher.EventPublicationSucceeded)})
	d.must(err)
	for _, word := range []string{`"customer":{"ID":"` + out.Customer.ID, `"campaign":{"ID":"camp_1"`, `"publication":{"ID":"` + out.Publication.ID, `"voucher":{"ID":"v_camp_1_1"`} {
		if !strings.Contains(string(got.Data), word) {
			t.Errorf("the event lacks %s: %s", word, got.Data)
		}
	}
	got.Data, got.Position = nil, 0
	d.shows("event", got, event.Event{
		ID: got.ID, Type: "publication.succeeded", EntityType: "publication", EntityID: out.Publication.ID, CustomerID: out.Customer.ID,
		CampaignID: "camp_1", GroupID: "v-1", Category: event.CategoryAction, CreatedAt: deskTime,
	})
}
