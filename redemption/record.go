package redemption

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
)

// Record is what is stored of an attempt: a redemption, or the rollback of one, successful or not. A stacked redemption
// leaves a parent and one child for each redeemable.
type Record struct {
	// ID starts with r_ for a redemption, rf_ for a failed one, rr_ for a rollback and rrf_ for a failed rollback.
	ID     string
	Object Object
	Date   time.Time
	// ParentID is the record of the stack that this one belongs to.
	ParentID string
	// Parent marks the record of a stack itself.
	Parent bool
	// RedemptionID is the redemption that a rollback takes back; Reason is the caller's.
	RedemptionID, Reason string

	CustomerID, TrackingID string
	Metadata               metadata.Map
	Status                 Status
	// FailureCode and FailureMessage say why an attempt failed.
	FailureCode, FailureMessage string
	// RefusedOrder is how a failed attempt named its order, which OrderID does not name while it is not stored: by the shop's own id, else by the
	// id of a stored one. Empty for other attempts, and for a cart without a name.
	RefusedOrder string
	Channel      Channel
	// APIKey is the application key that sent the request.
	APIKey     string
	SessionKey string

	Related    Related
	VoucherID  string
	Code       string
	TierID     string
	CampaignID string
	// Campaign is the campaign's name at that time.
	Campaign string
	RewardID string

	OrderID string
	// Applied is what the redemption did; on a rollback, what it took back.
	Applied Applied
	// Returned is what of Applied came back in partial returns, in the same shape; nil before the first. A rollback takes back the rest.
	Returned *Applied
	// RollbackID and RollbackDate are set on a redemption that was rolled back.
	RollbackID   string
	RollbackDate time.Time
}

// Related names what was redeemed: a voucher, a promotion tier or, for a parent, the redemption itself.
type Related struct {
	Type string
	ID   string
}

// Applied is what one redemption did. A rollback takes back exactly this, whatever happened to the order in between.
type Applied struct {
	// Order is money off the order as a whole, Items the sum off its lines; minor units.
	Order, Items int64
	// OrderTotal is the order's total amount after this redemption, in minor units; campaign budgets and summaries add it up. Of several
	// redeemables of one order each counts what was left to pay after it, as its redemption shows the order.
	OrderTotal int64
	// Credits and Points were taken from a gift card and a loyalty card.
	Credits, Points int64
	Lines           []AppliedLine
	// OrderMode says, on a rollback, whether the order was taken back as well.
	OrderMode project.RollbackOrderMode
	// Reward is what the points of a loyalty card were for; nil for anything else.
	Reward *RewardTaken
	// Guarded says that the discount guard lowered what was given. Exempt says that the guard did not bound it, and that it does not count.
	Guarded, Exempt bool
	// Qualified are the ids of the lines that earned it, those of the bundle that its rules ask for; empty for all lines.
	Qualified []string
	// Counted are the unit counters that this redemption raised. Those of rules follow from the record itself.
	Counted []CounterStep
}

// AppliedLine is what one redemption did to one line of the order.
type AppliedLine struct {
	ItemID string
	// Discount is minor units; FreeUnits were made free; Units and Amount are what was added to the line.
	Discount, FreeUnits, Units, Amount int64
}

// Object tells redemptions from rollbacks.
type Object string

// The objects.
const (
	ObjectRedemption Object = "redemption"
	ObjectRollback   Object = "redemption_rollback"
)

// Status is the outcome of an attempt.
type Status string

// The statuses. A redemption that succeeded and was rolled back is ROLLED_BACK.
const (
	StatusSucceeded  Status = "SUCCEEDED"
	StatusFailed     Status = "FAILED"
	StatusRolledBack Status = "ROLLED_BACK"
)

// Result is SUCCESS or FAILURE.
func (r *Record) Result() string {
	if r.Status == StatusFailed {
		return "FAILURE"
	}
	return "SUCCESS"
}

// Channel is where a request came from.
type Channel struct {
	ID   string
	Type ChannelType
}

// ChannelType is the kind of a channel.
type ChannelType string

// The channels.
const (
	ChannelAPI        ChannelType = "API"
	ChannelUser       ChannelType = "USER"
	ChannelAutoRedeem ChannelType = "AUTO_REDEEM"
)

