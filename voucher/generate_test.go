package voucher_test

import (
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// tens is a coupon campaign that is about to be stored; its codes are numbers of so many digits.
func tens(digits int) campaign.Draft {
	ten, pattern, charset := int64(10), strings.Repeat("#", digits), "0123456789"
	d, err := campaign.NewCampaign{Name: "Tens", Voucher: &campaign.VoucherProfile{
		Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &ten}, CodeConfig: code.Config{Pattern: &pattern, Charset: &charset},
	}}.Draft(env.System(), true)
	if err != nil {
		panic(err)
	}
	return d
}

// begins stores the campaign with codes that are still to be made, and returns it with the job that makes them.
func (d *desk) begins(draft campaign.Draft, count int64) (campaign.Campaign, voucher.GenerateJob) {
	d.t.Helper()
	c, err := voucher.InternalsOf(d.Engine).CreateCampaign(d.t.Context(), draft, count)
	d.must(err)
	return c, voucher.GenerateJob{ActionID: d.action("CAMPAIGN.VOUCHERS_GENERATE").ID, CampaignID: c.ID, First: true}
}

// action is the newest action of a type.
func (d *desk) action(kind string) asyncaction.Action {
	d.t.Helper()
	page, err := d.store.AsyncActions().List(d.t.Context(), storage.Query{Filter: storage.Is("type", kind)})
	d.must(err)
	if len(page.Items) == 0 {
		d.t.Fatalf("there is no action of type %s", kind)
	}
	return page.Items[len(page.Items)-1]
}

func (d *desk) progress(campaignID string) campaign.Progress {
	d.t.Helper()
	p, err := d.store.CampaignProgress().Get(d.t.Context(), campaignID)
	d.must(err)
	return p
}

// happened lists the types of events, in their order, each once in a row.
func (d *desk) happened() (types []string) {
	d.t.Helper()
	page, err := d.store.Events().List(d.t.Context(), storage.Query{})
	d.must(err)
	for _, e := range page.Items {
		types = append(types, e.Type)
	}
	return types
}

func TestRepeatedPortionMakesNoCodeTwice(t *testing.T) {
	d := newDesk(t)
	c, job := d.begins(tens(8), 600)
	for portion := range int64(3) {
		job.Portion = portion
		for range 3 {
			d.must(d.GeneratePortion(t.Context(), job, asyncaction.Delivery{}))
		}
	}
	total, err := storage.Count(t.Context(), d.store.Vouchers(), storage.Is("campaign_id", c.ID))
	d.must(err)
	d.shows("codes", total, 600)
	d.shows("progress", d.progress(c.ID), campaign.Progress{ID: c.ID, VouchersCount: 600, Creation: campaign.StatusDone, Generation: campaign.StatusDone})
	a := d.action("CAMPAIGN.VOUCHERS_GENERATE")
	d.shows("action", []any{a.Status, a.Operation, a.Done, a.Result.Message}, []any{asyncaction.StatusDone, asyncaction.OperationSuccess, int64(600), "Generated 600 vouchers."})
	d.shows("events", d.happened(), []string{"campaign.created", "campaign.vouchers.generation.started", "campaign.vouchers.generation.completed"})
}

func TestGeneratedCodesHaveProfileOfCampaign(t *testing.T) {
	d := newDesk(t)
	draft := tens(4)
	draft.Campaign.Metadata, draft.Campaign.CategoryID = metadata.Map{"a": "1"}, "cat_1"
	c, job := d.begins(draft, 2)
	d.must(d.GeneratePortion(t.Context(), job, asyncaction.Delivery{}))
	page, err := d.store.Vouchers().List(t.Context(), storage.Query{})
	d.must(err)
	var want []voucher.Voucher
	for _, v := range page.Items {
		want = append(want, voucher.Voucher{
			ID: v.ID, Code: v.Code, CampaignID: c.ID, CategoryID: "cat_1", Type: campaign.VoucherDiscount, Discount: c.Voucher.Discount, Active: true,
			Metadata: metadata.Map{"a": "1"}, CreatedAt: deskTime,
		})
	}
	d.shows("vouchers", page.Items, want)
	d.shows("number", len(want), 2)
}

