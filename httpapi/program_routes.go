package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/loyalty/program"
)

// programRoutes are the operations on programs and their definitions in the /v2 API.
func (a *API) programRoutes() []route {
	const v2 = "/v2/loyalties"
	const programs, cards, rules = v2 + "/programs", v2 + "/card-definitions", v2 + "/earning-rules"
	const structures, benefits, rewards = v2 + "/tier-structures", v2 + "/benefits", v2 + "/rewards"
	return []route{
		{"GET", programs, read(a.listPrograms)},
		{"POST", programs, writeStrictly(a.createProgram)},
		{"GET", programs + "/{programId}", read(a.getProgram)},
		{"PUT", programs + "/{programId}", writeStrictly(a.updateProgram)},
		{"DELETE", programs + "/{programId}", read(a.deleteProgram)},
		{"POST", programs + "/{programId}/activate", read(a.moveProgram(program.VerbActivate))},
		{"POST", programs + "/{programId}/deactivate", read(a.moveProgram(program.VerbDeactivate))},
		{"GET", programs + "/{programId}/activities", read(a.activitiesOf(programLog))},
		{"GET", programs + "/{programId}/card-definitions", read(a.listAssigned(program.AssignedCardDefinition))},
		{"POST", programs + "/{programId}/card-definitions/batch", writeStrictly(a.assign(program.AssignedCardDefinition))},
		{"GET", programs + "/{programId}/earning-rules", read(a.listAssigned(program.AssignedEarningRule))},
		{"POST", programs + "/{programId}/earning-rules/batch", writeStrictly(a.assign(program.AssignedEarningRule))},
		{"GET", programs + "/{programId}/tier-structures", read(a.listAssigned(program.AssignedTierStructure))},
		{"POST", programs + "/{programId}/tier-structures/batch", writeStrictly(a.assign(program.AssignedTierStructure))},
		{"GET", programs + "/{programId}/rewards", read(a.listAssigned(program.AssignedReward))},
		{"POST", programs + "/{programId}/rewards/batch", writeStrictly(a.assignProgramRewards)},
		{"PUT", programs + "/{programId}/rewards/{rewardId}", writeStrictly(a.restockReward)},

		{"GET", cards, read(a.listCardDefinitions)},
		{"POST", cards, writeStrictly(a.createCardDefinition)},
		{"GET", cards + "/{cardDefinitionId}", read(a.getCardDefinition)},
		{"PUT", cards + "/{cardDefinitionId}", writeStrictly(a.updateCardDefinition)},
		{"DELETE", cards + "/{cardDefinitionId}", read(a.deleteCardDefinition)},
		{"POST", cards + "/{cardDefinitionId}/activate", read(a.moveCardDefinition(program.VerbActivate))},
		{"POST", cards + "/{cardDefinitionId}/deactivate", read(a.moveCardDefinition(program.VerbDeactivate))},
		{"POST", cards + "/{cardDefinitionId}/draft", read(a.moveCardDefinition(program.VerbDraft))},
		{"GET", cards + "/{cardDefinitionId}/activities", read(a.activitiesOf(cardDefinitionLog))},

		{"GET", rules, read(a.listProgramEarningRules)},
		{"POST", rules, writeStrictly(a.createProgramEarningRule)},
		{"GET", rules + "/{earningRuleId}", read(a.getProgramEarningRule)},
		{"PUT", rules + "/{earningRuleId}", writeStrictly(a.updateProgramEarningRule)},
		{"DELETE", rules + "/{earningRuleId}", read(a.deleteProgramEarningRule)},
		{"POST", rules + "/{earningRuleId}/activate", read(a.moveProgramEarningRule(program.VerbActivate))},
		{"POST", rules + "/{earningRuleId}/deactivate", read(a.moveProgramEarningRule(program.VerbDeactivate))},
		{"POST", rules + "/{earningRuleId}/draft", read(a.moveProgramEarningRule(program.VerbDraft))},
		{"GET", rules + "/{earningRuleId}/activities", read(a.activitiesOf(earningRuleLog))},

		{"GET", structures, read(a.listTierStructures)},
		{"POST", structures, writeStrictly(a.createTierStructure)},
		{"GET", structures + "/{tierStructureId}", read(a.getTierStructure)},
		{"PUT", structures + "/{tierStructureId}", writeStrictly(a.updateTierStructure)},
		{"DELETE", structures + "/{tierStructureId}", read(a.deleteTierStructure)},
		{"POST", structures + "/{tierStructureId}/activate", read(a.moveTierStructure(program.VerbActivate))},
		{"POST", structures + "/{tierStructureId}/deactivate", read(a.moveTierStructure(program.VerbDeactivate))},
		{"POST", structures + "/{tierStructureId}/draft", read(a.moveTierStructure(program.VerbDraft))},
		{"GET", structures + "/{tierStructureId}/tiers", read(a.listStructureTiers)},
		{"POST", structures + "/{tierStructureId}/tiers", writeStrictly(a.createStructureTier)},
		{"PUT", structures + "/{tierStructureId}/tiers/{tierId}", writeStrictly(a.updateStructureTier)},
		{"DELETE", structures + "/{tierStructureId}/tiers/{tierId}", read(a.deleteStructureTier)},
		{"GET", structures + "/{tierStructureId}/activities", read(a.activitiesOf(tierStructureLog))},

		{"GET", benefits, read(a.listBenefits)},
		{"POST", benefits, writeStrictly(a.createBenefit)},
		{"GET", benefits + "/{benefitId}", read(a.getBenefit)},
		{"PUT", benefits + "/{benefitId}", writeStrictly(a.updateBenefit)},
		{"DELETE", benefits + "/{benefitId}", read(a.deleteBenefit)},
		{"POST", benefits + "/{benefitId}/activate", read(a.moveBenefit(program.VerbActivate))},
		{"POST", benefits + "/{benefitId}/draft", read(a.moveBenefit(program.VerbDraft))},
		{"GET", benefits + "/{benefitId}/activities", read(a.activitiesOf(benefitLog))},

		{"GET", rewards, read(a.listProgramRewards)},
		{"POST", rewards, writeStrictly(a.createProgramReward)},
		{"GET", rewards + "/{rewardId}", read(a.getProgramReward)},
		{"PUT", rewards + "/{rewardId}", writeStrictly(a.updateProgramReward)},
		{"DELETE", rewards + "/{rewardId}", read(a.deleteProgramReward)},
		{"POST", rewards + "/{rewardId}/activate", read(a.moveProgramReward(program.VerbActivate))},
		{"POST", rewards + "/{rewardId}/deactivate", read(a.moveProgramReward(program.VerbDeactivate))},
		{"POST", rewards + "/{rewardId}/draft", read(a.moveProgramReward(program.VerbDraft))},
		{"GET", rewards + "/{rewardId}/activities", read(a.activitiesOf(rewardLog))},
	}
}

// toShape converts the result of an operation for an answer.
func toShape[T, W any](shape func(T) W, item T, err error) (W, error) {
	if err != nil {
		var none W
		return none, err
	}
	return shape(item), nil
}

// move returns a handler that changes the status of the definition in the path.
func move[T, W any](variable string, verb program.Verb, do func(r *request) func(context.Context, string, program.Verb) (T, error),
	shape func(T) W) func(context.Context, *request) (W, error) {
	return func(ctx context.Context, r *request) (W, error) {
		item, err := do(r)(ctx, r.Path(variable), verb)
		return toShape(shape, item, err)
	}
}