// The types of the events of redemptions and rollbacks: of each by itself, and of those of several redeemables as a whole.
const (
	EventSucceeded       = "customer.redemption.succeeded"
	EventFailed          = "customer.redemption.failed"
	EventRolledBack      = "customer.redemption.rollback.succeeded"
	EventRollbackFailed  = "customer.redemption.rollback.failed"
	EventStackSucceeded  = "redemption.succeeded"
	EventStackRolledBack = "redemption.rollback.succeeded"
)

// The prefixes of record ids.
const (
	PrefixRedemption       = "r_"
	PrefixFailedRedemption = "rf_"
	PrefixRollback         = "rr_"
	PrefixFailedRollback   = "rrf_"
)

// Money is the discount that the redemption gave: off the order and off its lines.
func (a Applied) Money() int64 { return a.Order + a.Items }

// Discount is the money that the redemption gave away: nothing where it was paid with credits or points.
func (a Applied) Discount() int64 {
	if a.Credits != 0 || a.Points != 0 {
		return 0
	}
	return a.Money()
}

// counts reports whether what was given counts for the discount guard: exempt redeemables and payments do not.
func (a Applied) counts() bool {
	return !a.Exempt && a.Credits == 0 && (a.Reward == nil || a.Reward.Type != loyalty.RewardCoin)
}

// Left is what the redemption still stands for: what it did, less what came back in partial returns.
func (r *Record) Left() Applied {
	a, back := r.Applied, r.Returned
	if back == nil {
		return a
	}
	a.Order, a.Items, a.OrderTotal = a.Order-back.Order, a.Items-back.Items, a.OrderTotal-back.OrderTotal
	a.Credits, a.Points = a.Credits-back.Credits, a.Points-back.Points
	a.Lines, a.Counted = slices.Clone(a.Lines), slices.Clone(a.Counted)
	for _, b := range back.Lines {
		for i := range a.Lines {
			if l := &a.Lines[i]; l.ItemID == b.ItemID {
				l.Discount, l.FreeUnits = l.Discount-b.Discount, l.FreeUnits-b.FreeUnits
			}
		}
	}
	for i := range min(len(a.Counted), len(back.Counted)) { // the same counters, in the same order
		a.Counted[i].By -= back.Counted[i].By
	}
	return a
}

// RecordKind describes records to a backend.
var RecordKind = storage.Kind[Record]{
	Name: "redemption", Prefix: PrefixRedemption,
	ID: func(r *Record) string { return r.ID },
	Fields: []storage.Field[Record]{
		storage.String("object", func(r *Record) string { return string(r.Object) }),
		storage.String("parent_redemption_id", func(r *Record) string { return r.ParentID }).In("parent_id"),
		storage.String("redemption_id", func(r *Record) string { return r.RedemptionID }),
		storage.String("result", func(r *Record) string { return r.Result() }),
		storage.String("status", func(r *Record) string { return string(r.Status) }),
		storage.String("failure_code", func(r *Record) string { return r.FailureCode }),
		storage.String("voucher_code", func(r *Record) string { return r.Code }).Ordered(),
		storage.String("voucher_id", func(r *Record) string { return r.VoucherID }),
		storage.String("promotion_tier_id", func(r *Record) string { return r.TierID }).In("tier_id"),
		storage.String("campaign_id", func(r *Record) string { return r.CampaignID }),
		storage.String("campaign_name", func(r *Record) string { return r.Campaign }),
		storage.String("customer_id", func(r *Record) string { return r.CustomerID }).Ordered(),
		storage.String("refused_order", func(r *Record) string { return r.RefusedOrder }),
		storage.String("tracking_id", func(r *Record) string { return r.TrackingID }).Ordered(),
		storage.String("reward_status", func(r *Record) string { return string(r.Delivery()) }),
		storage.String("related_object_id", func(r *Record) string { return r.Related.ID }),
		storage.String("api_key", func(r *Record) string { return r.APIKey }),
		storage.String("user_login", func(r *Record) string { return r.user() }),
		storage.Time("created_at", func(r *Record) time.Time { return r.Date }).In("date").Ordered(),
	},
}

func (r *Record) user() string {
	if r.Channel.Type == ChannelUser {
		return r.Channel.ID
	}
	return ""
}
