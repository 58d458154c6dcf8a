package httpapi

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/published"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

const (
	// cockpitCodes is how many codes one page shows.
	cockpitCodes    = 20
	maxCockpitPages = 500
	// cockpitPrograms is how many /v2 programs it shows.
	cockpitPrograms = 20
)

// cockpitView is the content of a customer's page: what they hold, as text, and nothing internal to the shop.
type cockpitView struct {
	Brand          project.Brand
	Contact        project.Contact
	Name           string
	Cards          []cockpitCard
	Codes          []cockpitCode
	Page           int
	Earlier, Later int
}

// cockpitCard is a card with points.
type cockpitCard struct {
	Title, Code, Tier, Expiring string
	Points, Pending             int64
	// Status is empty for a card that can be used. Picture is the path of its QR code, relative to the page.
	Status, Picture string
}

// cockpitCode is any other code.
type cockpitCode struct {
	Title, Kind, Code, Worth, Status, Until, Uses, Picture string
	Usable                                                 bool
	// Referred is how many customers this customer referred in the campaign of a referral code.
	Referred int
}

// cockpitOf loads a page: the codes, newest first, and on the first page the customer's cards in /v2 programs.
func (a *API) cockpitOf(ctx context.Context, p project.Project, c customer.Customer, page int) (view cockpitView, err error) {
	r := &request{engine: a.engine, Project: a.engine.Project(p.ID)}
	view = cockpitView{Name: c.Name, Page: page, Earlier: page - 1}
	if err := view.brand(ctx, r, p); err != nil {
		return view, err
	}
	if page == 1 {
		if err := view.programs(ctx, r, c); err != nil {
			return view, err
		}
	}
	assigned, err := r.Project.Referrals.Assigned(ctx, c.ID)
	if err != nil {
		return view, err
	}
	referralCodes := make([]string, len(assigned))
	for i, h := range assigned {
		referralCodes[i] = h.VoucherID
	}
	held, err := r.Project.Vouchers.List(ctx, storage.Query{
		Filter: storage.Or(storage.Is("holder_id", c.ID), storage.In("id", referralCodes)), Order: []storage.Order{{Field: "created_at", Desc: true}},
		Offset: (page - 1) * cockpitCodes, Limit: cockpitCodes,
	})
	if err != nil {
		return view, err
	}
	if held.HasMore && page < maxCockpitPages {
		view.Later = page + 1
	}
	return view, view.codes(ctx, r, p, c, held.Items)
}

// brand fills in the name, logo and contact of the shop.
func (w *cockpitView) brand(ctx context.Context, r *request, p project.Project) error {
	all, err := r.Project.Settings.Brandings(ctx)
	if err != nil {
		return err
	}
	if len(all) > 0 {
		w.Brand, w.Contact = all[0].Brand, all[0].Contact
	}
	if w.Brand.Name == "" {
		w.Brand.Name = p.Name
	}
	return nil
}

func (w *cockpitView) programs(ctx context.Context, r *request, c customer.Customer) error {
	all, err := r.Project.Members.Memberships(ctx, membership.ByCustomerID, c.ID)
	if err != nil {
		return err
	}
	for i, m := range all.Memberships {
		if i == cockpitPrograms {
			break
		}
		for _, held := range m.Cards {
			card := cockpitCard{
				Title: m.Program.Name, Code: held.Code, Points: held.Figures.Balance(), Pending: held.Figures.Pending(),
				Expiring: expiring(held.Next.Points, held.Next.On),
			}
			if m.Member.Status != membership.StatusActive {
				card.Status = "Paused"
			}
			progress, err := r.Project.Members.TierProgress(ctx, held)
			if err != nil {
				return err
			}
			if progress != nil && progress.Current != nil {
				card.Tier = tierUntil(progress.Current.Tier.Name, held.Standing.Rank.Until)
			}
			w.Cards = append(w.Cards, card)
		}
	}
	return nil
}

