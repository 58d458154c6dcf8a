package wire

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// TierStructure is a tier structure in answers.
type TierStructure struct {
	ID           string        `json:"id"`
	Name         string        `json:"name"`
	Type         string        `json:"type" enum:"program.StructureType"`
	PointBalance *PointBalance `json:"point_balance,omitzero"`
	PointEarned  *PointEarned  `json:"point_earned,omitzero"`
	Expiration   Retention     `json:"expiration"`
	Downgrade    Downgrade     `json:"downgrade"`
	Metadata     metadata.Map  `json:"metadata"`
	Status       string        `json:"status" enum:"program.Status"`
	CreatedAt    Time          `json:"created_at"`
	UpdatedAt    Time          `json:"updated_at"`
	Object       string        `json:"object" enum:"tier_structure"`
}

// PointBalance counts the points that a card holds.
type PointBalance struct {
	CardDefinitionID *string `json:"card_definition_id"`
}

// PointEarned counts the points that a card earned in a period.
type PointEarned struct {
	CardDefinitionID *string         `json:"card_definition_id"`
	Period           *CalendarPeriod `json:"period"`
	Type             Word            `json:"type" enum:"program.TierStart"`
}

// Retention says how long a tier is kept.
type Retention struct {
	Type     Word               `json:"type" enum:"program.RetentionType"`
	Fixed    *FixedCooldown     `json:"fixed_duration,omitzero"`
	Calendar *RetentionDates    `json:"calendar_expiration,omitzero"`
	Sliding  *SlidingExpiration `json:"sliding_expiration,omitzero"`
}

// RetentionDates lists days of the year on which tiers are evaluated again.
type RetentionDates struct {
	Dates []DayMonth `json:"calendar_dates"`
}

// Downgrade says to which tier a card is downgraded.
type Downgrade struct {
	Type  Word         `json:"type" enum:"MULTI_LEVEL NO_DOWNGRADE SINGLE_LEVEL"`
	Grace *GracePeriod `json:"grace_period,omitzero"`
}

// GracePeriod is how long a card keeps a tier for which it no longer qualifies.
type GracePeriod struct {
	Value   *int64 `json:"value"`
	Unit    Word   `json:"unit" enum:"DAY MONTH YEAR"`
	RoundUp bool   `json:"round_up"`
}

// NewTierStructure returns the shape of a structure.
func NewTierStructure(s program.TierStructure) TierStructure {
	w := TierStructure{
		ID: s.ID, Name: s.Name, Type: string(s.Type), Expiration: newRetention(s.Retention), Downgrade: Downgrade{Type: Word(s.Downgrade.Type)},
		Metadata: emptyObjectIfNil(s.Metadata), Status: string(s.Status), CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt), Object: "tier_structure",
	}
	if s.Type == program.StructureEarned {
		w.PointEarned = &PointEarned{CardDefinitionID: &s.CardDefinitionID, Period: newCalendarPeriod(s.Tracking), Type: Word(s.Start)}
	} else {
		w.PointBalance = &PointBalance{&s.CardDefinitionID}
	}
	if g := s.Downgrade.Grace; g.Value != 0 {
		w.Downgrade.Grace = &GracePeriod{Value: &g.Value, Unit: Word(g.Unit), RoundUp: s.Downgrade.RoundUp}
	}
	return w
}

func newRetention(r program.Retention) Retention {
	w := Retention{Type: Word(r.Type)}
	switch r.Type {
	case program.RetentionFixed:
		w.Fixed = &FixedCooldown{newCalendarPeriod(r.Period)}
	case program.RetentionCalendar:
		w.Calendar = &RetentionDates{newDayMonths(r.Dates)}
	case program.RetentionSliding:
		w.Sliding = newSliding(r.Activity, r.Period)
		if r.Period.Value == 0 {
			w.Sliding.Period = nil
		}
	}
	return w
}

func (w Retention) domain() (r program.Retention, err error) {
	const path = "expiration"
	if w.Type == "" {
		return r, missingProperty(path, "type")
	}
	r.Type = program.RetentionType(w.Type)
	own, known := map[program.RetentionType]string{
		program.RetentionNone: "", program.RetentionFixed: "fixed_duration", program.RetentionCalendar: "calendar_expiration",
		program.RetentionSliding: "sliding_expiration",
	}[r.Type]
	if !known {
		return r, nil
	}
	if err := checkParts(path, string(w.Type), own, map[string]bool{
		"fixed_duration": w.Fixed != nil, "calendar_expiration": w.Calendar != nil, "sliding_expiration": w.Sliding != nil,
	}); err != nil {
		return r, err
	}
	switch {
	case w.Fixed != nil:
		r.Period, err = w.Fixed.Period.domain(path + ".fixed_duration")
	case w.Calendar != nil:
		r.Dates, err = dayMonths(path+".calendar_expiration.calendar_dates", w.Calendar.Dates)
	case w.Sliding != nil:
		r.Activity = w.Sliding.usage()
		if w.Sliding.Period != nil {
			r.Period, err = w.Sliding.Period.domain(path + ".sliding_expiration")
		}
	}
	return r, err
}

