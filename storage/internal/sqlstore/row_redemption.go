package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Redemptions returns the records of redemptions and rollbacks.
func (p *Project) Redemptions() storage.Collection[redemption.Record] {
	return collection(p, redemptionTable)
}

// Sessions returns the locks that validations took.
func (p *Project) Sessions() storage.Collection[redemption.Lock] { return collection(p, lockTable) }

// Counters returns the counters of limits.
func (p *Project) Counters() storage.Collection[redemption.Count] { return collection(p, counterTable) }

// RedemptionTotals returns what redemptions add up to, by subject and day.
func (p *Project) RedemptionTotals() storage.Collection[redemption.DayTotals] {
	return collection(p, totalsTable)
}

var redemptionTable = tableOf(redemption.RecordKind, redemptionItem, newRedemptionRow)

type redemptionRow struct {
	bun.BaseModel `bun:"table:redemptions,alias:t"`

	ProjectID      string                        `bun:"project_id,pk"`
	ID             string                        `bun:"id,pk"`
	Object         string                        `bun:"object,nullzero"`
	Date           instant                       `bun:"date"`
	ParentID       string                        `bun:"parent_id,nullzero"`
	Parent         bool                          `bun:"parent"`
	RedemptionID   string                        `bun:"redemption_id,nullzero"`
	Reason         string                        `bun:"reason,nullzero"`
	CustomerID     string                        `bun:"customer_id,nullzero"`
	TrackingID     string                        `bun:"tracking_id,nullzero"`
	Metadata       document[metadata.Map]        `bun:"metadata"`
	Status         string                        `bun:"status,nullzero"`
	Result         string                        `bun:"result,nullzero"` // follows from the status; lists filter by it
	FailureCode    string                        `bun:"failure_code,nullzero"`
	FailureMessage string                        `bun:"failure_message,nullzero"`
	RefusedOrder   string                        `bun:"refused_order,nullzero"`
	ChannelID      string                        `bun:"channel_id,nullzero"`
	ChannelType    string                        `bun:"channel_type,nullzero"`
	UserLogin      string                        `bun:"user_login,nullzero"` // the channel's id when it is a user
	APIKey         string                        `bun:"api_key,nullzero"`
	SessionKey     string                        `bun:"session_key,nullzero"`
	RelatedType    string                        `bun:"related_object_type,nullzero"`
	RelatedID      string                        `bun:"related_object_id,nullzero"`
	VoucherID      string                        `bun:"voucher_id,nullzero"`
	Code           string                        `bun:"voucher_code,nullzero"`
	TierID         string                        `bun:"tier_id,nullzero"`
	CampaignID     string                        `bun:"campaign_id,nullzero"`
	Campaign       string                        `bun:"campaign_name,nullzero"`
	RewardID       string                        `bun:"reward_id,nullzero"`
	RewardStatus   string                        `bun:"reward_status,nullzero"` // follows from what was applied and from the status
	OrderID        string                        `bun:"order_id,nullzero"`
	Applied        document[redemption.Applied]  `bun:"applied"`
	Returned       document[*redemption.Applied] `bun:"returned"`
	RollbackID     string                        `bun:"rollback_id,nullzero"`
	RollbackDate   instant                       `bun:"rollback_date"`
}

func redemptionItem(r *redemptionRow) redemption.Record {
	return redemption.Record{
		ID: r.ID, Object: redemption.Object(r.Object), Date: r.Date.time(), ParentID: r.ParentID, Parent: r.Parent,
		RedemptionID: r.RedemptionID, Reason: r.Reason, CustomerID: r.CustomerID, TrackingID: r.TrackingID,
		Metadata: r.Metadata.value, Status: redemption.Status(r.Status), FailureCode: r.FailureCode, FailureMessage: r.FailureMessage, RefusedOrder: r.RefusedOrder,
		Channel: redemption.Channel{ID: r.ChannelID, Type: redemption.ChannelType(r.ChannelType)}, APIKey: r.APIKey, SessionKey: r.SessionKey,
		Related: redemption.Related{Type: r.RelatedType, ID: r.RelatedID}, VoucherID: r.VoucherID, Code: r.Code, TierID: r.TierID,
		CampaignID: r.CampaignID, Campaign: r.Campaign, RewardID: r.RewardID, OrderID: r.OrderID, Applied: r.Applied.value, Returned: r.Returned.value,
		RollbackID: r.RollbackID, RollbackDate: r.RollbackDate.time(),
	}
}