// codes adds the codes that the customer holds, and the referral codes by which they joined. It does not show the referrer.
func (w *cockpitView) codes(ctx context.Context, r *request, p project.Project, c customer.Customer, held []voucher.Voucher) error {
	if err := r.shapes().RefreshCards(ctx, held); err != nil {
		return err
	}
	ids := make([]string, len(held))
	for i := range held {
		ids[i] = held[i].CampaignID
	}
	campaigns, err := r.Project.Campaigns.ByID(ctx, published.Distinct(ids)...)
	if err != nil {
		return err
	}
	referrals, err := r.Project.Referrals.By(ctx, []string{c.ID})
	if err != nil {
		return err
	}
	now, zone := r.Project.Now(), p.Zone()
	for i := range held {
		v := &held[i]
		var of *campaign.Campaign
		if found, ok := campaigns[v.CampaignID]; ok {
			of = &found
		}
		status := v.WalletStatus(of, now, zone)
		title := campaigns[v.CampaignID].Name
		picture := "../.." + voucher.AssetPath(voucher.AssetQR, voucher.AssetID(p.ID, p.Secret, voucher.AssetQR, v.ID)) + "?format=svg&size=4"
		if v.Loyalty != nil {
			card := cockpitCard{
				Title: title, Code: v.Code, Points: v.Balance(), Pending: v.Loyalty.Pending, Picture: picture,
				Expiring: expiring(v.Loyalty.NextExpirationPoints, calc.DayOf(v.Loyalty.NextExpirationAt, zone)),
			}
			if status != voucher.WalletActive && status != voucher.WalletNoBalance {
				card.Status = cockpitStatus[status]
			}
			tiers, err := r.Project.Loyalty.TiersOfMember(ctx, v.ID)
			if err != nil {
				return err
			}
			for _, t := range tiers {
				card.Tier = tierUntil(t.Tier.Name, calc.Day(t.Holder.End))
			}
			w.Cards = append(w.Cards, card)
			continue
		}
		code := cockpitCode{
			Title: title, Kind: "Coupon", Code: v.Code, Worth: worth(v.Discount, p.Currency), Status: cockpitStatus[status],
			Usable: status == voucher.WalletActive, Until: dayText(calc.DayOf(of.Inherited(v.Validity).End, zone)), Picture: picture,
		}
		if v.Gift != nil {
			code.Kind, code.Worth = "Gift card", money(v.Balance(), p.Currency)+" left of "+money(v.Gift.Amount-v.Gift.Subtracted, p.Currency)
		}
		if q := v.Redemption.Quantity; q != nil && *q > 1 && !v.ReferralCode {
			code.Uses = fmt.Sprintf("%d of %d uses left", max(0, *q-v.Redemption.Redeemed), *q)
		}
		if v.ReferralCode && v.HolderID == c.ID {
			code.Kind = "Your code for friends"
			for _, b := range referrals {
				if b.CampaignID == v.CampaignID {
					code.Referred = b.Count
				}
			}
		} else if v.ReferralCode {
			code.Kind = "From a friend"
		}
		w.Codes = append(w.Codes, code)
	}
	return nil
}

// cockpitStatus are the statuses of codes, as customers read them.
var cockpitStatus = map[voucher.WalletStatus]string{
	voucher.WalletActive: "Active", voucher.WalletDisabled: "Not available", voucher.WalletExpired: "Expired",
	voucher.WalletNotActiveYet: "Not active yet", voucher.WalletUsed: "Used", voucher.WalletNoBalance: "Empty",
}

func expiring(points int64, on calc.Day) string {
	if points == 0 || on == "" {
		return ""
	}
	return fmt.Sprintf("%d points can be used until %s", points, dayText(on))
}

func tierUntil(name string, until calc.Day) string {
	if until == "" {
		return name
	}
	return name + ", until " + dayText(until)
}

// dayText formats a day: 31 December 2026.
func dayText(d calc.Day) string {
	if d == "" {
		return ""
	}
	return d.Begins(time.UTC).Format("2 January 2006")
}

// worth describes what a discount takes off. One with a formula has no figure before there is an order.
func worth(d *discount.Discount, currency string) string {
	switch {
	case d == nil:
		return ""
	case d.AmountOffFormula != "" || d.PercentOffFormula != "" || d.FixedAmountFormula != "" || d.UnitOffFormula != "":
		return "A discount that depends on your order"
	case d.Type == discount.TypePercent && d.PercentOff != nil:
		return d.PercentOff.String() + "% off"
	case d.Type == discount.TypeAmount && d.AmountOff != nil:
		return money(*d.AmountOff, currency) + " off"
	case d.Type == discount.TypeFixed && d.FixedAmount != nil:
		return "For " + money(*d.FixedAmount, currency)
	case d.Type == discount.TypeUnit:
		return "Something for free"
	}
	return ""
}

// money formats minor units with the currency of the project: 1999 is 19.99 EUR.
func money(minor int64, currency string) string {
	sign, abs := "", uint64(minor)
	if minor < 0 {
		sign, abs = "-", -abs
	}
	return strings.TrimSpace(fmt.Sprintf("%s%d.%02d %s", sign, abs/100, abs%100, currency))
}
