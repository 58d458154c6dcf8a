package wire

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// Program is a loyalty program in answers.
type Program struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Status string `json:"status" enum:"program.Status"`
	WindowShown
	Metadata  metadata.Map `json:"metadata"`
	CreatedAt Time         `json:"created_at"`
	UpdatedAt Time         `json:"updated_at"`
	Object    string       `json:"object" enum:"program"`
}

// NewProgram returns the shape of a program.
func NewProgram(p program.Program) Program {
	return Program{
		ID: p.ID, Name: p.Name, Status: string(p.Status), WindowShown: newWindow(p.Validity), Metadata: emptyObjectIfNil(p.Metadata),
		CreatedAt: NewTime(p.CreatedAt), UpdatedAt: NewTime(p.UpdatedAt), Object: "program",
	}
}

// ProgramCreated is the answer to a creation: the program with its assignments.
type ProgramCreated struct {
	Program
	CardDefinitions []IDReference    `json:"card_definitions"`
	EarningRules    []IDReference    `json:"earning_rules"`
	Rewards         []StockReference `json:"rewards"`
	TierStructures  []IDReference    `json:"tier_structures"`
}

// IDReference is the id of a definition.
type IDReference struct {
	ID *string `json:"id"`
}

// StockReference is the id of a reward and its stock.
type StockReference struct {
	ID    *string `json:"id"`
	Stock *Stock  `json:"stock"`
}

// Stock is how much there is of something.
type Stock struct {
	Type    Word          `json:"type" enum:"LIMITED UNLIMITED"`
	Limited *LimitedStock `json:"limited,omitzero"`
}

// LimitedStock is a number of pieces.
type LimitedStock struct {
	Quantity *int64 `json:"quantity"`
}

// NewStock returns the shape of a stock. nil means no limit.
func NewStock(quantity *int64) *Stock {
	if quantity == nil {
		return &Stock{Type: "UNLIMITED"}
	}
	return &Stock{Type: "LIMITED", Limited: &LimitedStock{quantity}}
}

func (w *Stock) domain(path string) (*int64, error) {
	switch w.Type {
	case "UNLIMITED":
		return nil, checkParts(path, "UNLIMITED", "", map[string]bool{"limited": w.Limited != nil})
	case "LIMITED":
		if w.Limited == nil || w.Limited.Quantity == nil {
			return nil, missingProperty(path, "limited.quantity")
		}
		return w.Limited.Quantity, nil
	}
	return nil, oneOf(path+".type", w.Type, "UNLIMITED", "LIMITED")
}

// ProgramCreate is the body of POST /v2/loyalties/programs.
type ProgramCreate struct {
	Name *string `json:"name" required:"true"`
	Window
	Status          Word             `json:"status" enum:"ACTIVE DRAFT"`
	Metadata        metadata.Map     `json:"metadata"`
	CardDefinitions []IDReference    `json:"card_definitions"`
	EarningRules    []IDReference    `json:"earning_rules"`
	Rewards         []StockReference `json:"rewards"`
	TierStructures  []IDReference    `json:"tier_structures"`
}

// Domain returns the new program.
func (w ProgramCreate) Domain(zone *time.Location) (n program.NewProgram, err error) {
	if w.Name == nil {
		return n, fault.PayloadMissing("name")
	}
	n.Name, n.Status, n.Metadata = *w.Name, program.Status(w.Status), w.Metadata
	if n.Validity, err = w.Window.create(zone); err != nil {
		return n, err
	}
	if n.CardDefinitions, err = references("card_definitions", w.CardDefinitions, 1); err != nil {
		return n, err
	}
	if n.EarningRules, err = references("earning_rules", w.EarningRules, 1); err != nil {
		return n, err
	}
	if n.TierStructures, err = references("tier_structures", w.TierStructures, 1); err != nil {
		return n, err
	}
	n.Rewards, err = rewardAssignments("rewards", w.Rewards, 1)
	return n, err
}

const maxReferences = 10

func references(path string, list []IDReference, least int) (ids []string, err error) {
	if list == nil {
		return nil, nil
	}
	if len(list) < least || len(list) > maxReferences {
		return nil, fault.Payload(path, "must have %d to %d items (it has %d)", least, maxReferences, len(list))
	}
	seen := map[string]bool{}
	for i, r := range list {
		here := fmt.Sprintf("%s[%d]", path, i)
		if r.ID == nil {
			return nil, missingProperty(here, "id")
		}
		if seen[*r.ID] {
			return nil, fault.Payload(here+".id", "must NOT be there twice (actual value is '%.60s')", *r.ID)
		}
		seen[*r.ID] = true
		ids = append(ids, *r.ID)
	}
	return ids, nil
}

func rewardAssignments(path string, list []StockReference, least int) (rewards []program.NewRewardAssignment, err error) {
	plain := make([]IDReference, len(list))
	for i, r := range list {
		plain[i] = IDReference{r.ID}
	}
	if list == nil {
		plain = nil
	}
	ids, err := references(path, plain, least)
	if err != nil {
		return nil, err
	}
	for i, id := range ids {
		here := fmt.Sprintf("%s[%d]", path, i)
		if list[i].Stock == nil {
			return nil, missingProperty(here, "stock")
		}
		stock, err := list[i].Stock.domain(here + ".stock")
		if err != nil {
			return nil, err
		}
		rewards = append(rewards, program.NewRewardAssignment{ID: id, Stock: stock})
	}
	return rewards, nil
}