func newRedemptionRow(project string, r *redemption.Record) redemptionRow {
	row := redemptionRow{
		ProjectID: project, ID: r.ID, Object: string(r.Object), Date: instant(r.Date), ParentID: r.ParentID, Parent: r.Parent,
		RedemptionID: r.RedemptionID, Reason: r.Reason, CustomerID: r.CustomerID, TrackingID: r.TrackingID,
		Metadata: asDocument(r.Metadata), Status: string(r.Status), Result: r.Result(), FailureCode: r.FailureCode, FailureMessage: r.FailureMessage, RefusedOrder: r.RefusedOrder,
		ChannelID: r.Channel.ID, ChannelType: string(r.Channel.Type), APIKey: r.APIKey, SessionKey: r.SessionKey,
		RelatedType: r.Related.Type, RelatedID: r.Related.ID, VoucherID: r.VoucherID, Code: r.Code, TierID: r.TierID,
		CampaignID: r.CampaignID, Campaign: r.Campaign, RewardID: r.RewardID, RewardStatus: string(r.Delivery()), OrderID: r.OrderID, Applied: asDocument(r.Applied), Returned: asDocument(r.Returned),
		RollbackID: r.RollbackID, RollbackDate: instant(r.RollbackDate),
	}
	if r.Channel.Type == redemption.ChannelUser {
		row.UserLogin = r.Channel.ID
	}
	return row
}

var lockTable = tableOf(redemption.LockKind, lockItem, newLockRow)

type lockRow struct {
	bun.BaseModel `bun:"table:sessions,alias:t"`

	ProjectID    string  `bun:"project_id,pk"`
	ID           string  `bun:"id,pk"`
	Key          string  `bun:"session_key,nullzero"`
	RedeemableID string  `bun:"redeemable_id,nullzero"`
	CustomerID   string  `bun:"customer_id,nullzero"`
	Quantity     int64   `bun:"quantity"`
	Credits      int64   `bun:"credits"`
	Points       int64   `bun:"points"`
	CreatedAt    instant `bun:"created_at"`
	ExpiresAt    instant `bun:"expires_at"`
}

func lockItem(r *lockRow) redemption.Lock {
	return redemption.Lock{
		ID: r.ID, Key: r.Key, RedeemableID: r.RedeemableID, CustomerID: r.CustomerID, Quantity: r.Quantity, Credits: r.Credits, Points: r.Points,
		CreatedAt: r.CreatedAt.time(), ExpiresAt: r.ExpiresAt.time(),
	}
}

func newLockRow(project string, l *redemption.Lock) lockRow {
	return lockRow{
		ProjectID: project, ID: l.ID, Key: l.Key, RedeemableID: l.RedeemableID, CustomerID: l.CustomerID, Quantity: l.Quantity, Credits: l.Credits, Points: l.Points,
		CreatedAt: instant(l.CreatedAt), ExpiresAt: instant(l.ExpiresAt),
	}
}

var counterTable = tableOf(redemption.CountKind, counterItem, newCounterRow)

type counterRow struct {
	bun.BaseModel `bun:"table:counters,alias:t"`

	ProjectID string `bun:"project_id,pk"`
	ID        string `bun:"id,pk"`
	Value     int64  `bun:"value"`
}

func counterItem(r *counterRow) redemption.Count {
	return redemption.Count{ID: redemption.CounterKey(r.ID), Value: r.Value}
}

func newCounterRow(project string, c *redemption.Count) counterRow {
	return counterRow{ProjectID: project, ID: string(c.ID), Value: c.Value}
}

var totalsTable = tableOf(redemption.DayTotalsKind, totalsItem, newTotalsRow)

type totalsRow struct {
	bun.BaseModel `bun:"table:redemption_totals,alias:t"`

	ProjectID   string `bun:"project_id,pk"`
	ID          string `bun:"id,pk"`
	SubjectID   string `bun:"subject_id,nullzero"`
	Day         string `bun:"day,nullzero"`
	Redemptions int64  `bun:"redemptions"`
	Orders      int64  `bun:"orders"`
	Discounts   int64  `bun:"discounts"`
	Credits     int64  `bun:"credits"`
	Points      int64  `bun:"points"`
}

func totalsItem(r *totalsRow) redemption.DayTotals {
	return redemption.DayTotals{
		TotalsKey: redemption.TotalsKey{Subject: r.SubjectID, Day: r.Day},
		Totals:    redemption.Totals{Redemptions: r.Redemptions, Orders: r.Orders, Discounts: r.Discounts, Credits: r.Credits, Points: r.Points},
	}
}

func newTotalsRow(project string, t *redemption.DayTotals) totalsRow {
	return totalsRow{
		ProjectID: project, ID: t.TotalsKey.String(), SubjectID: t.Subject, Day: t.Day, Redemptions: t.Redemptions, Orders: t.Orders,
		Discounts: t.Discounts, Credits: t.Credits, Points: t.Points,
	}
}