func (w Downgrade) domain() (d program.Downgrade, err error) {
	if w.Type == "" {
		return d, missingProperty("downgrade", "type")
	}
	d.Type = program.DowngradeType(w.Type)
	if g := w.Grace; g != nil {
		d.RoundUp = g.RoundUp
		d.Grace, err = (&CalendarPeriod{Value: g.Value, Unit: g.Unit}).amount("downgrade.grace_period")
	}
	return d, err
}

// TierStructureCreate is the body of POST /v2/loyalties/tier-structures.
type TierStructureCreate struct {
	Status              Word `json:"status" enum:"ACTIVE DRAFT"`
	TierStructureUpdate `required:"name type"`
}

// TierStructureUpdate is the body of PUT /v2/loyalties/tier-structures/{tierStructureId}.
type TierStructureUpdate struct {
	Name         patch.Field[string]       `json:"name"`
	Type         patch.Field[Word]         `json:"type" enum:"program.StructureType"`
	PointBalance patch.Field[PointBalance] `json:"point_balance"`
	PointEarned  patch.Field[PointEarned]  `json:"point_earned"`
	Expiration   patch.Field[Retention]    `json:"expiration"`
	Downgrade    patch.Field[Downgrade]    `json:"downgrade"`
	Metadata     patch.Field[metadata.Map] `json:"metadata"`
}

// Domain returns the change of a structure. kind is its stored type, which the body may replace.
func (w TierStructureUpdate) Domain(kind program.StructureType) (u program.TierStructureUpdate, err error) {
	stored := kind
	u = program.TierStructureUpdate{
		Name: w.Name, Type: patch.Map(w.Type, func(t Word) program.StructureType { return program.StructureType(t) }), Metadata: w.Metadata,
	}
	if sent, ok := u.Type.Value(); ok {
		kind = sent
	}
	balance, hasBalance := w.PointBalance.Value()
	earned, hasEarned := w.PointEarned.Value()
	own := map[program.StructureType]string{program.StructureBalance: "point_balance", program.StructureEarned: "point_earned"}[kind]
	if own == "" && kind != "" {
		return u, oneOf("type", Word(kind), string(program.StructureBalance), string(program.StructureEarned))
	}
	parts := map[string]bool{"point_balance": hasBalance, "point_earned": hasEarned}
	if stored == kind && !parts[own] {
		own = ""
		if hasBalance || hasEarned {
			return u, checkParts("", string(kind), own, parts)
		}
	} else if err := checkParts("", string(kind), own, parts); err != nil {
		return u, err
	}
	var points program.StructurePoints
	switch {
	case hasBalance:
		if balance.CardDefinitionID == nil {
			return u, missingProperty("point_balance", "card_definition_id")
		}
		points.CardDefinitionID = *balance.CardDefinitionID
		u.Points = patch.Set(points)
	case hasEarned:
		if earned.CardDefinitionID == nil {
			return u, missingProperty("point_earned", "card_definition_id")
		}
		if earned.Type == "" {
			return u, missingProperty("point_earned", "type")
		}
		points.CardDefinitionID, points.Start = *earned.CardDefinitionID, program.TierStart(earned.Type)
		if points.Tracking, err = earned.Period.domain("point_earned"); err != nil {
			return u, err
		}
		u.Points = patch.Set(points)
	}
	if u.Retention, err = patch.MapErr(w.Expiration, Retention.domain); err != nil {
		return u, err
	}
	u.Downgrade, err = patch.MapErr(w.Downgrade, Downgrade.domain)
	return u, err
}

// Domain returns the new structure.
func (w TierStructureCreate) Domain() (s program.TierStructure, err error) {
	switch {
	case w.Name.Kept():
		return s, fault.PayloadMissing("name")
	case w.Type.Kept():
		return s, fault.PayloadMissing("type")
	}
	u, err := w.TierStructureUpdate.Domain("")
	if err != nil {
		return s, err
	}
	s.Status = program.Status(w.Status)
	return s.With(u), nil
}

// StructureTier is a tier of a structure in answers. Its condition is shown in the nested and in the flat form.
type StructureTier struct {
	ID            string            `json:"id"`
	StructureID   string            `json:"tier_structure_id"`
	Name          string            `json:"name"`
	Qualification TierQualification `json:"qualification_rules"`
	Downgrade     TierDowngrade     `json:"downgrade"`
	Expiration    PointsExpiration  `json:"points_expiration"`
	Metadata      metadata.Map      `json:"metadata"`
	CreatedAt     Time              `json:"created_at"`
	UpdatedAt     Time              `json:"updated_at"`
	Object        string            `json:"object" enum:"tier"`
}