// broken is a source of randomness that has failed.
type broken struct{}

var errBroken = errors.New("broken")

func (broken) Read([]byte) (int, error) { return 0, errBroken }

func TestGivenUpJobUnlocksCampaign(t *testing.T) {
	d := newDesk(t)
	c, job := d.begins(tens(4), 10)
	d.must(d.GeneratePortion(t.Context(), job, asyncaction.Delivery{Last: true, GivenUp: true}))
	d.shows("progress", d.progress(c.ID), campaign.Progress{ID: c.ID, Creation: campaign.StatusDone, Generation: campaign.StatusFailed})
	d.shows("action", d.action("CAMPAIGN.VOUCHERS_GENERATE").Status, asyncaction.StatusFailed)
}

func TestFailedJobUnlocksCampaign(t *testing.T) {
	store := memory.New().Project("proj_1")
	e := env.System()
	e.Random = broken{}
	engine := voucher.New(voucher.Deps{Store: store, Env: e})
	d := &desk{t, store, engine}
	c, job := d.begins(tens(4), 10)
	for _, last := range []bool{false, true} {
		if err := d.GeneratePortion(t.Context(), job, asyncaction.Delivery{Last: last}); !errors.Is(err, errBroken) {
			t.Errorf("portion answers %v, want %v", err, errBroken)
		}
		if locked := d.progress(c.ID).Generation == campaign.StatusInProgress; locked == last {
			t.Errorf("after the last delivery (%v) the campaign is locked: %v", last, locked)
		}
	}
	d.shows("progress", d.progress(c.ID), campaign.Progress{ID: c.ID, Creation: campaign.StatusDone, Generation: campaign.StatusFailed})
	d.shows("action", d.action("CAMPAIGN.VOUCHERS_GENERATE").Status, asyncaction.StatusFailed)
}

func TestSmallCodeSpaceIsUsedCompletely(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		store := memory.New().Project("proj_1")
		e := env.System()
		e.Random = rand.Reader
		d := &desk{t, store, voucher.New(voucher.Deps{Store: store, Env: e})}
		taken := rapid.SliceOfNDistinct(rapid.IntRange(0, 99), 0, 100, rapid.ID[int]).Draw(r, "taken")
		for _, n := range taken {
			d.holds(voucher.Voucher{ID: fmt.Sprintf("v_taken_%d", n), Code: fmt.Sprintf("%02d", n)})
		}
		free := 100 - len(taken)
		wanted := rapid.IntRange(2, 100).Draw(r, "wanted")
		c, job := d.begins(tens(2), int64(wanted))
		d.must(d.GeneratePortion(t.Context(), job, asyncaction.Delivery{}))
		got := d.progress(c.ID)
		want := campaign.Progress{ID: c.ID, VouchersCount: int64(min(free, wanted)), Creation: campaign.StatusDone, Generation: campaign.StatusDone}
		if free < wanted {
			want.Generation = campaign.StatusFailed
		}
		if diff := cmp.Diff(want, got); diff != "" {
			r.Fatalf("%d of %d wanted, %d free: %s", got.VouchersCount, wanted, free, diff)
		}
	})
}

