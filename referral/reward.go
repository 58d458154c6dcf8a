package referral

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// RewardStatus is the state of a reward.
type RewardStatus string

// The statuses of rewards.
const (
	RewardDue     RewardStatus = "DUE"
	RewardGiven   RewardStatus = "GIVEN"
	RewardRefused RewardStatus = "REFUSED"
)

// Reward is a reward of a conversion for a customer.
type Reward struct {
	ID string
	// Grant is the unique key of the reward: what it is for.
	Grant string
	// CustomerID is the customer who gets it: the referee, or for a tier the referrer.
	CustomerID string
	// CampaignID is the referral program, HolderID the referee of the conversion.
	CampaignID, HolderID string
	// TierID is the tier that was reached; empty for the referee's reward.
	TierID string
	Gives  Gives
	Status RewardStatus
	// TransactionID is the movement on the card; Refusal says why there is none.
	TransactionID, Refusal string
	CreatedAt, SettledAt   time.Time
}

// Gives is an amount for the customer's card in a campaign.
type Gives struct {
	// CampaignID is a loyalty or gift campaign, by id.
	CampaignID string
	// Amount is points, or credits in minor units.
	Amount int64
}

// RewardKind describes rewards to a backend.
var RewardKind = storage.Kind[Reward]{
	Name: "referral_reward", Prefix: "rrw_",
	ID:     func(r *Reward) string { return r.ID },
	Unique: []storage.Unique[Reward]{{Name: "granted_for", Value: func(r *Reward) string { return r.Grant }}},
	Fields: []storage.Field[Reward]{
		storage.String("granted_for", func(r *Reward) string { return r.Grant }),
		storage.String("customer_id", func(r *Reward) string { return r.CustomerID }),
		storage.String("campaign_id", func(r *Reward) string { return r.CampaignID }),
		storage.Time("created_at", func(r *Reward) time.Time { return r.CreatedAt }).Ordered(),
	},
}

// rewardJob gives a reward that is due.
type rewardJob struct{ RewardID string }

// Kind is the name of the job.
func (rewardJob) Kind() string { return "REFERRALS.REWARD" }