// NewProgramCreated returns the shape of a program that was just created from n.
func NewProgramCreated(p program.Program, n program.NewProgram) ProgramCreated {
	w := ProgramCreated{
		Program: NewProgram(p), CardDefinitions: newReferences(n.CardDefinitions), EarningRules: newReferences(n.EarningRules),
		Rewards: []StockReference{}, TierStructures: newReferences(n.TierStructures),
	}
	for _, r := range n.Rewards {
		w.Rewards = append(w.Rewards, StockReference{ID: &r.ID, Stock: NewStock(r.Stock)})
	}
	return w
}

func newReferences(ids []string) []IDReference {
	list := make([]IDReference, len(ids))
	for i := range ids {
		list[i].ID = &ids[i]
	}
	return list
}

// ProgramUpdate is the body of PUT /v2/loyalties/programs/{programId}.
type ProgramUpdate struct {
	Name patch.Field[string] `json:"name"`
	Window
	Metadata patch.Field[metadata.Map] `json:"metadata"`
}

// Domain returns the change.
func (w ProgramUpdate) Domain(zone *time.Location) (u program.Update, err error) {
	u = program.Update{Name: w.Name, Metadata: w.Metadata}
	u.Validity, err = w.Window.domain(zone)
	return u, err
}

// BatchRequest is the body of the batches of definitions without stock.
type BatchRequest struct {
	Assign   []IDReference `json:"assign"`
	Unassign []IDReference `json:"unassign"`
}

// Domain returns the batch.
func (w BatchRequest) Domain() (b program.Batch, err error) {
	ids, err := references("assign", w.Assign, 0)
	if err != nil {
		return b, err
	}
	for _, id := range ids {
		b.Assign = append(b.Assign, program.NewRewardAssignment{ID: id})
	}
	b.Unassign, err = references("unassign", w.Unassign, 0)
	return b, err
}

// RewardBatchRequest is the body of the batch of rewards.
type RewardBatchRequest struct {
	Assign   []StockReference `json:"assign"`
	Unassign []IDReference    `json:"unassign"`
}

// Domain returns the batch.
func (w RewardBatchRequest) Domain() (b program.Batch, err error) {
	if b.Assign, err = rewardAssignments("assign", w.Assign, 0); err != nil {
		return b, err
	}
	b.Unassign, err = references("unassign", w.Unassign, 0)
	return b, err
}

// BatchResult is the answer to a batch. A list that was not sent is null.
type BatchResult struct {
	Assigned   []ProgramAssignment `json:"assigned" openapi:"null"`
	Unassigned []ProgramAssignment `json:"unassigned" openapi:"null"`
}

// NewBatchResult returns the shape of the result of a batch. The flags say which lists were sent.
func NewBatchResult(done program.BatchResult, assign, unassign bool) (w BatchResult) {
	if assign {
		w.Assigned = newAssignments(done.Assigned)
	}
	if unassign {
		w.Unassigned = newAssignments(done.Unassigned)
	}
	return w
}

func newAssignments(list []program.Assignment) []ProgramAssignment {
	shapes := make([]ProgramAssignment, len(list))
	for i, a := range list {
		shapes[i] = NewProgramAssignment(a)
	}
	return shapes
}

// ProgramAssignment is the assignment of a definition to a program. Rewards have a stock.
type ProgramAssignment struct {
	CardType         string `json:"card_type,omitzero" enum:"INDIVIDUAL"`
	CardDefinitionID string `json:"card_definition_id,omitzero"`
	EarningRuleID    string `json:"earning_rule_id,omitzero"`
	TierStructureID  string `json:"tier_structure_id,omitzero"`
	RewardID         string `json:"reward_id,omitzero"`
	Stock            *Stock `json:"stock,omitzero"`
	Redeemed         *int64 `json:"redeemed,omitzero"`
	CreatedAt        Time   `json:"created_at"`
	UpdatedAt        *Time  `json:"updated_at,omitzero"`
	Object           string `json:"object" enum:"program_card_definition program_earning_rule program_reward program_tier_structure"`
}

// NewProgramAssignment returns the shape of an assignment.
func NewProgramAssignment(a program.Assignment) ProgramAssignment {
	w := ProgramAssignment{CreatedAt: NewTime(a.CreatedAt), Object: "program_" + string(a.Type)}
	switch a.Type {
	case program.AssignedCardDefinition:
		w.CardType, w.CardDefinitionID = string(program.CardIndividual), a.ResourceID
	case program.AssignedEarningRule:
		w.EarningRuleID = a.ResourceID
	case program.AssignedTierStructure:
		w.TierStructureID = a.ResourceID
	case program.AssignedReward:
		updated := NewTime(a.UpdatedAt)
		w.RewardID, w.Stock, w.Redeemed, w.UpdatedAt = a.ResourceID, NewStock(a.Stock), &a.Redeemed, &updated
	}
	return w
}

// Restock is the body of PUT /v2/loyalties/programs/{programId}/rewards/{rewardId}.
type Restock struct {
	Stock *Stock `json:"stock" required:"true"`
}

// Domain returns the stock.
func (w Restock) Domain() (*int64, error) {
	if w.Stock == nil {
		return nil, fault.PayloadMissing("stock")
	}
	return w.Stock.domain("stock")
}
