package voucher

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Create makes one voucher. It fails with fault.Duplicate for a code that is taken, with fault.NotFound for an unknown campaign
// or rule, with invalid_voucher or invalid_campaign for parts that contradict each other, or with an invalid payload; then
// nothing is stored.
func (e *Engine) Create(ctx context.Context, n NewVoucher) (Voucher, error) {
	s, err := e.settings(ctx)
	if err != nil {
		return Voucher{}, err
	}
	var v Voucher
	err = storage.Atomic(ctx, e.store, func(tx Store) (err error) {
		if n.Campaign == "" {
			if v, err = n.standalone(); err != nil {
				return err
			}
			if err := s.Schemas.Check(metadata.ObjectVoucher, v.Metadata); err != nil {
				return err
			}
			config, err := configOf(n.CodeConfig, s)
			if err != nil {
				return err
			}
			return e.storeOne(ctx, tx, s, &v, n.Code, config, 0, n.RuleIDs)
		}
		c, err := holdForCodes(ctx, tx, n.Campaign, n.Code != "")
		if err != nil {
			return err
		}
		if v, err = n.within(&c.Campaign); err != nil {
			return err
		}
		if err := s.checkWithin(&c.Campaign, &v); err != nil {
			return err
		}
		return e.storeWithin(ctx, tx, s, c, &v, n.Code, n.CodeConfig, n.RuleIDs)
	})
	if err != nil {
		return Voucher{}, err
	}
	return v, nil
}

// Add makes one voucher of a campaign that is named by id or by name, with this code or, without one, a code that is drawn.
// It fails as Create does.
func (e *Engine) Add(ctx context.Context, campaignIDOrName, named string, o Overrides) (v Voucher, err error) {
	s, err := e.settings(ctx)
	if err != nil {
		return Voucher{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := holdForCodes(ctx, tx, campaignIDOrName, named != "")
		if err != nil {
			return err
		}
		if v, err = o.added(&c.Campaign); err != nil {
			return err
		}
		if err := s.checkWithin(&c.Campaign, &v); err != nil {
			return err
		}
		if err := e.storeWithin(ctx, tx, s, c, &v, named, o.CodeConfig, nil); err != nil {
			return err
		}
		return campaign.In(tx).Record(ctx, e.env, campaign.EventVouchersAdded, c.Campaign, map[string]any{"count": 1, "told": true}, v.CreatedAt)
	})
	if err != nil {
		return Voucher{}, err
	}
	return v, nil
}

// checkWithin validates the metadata of a campaign's voucher against the schema that the campaign chose for its codes.
func (s Settings) checkWithin(c *campaign.Campaign, v *Voucher) error {
	if c.UseVoucherSchema {
		return s.Schemas.Check(metadata.ObjectVoucher, v.Metadata)
	}
	return s.Schemas.Check(metadata.ObjectCampaign, v.Metadata)
}

// heldCampaign is a campaign whose progress is locked until the transaction ends, so that no other transaction counts its codes
// meanwhile.
type heldCampaign struct {
	campaign.Campaign
	progress campaign.Progress
}

// holdForCodes finds a campaign that may get a code and locks it. A campaign with a public code takes one code, and only by
// name.
func holdForCodes(ctx context.Context, tx Store, idOrName string, named bool) (heldCampaign, error) {
	c, err := campaign.In(tx).Resolve(ctx, idOrName)
	if err != nil {
		return heldCampaign{}, err
	}
	progress, err := campaign.In(tx).Progress(ctx, c.ID, func(*campaign.Progress) error { return nil })
	if err != nil {
		return heldCampaign{}, err
	}
	if c, err = campaign.In(tx).Resolve(ctx, c.ID); err != nil { // it may have been deleted before it was locked
		return heldCampaign{}, err
	}
	switch {
	case c.Voucher == nil:
		return heldCampaign{}, invalidCampaign(&c, "You can not generate vouchers for %s type campaign.", c.Type)
	case c.Distribution == campaign.DistributionStandalone && !named:
		return heldCampaign{}, invalidCampaign(&c, "You can not generate vouchers for STANDALONE type campaign.")
	case c.Distribution == campaign.DistributionStandalone && progress.VouchersCount > 0:
		return heldCampaign{}, invalidCampaign(&c, "A campaign of type STANDALONE has one code, and this one has it already.")
	}
	return heldCampaign{c, progress}, nil
}

