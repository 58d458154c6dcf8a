package sqlstore

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/uptrace/bun"
)

// Campaigns returns the campaigns.
func (p *Project) Campaigns() storage.Collection[campaign.Campaign] {
	return collection(p, campaignTable)
}

// CampaignProgress returns the counts and statuses of campaigns.
func (p *Project) CampaignProgress() storage.Collection[campaign.Progress] {
	return collection(p, campaignProgressTable)
}

var campaignTable = tableOf(campaign.Kind, campaignItem, newCampaignRow)

type campaignRow struct {
	bun.BaseModel `bun:"table:campaigns,alias:t"`

	ProjectID   string                             `bun:"project_id,pk"`
	ID          string                             `bun:"id,pk"`
	Name        string                             `bun:"name,nullzero"`
	Description string                             `bun:"description,nullzero"`
	Gives       string                             `bun:"campaign_type,nullzero"`
	Type        string                             `bun:"type,nullzero"`
	Voucher     document[*campaign.VoucherProfile] `bun:"voucher"`
	// VoucherType and ReferralCode stand in the profile as well, Start to Days in the validity; lists filter by them.
	VoucherType      string                              `bun:"voucher_type,nullzero"`
	ReferralCode     bool                                `bun:"is_referral_code"`
	Referral         document[*campaign.ReferralProgram] `bun:"referral_program"`
	TierExpiration   document[*campaign.TierExpiration]  `bun:"tier_expiration"`
	AutoJoin         bool                                `bun:"auto_join"`
	JoinOnce         bool                                `bun:"join_once"`
	UseVoucherSchema bool                                `bun:"use_voucher_schema"`
	Validity         document[validity.Validity]         `bun:"validity"`
	Start            instant                             `bun:"start_date"`
	End              instant                             `bun:"expiration_date"`
	Timeframe        string                              `bun:"validity_timeframe,nullzero"`
	Days             document[[]string]                  `bun:"validity_day_of_week"`
	ActivityDuration string                              `bun:"activity_duration,nullzero"`
	CategoryID       string                              `bun:"category_id,nullzero"`
	Metadata         document[metadata.Map]              `bun:"metadata"`
	Access           document[campaign.AccessSettings]   `bun:"access_settings"`
	AccessWords      document[[]string]                  `bun:"access"` // the settings again; lists filter by them
	Active           bool                                `bun:"active"`
	Protected        bool                                `bun:"protected"`
	CreatedAt        instant                             `bun:"created_at"`
	UpdatedAt        instant                             `bun:"updated_at"`
	DeletedAt        instant                             `bun:"deleted_at"`
}

func campaignItem(r *campaignRow) campaign.Campaign {
	return campaign.Campaign{
		ID: r.ID, Name: r.Name, Description: r.Description, Type: campaign.Type(r.Gives), Distribution: campaign.Distribution(r.Type),
		Voucher: r.Voucher.value, Referral: r.Referral.value, TierExpiration: r.TierExpiration.value,
		AutoJoin: r.AutoJoin, JoinOnce: r.JoinOnce, UseVoucherSchema: r.UseVoucherSchema, Validity: r.Validity.value,
		ActivityDuration: r.ActivityDuration, CategoryID: r.CategoryID, Metadata: r.Metadata.value, Access: r.Access.value,
		Active: r.Active, Protected: r.Protected,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(), DeletedAt: r.DeletedAt.time(),
	}
}

func newCampaignRow(project string, c *campaign.Campaign) campaignRow {
	row := campaignRow{
		ProjectID: project, ID: c.ID, Name: c.Name, Description: c.Description, Gives: string(c.Type), Type: string(c.Distribution),
		Voucher: asDocument(c.Voucher), Referral: asDocument(c.Referral), TierExpiration: asDocument(c.TierExpiration),
		AutoJoin: c.AutoJoin, JoinOnce: c.JoinOnce, UseVoucherSchema: c.UseVoucherSchema,
		Validity: asDocument(c.Validity), Start: instant(c.Validity.Start), End: instant(c.Validity.End),
		Timeframe: c.Validity.TimeframeText(), Days: asDocument(c.Validity.DayTexts()),
		ActivityDuration: c.ActivityDuration, CategoryID: c.CategoryID, Metadata: asDocument(c.Metadata), Access: asDocument(c.Access), AccessWords: asDocument(c.Access.Words()),
		Active: c.Active, Protected: c.Protected,
		CreatedAt: instant(c.CreatedAt), UpdatedAt: instant(c.UpdatedAt), DeletedAt: instant(c.DeletedAt),
	}
	if c.Voucher != nil {
		row.VoucherType, row.ReferralCode = string(c.Voucher.Type), c.Voucher.ReferralCode
	}
	return row
}

var campaignProgressTable = tableOf(campaign.ProgressKind, campaignProgressItem, newCampaignProgressRow)

type campaignProgressRow struct {
	bun.BaseModel `bun:"table:campaign_progress,alias:t"`

	ProjectID     string `bun:"project_id,pk"`
	ID            string `bun:"id,pk"`
	VouchersCount int64  `bun:"vouchers_count"`
	Creation      string `bun:"creation_status,nullzero"`
	Generation    string `bun:"generation_status,nullzero"`
	Jobs          int64  `bun:"jobs"`
}

func campaignProgressItem(r *campaignProgressRow) campaign.Progress {
	return campaign.Progress{
		ID: r.ID, VouchersCount: r.VouchersCount, Creation: campaign.Status(r.Creation), Generation: campaign.Status(r.Generation), Jobs: r.Jobs,
	}
}

func newCampaignProgressRow(project string, p *campaign.Progress) campaignProgressRow {
	return campaignProgressRow{
		ProjectID: project, ID: p.ID, VouchersCount: p.VouchersCount, Creation: string(p.Creation), Generation: string(p.Generation), Jobs: p.Jobs,
	}
}