func TestARefusedCampaignLeavesNothing(t *testing.T) {
	d := newDesk(t)
	d.begins(tens(4), 2)
	unknownRule := tens(4)
	unknownRule.Campaign.Name, unknownRule.RuleIDs = "Other", []string{"val_x"}
	for name, test := range map[string]struct {
		draft campaign.Draft
		count int64
		key   string
	}{
		"a taken name":    {tens(4), 2, "duplicate_found"},
		"an unknown rule": {unknownRule, 2, "not_found"},
		"too many codes":  {tens(2), 101, "invalid_code_config"},
		"far too many":    {tens(9), campaign.MaxCodes + 1, "invalid_payload"},
		"fewer than none": {tens(2), -1, "invalid_payload"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := voucher.InternalsOf(d.Engine).CreateCampaign(t.Context(), test.draft, test.count); !fault.Has(err, test.key) {
				t.Errorf("got %v, want %s", err, test.key)
			}
		})
	}
	for what, count := range map[string]func() (int, error){
		"campaigns": func() (int, error) { return storage.Count(t.Context(), d.store.Campaigns(), storage.Filter{}) },
		"actions":   func() (int, error) { return storage.Count(t.Context(), d.store.AsyncActions(), storage.Filter{}) },
		"progress":  func() (int, error) { return storage.Count(t.Context(), d.store.CampaignProgress(), storage.Filter{}) },
		"events":    func() (int, error) { return storage.Count(t.Context(), d.store.Events(), storage.Filter{}) },
	} {
		n, err := count()
		d.must(err)
		d.shows(what, n, 1)
	}
}

// TestChangesReachCodesInAnyOrderOfPortions runs the jobs of two updates with their portions interleaved.
func TestChangesReachCodesInAnyOrderOfPortions(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d := newDesk(t)
		c, job := d.begins(tens(6), 3)
		d.must(d.GeneratePortion(t.Context(), job, asyncaction.Delivery{}))
		var jobs []voucher.UpdateJob
		for _, off := range []int64{20, 30} {
			_, err := voucher.InternalsOf(d.Engine).UpdateCampaign(t.Context(), c.ID, campaign.Update{
				Discount: patch.Set(discount.Discount{Type: discount.TypeAmount, AmountOff: &off}),
				Metadata: patch.Set(metadata.Map{"off": fmt.Sprint(off)}),
			})
			d.must(err)
			jobs = append(jobs, voucher.UpdateJob{
				ActionID: d.action("CAMPAIGN.VOUCHERS_UPDATE").ID, CampaignID: c.ID, Parts: []voucher.Part{voucher.PartDiscount, voucher.PartMetadata}, Keys: []string{"off"},
			})
		}
		if rapid.Bool().Draw(r, "second first") {
			slices.Reverse(jobs)
		}
		for _, job := range jobs {
			d.must(d.UpdatePortion(t.Context(), job, asyncaction.Delivery{}))
		}
		page, err := d.store.Vouchers().List(t.Context(), storage.Query{})
		d.must(err)
		for _, v := range page.Items {
			if *v.Discount.AmountOff != 30 || v.Metadata["off"] != "30" {
				r.Errorf("%s gives %d, %v", v.Code, *v.Discount.AmountOff, v.Metadata)
			}
		}
		d.shows("progress", d.progress(c.ID), campaign.Progress{ID: c.ID, VouchersCount: 3, Creation: campaign.StatusDone, Generation: campaign.StatusDone})
	})
}

func TestVoucherChangesHaveEvents(t *testing.T) {
	d := newDesk(t)
	off := int64(5)
	v, err := d.Create(t.Context(), voucher.NewVoucher{Code: "V", Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &off}})
	d.must(err)
	_, err = d.Update(t.Context(), "V", voucher.Update{AdditionalInfo: patch.Set("x")})
	d.must(err)
	for _, active := range []bool{true, false, false, true} {
		_, err = d.SetActive(t.Context(), v.ID, active)
		d.must(err)
	}
	d.must(d.Delete(t.Context(), "V", false))
	d.shows("events", d.happened(), []string{"voucher.created", "voucher.updated", "voucher.disabled", "voucher.enabled", "voucher.deleted"})

	restored, err := d.Restore(t.Context(), v.ID)
	d.must(err)
	d.shows("restored", restored.DeletedAt.IsZero(), true)
	got, err := d.Get(t.Context(), "V")
	d.must(err)
	d.shows("found again", got, restored)
	if _, err := d.Restore(t.Context(), v.ID); !fault.IsNotFound(err) {
		t.Errorf("a voucher that is not in the trash is restored: %v", err)
	}
}