func invalidCampaign(c *campaign.Campaign, details string, args ...any) error {
	return fault.Invalid("invalid_campaign", "Invalid campaign", details, args...).About(campaign.Kind.Name, c.ID)
}

// storeWithin stores a voucher of a campaign and counts it.
func (e *Engine) storeWithin(ctx context.Context, tx Store, s Settings, c heldCampaign, v *Voucher, named string, config *code.Config, ruleIDs []string) error {
	taken := c.progress.VouchersCount
	if config != nil {
		if err := config.Validate("code_config"); err != nil {
			return err
		}
		taken = 0 // existing codes may be of another pattern
	}
	if err := e.storeOne(ctx, tx, s, v, named, c.Voucher.ConfigOf(config, !s.CaseInsensitive), taken, ruleIDs); err != nil {
		return err
	}
	_, err := campaign.In(tx).Progress(ctx, c.ID, func(p *campaign.Progress) error { p.VouchersCount++; return nil })
	return err
}

// storeOne stores one voucher under a code that is named, or else drawn, with its validation rules and its event.
func (e *Engine) storeOne(ctx context.Context, tx Store, s Settings, v *Voucher, named string, config code.Config, taken int64, ruleIDs []string) error {
	v.ID, v.CreatedAt = e.env.NewID(Kind.Prefix), e.env.Now()
	var err error
	if named != "" {
		err = e.storeNamed(ctx, tx, s, v, named)
	} else {
		err = e.storeDrawn(ctx, tx, s, v, config, taken)
	}
	if err != nil {
		return err
	}
	for _, id := range ruleIDs {
		to := rule.Related{Type: rule.RelatedVoucher, ID: v.ID}
		if _, err := rule.In(tx, e.env, v.CreatedAt).Assign(ctx, id, to); err != nil {
			return err
		}
	}
	return e.record(ctx, tx, EventCreated, *v, nil, v.CreatedAt)
}

func (e *Engine) storeNamed(ctx context.Context, tx Store, s Settings, v *Voucher, named string) error {
	if err := validateCode(named); err != nil {
		return err
	}
	v.Code = s.Spell(named)
	err := tx.Vouchers().Insert(ctx, *v)
	if fault.Has(err, "duplicate_found") {
		return fault.Duplicate(Kind.Name, "id", v.Code) // a voucher's code is its id to the caller
	}
	return err
}

func (e *Engine) storeDrawn(ctx context.Context, tx Store, s Settings, v *Voucher, config code.Config, taken int64) error {
	if err := code.Check(config, !s.CaseInsensitive, taken, 1); err != nil {
		return err
	}
	stored, err := e.draw(ctx, tx, s, config, 1, func(code string) Voucher {
		drawn := *v
		drawn.Code = code
		return drawn
	})
	if err != nil {
		return err
	}
	if len(stored) == 0 {
		return exhausted(config)
	}
	*v = stored[0]
	return nil
}

// configOf returns the description of the code of a voucher without a campaign.
func configOf(asked *code.Config, s Settings) (code.Config, error) {
	if asked == nil {
		asked = &code.Config{}
	}
	if err := asked.Validate("code_config"); err != nil {
		return code.Config{}, err
	}
	return asked.Drawing(s.Charset).Normalize(!s.CaseInsensitive), nil
}

func exhausted(config code.Config) error {
	return fault.Invalid("invalid_code_config", "Invalid code config",
		"Not possible to generate requested number of codes: those of pattern %s are taken.", *config.Pattern)
}