// TierDowngrade says whether a tier is downgraded as its structure says, or not at all.
type TierDowngrade struct {
	Type Word `json:"type" enum:"INHERIT NO_DOWNGRADE"`
}

// TierQualification is the condition of a tier: a range of points, nested or flat, and a segment.
type TierQualification struct {
	Type     Word         `json:"type" enum:"program.TierType"`
	Points   *PointRange  `json:"points,omitzero"`
	MinValue *int64       `json:"min_value,omitzero"`
	MaxValue *int64       `json:"max_value,omitzero"`
	Segment  *IDReference `json:"segment,omitzero"`
}

// PointRange is a range of points, both ends included.
type PointRange struct {
	Min *int64 `json:"min_value"`
	Max *int64 `json:"max_value,omitzero"`
}

// NewStructureTier returns the shape of a tier.
func NewStructureTier(t program.Tier) StructureTier {
	w := StructureTier{
		ID: t.ID, StructureID: t.StructureID, Name: t.Name, Downgrade: TierDowngrade{Word(t.Downgrade)}, Expiration: NewPointsExpiration(t.Expiration),
		Qualification: TierQualification{Type: Word(t.Type), Points: &PointRange{&t.Min, t.Max}, MinValue: &t.Min, MaxValue: t.Max},
		Metadata:      emptyObjectIfNil(t.Metadata), CreatedAt: NewTime(t.CreatedAt), UpdatedAt: NewTime(t.UpdatedAt), Object: "tier",
	}
	if t.SegmentID != "" {
		w.Qualification.Segment = &IDReference{&t.SegmentID}
	}
	return w
}

func (w TierQualification) domain() (q program.Qualification, err error) {
	const path = "qualification_rules"
	if w.Type == "" {
		return q, missingProperty(path, "type")
	}
	q.Type = program.TierType(w.Type)
	points := PointRange{Min: w.MinValue, Max: w.MaxValue}
	if p := w.Points; p != nil {
		if differ(w.MinValue, p.Min) || differ(w.MaxValue, p.Max) {
			return q, fault.Payload(path+".points", "must be the same range as min_value and max_value when both are sent")
		}
		points = *p
	}
	if points.Min == nil {
		return q, missingProperty(path+".points", "min_value")
	}
	q.Min, q.Max = *points.Min, points.Max
	if w.Segment != nil {
		if w.Segment.ID == nil {
			return q, missingProperty(path+".segment", "id")
		}
		q.SegmentID = *w.Segment.ID
	}
	return q, nil
}

// differ reports whether two numbers were both sent and differ.
func differ(a, b *int64) bool { return a != nil && b != nil && *a != *b }

// StructureTierCreate is the body of the creation of a tier.
type StructureTierCreate struct {
	StructureTierChange `required:"name qualification_rules"`
}

// StructureTierChange is the body of the update of a tier.
type StructureTierChange struct {
	Name          patch.Field[string]            `json:"name"`
	Qualification patch.Field[TierQualification] `json:"qualification_rules"`
	Downgrade     patch.Field[TierDowngrade]     `json:"downgrade"`
	Expiration    patch.Field[PointsExpiration]  `json:"points_expiration"`
	Metadata      patch.Field[metadata.Map]      `json:"metadata"`
}

// Domain returns the change.
func (w StructureTierChange) Domain() (u program.TierUpdate, err error) {
	u = program.TierUpdate{Name: w.Name, Metadata: w.Metadata}
	if u.Qualification, err = patch.MapErr(w.Qualification, TierQualification.domain); err != nil {
		return u, err
	}
	if u.Downgrade, err = patch.MapErr(w.Downgrade, func(t TierDowngrade) (program.DowngradeType, error) {
		if t.Type == "" {
			return "", missingProperty("downgrade", "type")
		}
		return program.DowngradeType(t.Type), nil
	}); err != nil {
		return u, err
	}
	u.Expiration, err = patch.MapErr(w.Expiration, func(x PointsExpiration) (program.Expiration, error) { return x.domain("points_expiration") })
	return u, err
}

// Create returns the new tier.
func (w StructureTierCreate) Create() (t program.Tier, err error) {
	switch {
	case w.Name.Kept():
		return t, fault.PayloadMissing("name")
	case w.Qualification.Kept():
		return t, fault.PayloadMissing("qualification_rules")
	}
	u, err := w.Domain()
	if err != nil {
		return t, err
	}
	return t.With(u), nil
}
