package rule

import "time"

// Counters returns how much was counted under a key before this redemption.
type Counters interface {
	Count(key CounterKey) int64
}

// CounterMap is a set of counters in memory; a missing key counts zero.
type CounterMap map[CounterKey]int64

// Count returns the value of one counter.
func (m CounterMap) Count(key CounterKey) int64 { return m[key] }

// Measure is the figure that a counter adds up.
type Measure uint8

// The measures. Only redemptions that succeeded and were not rolled back count.
const (
	MeasureRedemptions         Measure = iota + 1 // redemptions of the voucher or promotion tier
	MeasureCampaignRedemptions                    // redemptions of all incentives of the campaign
	MeasureCampaignOrders                         // minor units: order totals after the incentive, over the campaign
	MeasureCampaignDiscounts                      // minor units: discounts given by the campaign
	MeasureCampaignCredits                        // minor units: gift credits redeemed in the campaign
)

// OfCampaign reports whether the measure is kept per campaign; otherwise it is kept per incentive.
func (m Measure) OfCampaign() bool { return m >= MeasureCampaignRedemptions }

// Per says by whom redemptions are counted separately.
type Per uint8

// The owners of counters.
const (
	PerEveryone Per = iota
	PerCustomer
	PerAPIKey
	PerUser
)

// Window is the period that a counter covers, in calendar days of the project's time zone.
type Window uint8

// The windows.
const (
	WindowEver Window = iota
	WindowDay
	WindowWeek // begins on the project's first day of the week
	WindowMonth
)

// Start returns the first day, "2006-01-02", of the window that contains an instant; it is empty for WindowEver.
func (w Window) Start(at time.Time, zone *time.Location, weekStart time.Weekday) string {
	if zone == nil {
		zone = time.UTC
	}
	y, m, d := at.In(zone).Date()
	switch w {
	case WindowEver:
		return ""
	case WindowWeek:
		weekday := time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Weekday()
		d -= int(weekday-weekStart+7) % 7
	case WindowMonth:
		d = 1
	}
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
}

// CounterUse is a counter that a program reads, before its subject and actor are known.
type CounterUse struct {
	Measure Measure
	Per     Per
	Window  Window
}

// CounterKey names one counter of a project. It is comparable.
type CounterKey struct {
	CounterUse
	// Subject is the incentive or campaign, Actor the customer, API key or user, empty for everyone.
	Subject, Actor string
	// Start is the first day of the window, empty for WindowEver.
	Start string
}

// Key returns the counter that the use means under these facts. It reports false when there is none: without a campaign or
// an actor, or for a customer who is not stored yet and so has no history.
func (u CounterUse) Key(f *Facts) (CounterKey, bool) {
	key := CounterKey{CounterUse: u, Subject: f.IncentiveID, Start: u.Window.Start(f.Now, f.Zone, f.WeekStart)}
	if u.Measure.OfCampaign() {
		key.Subject = f.CampaignID
	}
	if key.Subject == "" {
		return CounterKey{}, false
	}
	switch u.Per {
	case PerCustomer:
		if f.Customer != nil {
			key.Actor = f.Customer.ID
		}
	case PerAPIKey:
		key.Actor = f.APIKey
	case PerUser:
		key.Actor = f.User
	}
	return key, u.Per == PerEveryone || key.Actor != ""
}

// AwaitsEffect reports whether the step of this redemption is known only once its effect was calculated.
func (u CounterUse) AwaitsEffect() bool {
	return u.Measure >= MeasureCampaignOrders
}

// Step is how much this redemption adds to the counter: limits compare the value that includes it, and a redemption that
// succeeds writes it. Amounts need the effect; without one they add nothing.
func (u CounterUse) Step(f *Facts) int64 {
	if !u.AwaitsEffect() {
		return 1
	}
	if f.Effect == nil {
		return 0
	}
	switch u.Measure {
	case MeasureCampaignOrders:
		return f.Effect.TotalAmount.Minor
	case MeasureCampaignDiscounts:
		return f.Effect.Discount
	}
	return f.Effect.Credits
}
