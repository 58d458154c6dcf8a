import assert from 'node:assert/strict'
import { it } from 'node:test'
import { unique, uniqueCode, until, withEachCredential } from './api.mjs'
import { matches, refuses, timestamp } from './match.mjs'

// club creates a loyalty campaign whose points last for three months.
function club(api, profile = {}) {
	return api.loyalties.create({
		name: unique('Club'),
		campaign_type: 'LOYALTY_PROGRAM',
		type: 'AUTO_UPDATE',
		voucher: {
			type: 'LOYALTY_CARD',
			loyalty_card: { points: 0, expiration_rules: { period_type: 'MONTH', period_value: 3 } },
		},
		...profile,
	})
}

// joined adds a customer as a member and returns the card.
function joined(api, campaign, customer = uniqueCode('member')) {
	return api.loyalties.createMember(campaign.id, { customer: { source_id: customer } })
}

const everyFiver = {
	event: 'order.paid',
	loyalty: {
		type: 'PROPORTIONAL',
		calculation_type: 'ORDER_TOTAL_AMOUNT',
		order: { total_amount: { every: 500, points: 10 } },
	},
}

withEachCredential('loyalty campaigns', (api) => {
	it('are created, read, changed, listed and deleted', async () => {
		const campaign = await club(api)
		matches(campaign, { id: /^camp_/, campaign_type: 'LOYALTY_PROGRAM', join_once: true, active: true, object: 'campaign' })
		matches(await api.loyalties.get(campaign.id), { id: campaign.id, name: campaign.name })
		matches(await api.loyalties.update({ id: campaign.id, description: 'For friends' }), { description: 'For friends' })
		const { campaigns } = await api.loyalties.list({ limit: 1, order: '-created_at' })
		matches(campaigns, [{ id: campaign.id }])
		assert.ok((await api.loyalties.delete(campaign.id, { force: true })).async_action_id)
		await refuses(api.loyalties.get(campaign.id), { code: 404, key: 'not_found' })
	})

	it('have members whose points are added, removed and listed', async () => {
		const campaign = await club(api)
		const card = await joined(api, campaign)
		matches(card, { type: 'LOYALTY_CARD', campaign_id: campaign.id, loyalty_card: { points: 0, balance: 0 } })
		matches(await api.loyalties.addOrRemoveCardBalance(card.code, { points: 100, reason: 'Hello' }, campaign.id), {
			points: 100,
			total: 100,
			balance: 100,
			type: 'loyalty_card',
			object: 'balance',
			related_object: { type: 'voucher', id: card.id },
		})
		matches(await api.loyalties.addOrRemoveCardBalance(card.code, { points: -40 }), { points: -40, balance: 60 })
		await refuses(api.loyalties.addOrRemoveCardBalance(card.code, { points: -61 }), { code: 400, key: 'loyalty_card_points_exceeded' })
		matches(await api.loyalties.getMember(campaign.id, card.code), {
			loyalty_card: { points: 100, balance: 60, subtracted_points: 40, next_expiration_points: 60 },
		})
		matches(await api.loyalties.listMembers(campaign.id), { object: 'list', data_ref: 'vouchers', total: 1, vouchers: [{ code: card.code }] })
		matches(await api.loyalties.getPointsExpiration(campaign.id, card.code), {
			data: [{ bucket: { total_points: 60 }, status: 'ACTIVE', expires_at: /^\d{4}-\d\d-\d\d$/ }],
			total: 1,
		})
		const { data } = await api.loyalties.listCardTransactions(card.code, campaign.id)
		matches(data, [
			{ id: /^vtx_/, type: 'POINTS_REMOVAL', details: { balance: { points: -40, balance: 60 } }, created_at: timestamp },
			{ type: 'POINTS_ADDITION', reason: 'Hello' },
		])
		matches(await api.loyalties.exportCardTransactions(card.code, campaign.id), { exported_object: 'voucher_transactions', status: 'SCHEDULED' })
		const activity = await api.loyalties.listMemberActivity(campaign.id, card.code, { limit: 100 })
		assert.ok(activity.data.some(({ type }) => type === 'customer.voucher.loyalty_card.points_added'))
	})

	it('transfer points between the cards of members', async () => {
		const campaign = await club(api)
		const [from, to] = [await joined(api, campaign), await joined(api, campaign)]
		await api.loyalties.addOrRemoveCardBalance(from.code, { points: 30 })
		matches(await api.loyalties.transferPoints(campaign.id, to.code, [{ code: from.code, points: 12, reason: 'gift', source_id: uniqueCode('t') }]), {
			code: to.code,
			loyalty_card: { points: 12, balance: 12 },
		})
		matches(await api.loyalties.getMember(null, from.code), { loyalty_card: { balance: 18 } })
		await refuses(api.loyalties.transferPoints(campaign.id, to.code, [{ code: to.code, points: 1, source_id: uniqueCode('t') }]), {
			code: 400,
			key: 'invalid_payload',
		})
	})

	it('have earning rules for paid orders', async () => {
		const campaign = await club(api)
		const [rule] = await api.loyalties.createEarningRule(campaign.id, [everyFiver])
		matches(rule, { id: /^ern_/, event: 'order.paid', active: true, loyalty: everyFiver.loyalty, object: 'earning_rule' })
		matches(await api.loyalties.updateEarningRule(campaign.id, { id: rule.id, source: { banner: 'Ten for every fiver' } }), {
			source: { banner: 'Ten for every fiver', object_id: campaign.id, object_type: 'campaign' },
		})
		matches(await api.loyalties.disableEarningRule(campaign.id, rule.id), { active: false })
		matches(await api.loyalties.enableEarningRule(campaign.id, rule.id), { active: true })
		matches(await api.loyalties.listEarningRules(campaign.id), { data: [{ id: rule.id }], total: 1 })
		const customer = uniqueCode('buyer')
		const card = await joined(api, campaign, customer)
		await api.orders.create({ amount: 45000, status: 'PAID', customer: { source_id: customer } })
		await until(
			'the order has earned',
			() => api.loyalties.getMember(campaign.id, card.code),
			({ loyalty_card: { balance } }) => balance === 900,
		)
		await api.loyalties.deleteEarningRule(campaign.id, rule.id)
		await refuses(api.loyalties.getEarningRule(campaign.id, rule.id), { code: 404, key: 'not_found' })
	})

	it('have tiers that members reach', async () => {
		const campaign = await club(api)
		const [rule] = await api.loyalties.createEarningRule(campaign.id, [everyFiver])
		const tiers = await api.loyalties.createTiers(campaign.id, [
			{ name: 'Silver', points: { from: 100, to: 499 }, earning_rules: { [rule.id]: { type: 'MULTIPLY', multiplier: 2 } } },
			{ name: 'Gold', points: { from: 500 } },
		])
		matches(tiers, [
			{ id: /^ltr_/, name: 'Silver', points: { from: 100, to: 499 }, object: 'loyalty_tier' },
			{ name: 'Gold', points: { from: 500 } },
		])
		const card = await joined(api, campaign)
		await api.loyalties.addOrRemoveCardBalance(card.code, { points: 120 })
		matches(await api.loyalties.listMemberLoyaltyTiers(card.code), {
			data: [{ id: tiers[0].id, name: 'Silver', expiration: { tier_id: tiers[0].id, start_date: /^\d{4}-\d\d-\d\d$/ } }],
			total: 1,
		})
		matches(await api.loyalties.listTiers(campaign.id), { data: [{ name: 'Silver' }, { name: 'Gold' }] })
		matches(await api.loyalties.getTier(campaign.id, tiers[1].id), { name: 'Gold' })
		matches(await api.loyalties.listLoyaltyTierEarningRules(campaign.id, tiers[0].id), { data: [{ id: rule.id }] })
		await refuses(api.loyalties.createTiers(campaign.id, [{ name: 'Over', points: { from: 400, to: 600 } }]), { code: 400, key: 'invalid_payload' })
	})

	it('offer rewards for points', async () => {
		const campaign = await club(api)
		const reward = await api.rewards.create({ name: 'Pay', parameters: { coin: { exchange_ratio: 1, points_ratio: 10 } } })
		matches(reward, { id: /^rew_/, type: 'COIN', parameters: { coin: { exchange_ratio: 1, points_ratio: 10 } } })
		await api.loyalties.createRewardAssignments(campaign.id, [{ reward: reward.id }])
		matches(await api.loyalties.listRewardAssignments(campaign.id), { data: [{ reward_id: reward.id, related_object_id: campaign.id }], total: 1 })
		const customer = uniqueCode('buyer')
		const card = await joined(api, campaign, customer)
		await api.loyalties.addOrRemoveCardBalance(card.code, { points: 100 })
		matches(await api.loyalties.listMemberRewards(card.code), { data: [{ reward: { id: reward.id }, object: 'loyalty_reward' }], total: 1 })
		matches(await api.rewards.listAssignments(reward.id), { data: [{ reward_id: reward.id }] })
	})
})
