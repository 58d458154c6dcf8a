package voucher

import (
	"cmp"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/validity"
)

// Publish asks to give codes to a customer: the one that Voucher names, or any of the campaign that Campaign names.
type Publish struct {
	// Customer is who gets the codes; it is upserted. The zero Request is an anonymous customer.
	Customer customer.Request
	// Voucher is a code or a voucher id. When it is set, Campaign and Count are ignored.
	Voucher string
	// Campaign is an id or a name.
	Campaign string
	// Count is how many codes of the campaign are given, 1 to 50; 0 means 1.
	Count int
	// JoinOnce, unless nil, overrides the campaign's.
	JoinOnce *bool
	// SourceID is the caller's own key. It is unique, and one code can be given under it.
	SourceID string
	// Channel is where the request comes from; empty means API.
	Channel  string
	Metadata metadata.Map
	// HideExistence treats a named code that cannot be given like one that does not exist, with as much reading, and records no
	// failed publication: trying codes reveals nothing.
	HideExistence bool
	// TrackingID proves to a publication with HideExistence who the customer is: without it a customer who joined before does not
	// get their codes again.
	TrackingID string
}

// Published is the result of a publication.
type Published struct {
	Publication Publication
	Customer    customer.Customer
	// Vouchers are the codes, in the order of the publication.
	Vouchers []Voucher
}

// MaxPublished is how many codes one publication can give.
const MaxPublished = 50

// maxPublicationText is how many characters a text may have by which lists are ordered: entries of an index are bounded.
const maxPublicationText = 255

// defaultChannel is the channel of a publication, and the source of a transaction, that an API call makes.
const defaultChannel = "API"

// check refuses requests that are wrong in every project, and sets defaults.
func (p *Publish) check() (err error) {
	switch {
	case p.Voucher == "" && p.Campaign == "":
		return fault.Invalid("missing_vouchers", "Missing vouchers", "Either Campaign or Voucher is required")
	case p.Voucher != "":
		p.Campaign, p.Count = "", 1
	}
	p.Count, p.Channel = cmp.Or(p.Count, 1), cmp.Or(p.Channel, defaultChannel)
	switch {
	case p.Count < 1 || p.Count > MaxPublished:
		return fault.Payload("campaign.count", "must be from 1 to %d (actual value is '%d')", MaxPublished, p.Count)
	case p.SourceID != "" && p.Count > 1:
		return fault.Payload("campaign.count", "must be 1 with a source_id, which one code can be published under (actual value is '%d')", p.Count)
	}
	for _, text := range []struct{ property, value string }{{"source_id", p.SourceID}, {"channel", p.Channel}} {
		if n := utf8.RuneCountInString(text.value); n > maxPublicationText {
			return fault.Payload(text.property, "must NOT have more than %d characters (it has %d)", maxPublicationText, n)
		}
	}
	p.Metadata, err = metadata.Normalize("metadata", p.Metadata)
	return err
}

// Unpublished reports whether a publication may choose the code: it is switched on, and was never published.
func (v *Voucher) Unpublished() bool {
	return v.Active && v.HolderID == "" && v.PublishCount == 0 && v.DeletedAt.IsZero()
}

// give makes a customer the holder of the code, and of a referral code the referrer as well. In a campaign with an activity
// duration the code ends that long after now, and begins now unless it began before. The first points of a loyalty card expire by
// the rules of its campaign, counted from now; see opening.
func (v *Voucher) give(holderID string, c *campaign.Campaign, zone *time.Location, now time.Time) error {
	v.HolderID = holderID
	if v.ReferralCode {
		v.ReferrerID = holderID
	}
	v.PublishCount++
	v.UpdatedAt = now
	if opening := v.opening(c, zone, now); opening.ExpiresOn != "" {
		card := *v.Loyalty
		card.NextExpirationAt, card.NextExpirationPoints = opening.ExpiresOn.Begins(zone), opening.Left
		v.Loyalty = &card
	}
	if c == nil || c.ActivityDuration == "" {
		return nil
	}
	duration, err := validity.ParseDuration(c.ActivityDuration)
	if err != nil {
		return err
	}
	if v.Validity.Start.IsZero() || v.Validity.Start.After(now) {
		v.Validity.Start = now
	}
	v.Validity.End = duration.AddTo(now, zone)
	return nil
}

func alreadyPublished(v *Voucher) error {
	return fault.Invalid("voucher_already_published", "Voucher already published", "Voucher '%s' has already been published", v.ID)
}

func alreadyJoined(v *Voucher) error {
	return fault.Invalid("voucher_cannot_be_published", "Voucher cannot be published",
		"Voucher '%s' cannot be published. Customer already joined program.", v.Code)
}

func noneLeft() error {
	return fault.Invalid("no_voucher_suitable_for_publication", "Couldn't find any voucher suitable for publication",
		"Couldn't create new vouchers for publication")
}

func sourceTaken(sourceID string) error {
	return fault.Invalid("duplicate_source_id", "Duplicate source_id", "Publication with source_id: '%s' already exists", sourceID)
}

// recorded lists the refusals that are recorded as failed publications: the request was valid, but no code could be given.
var recorded = map[string]bool{
	"voucher_already_published":           true,
	"voucher_cannot_be_published":         true,
	"no_voucher_suitable_for_publication": true,
}
