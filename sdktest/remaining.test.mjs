import assert from 'node:assert/strict'
import { it } from 'node:test'
import { coupon, coupons, redeemable, tenPercent, unique, uniqueCode, until, withEachCredential } from './api.mjs'
import { matches, refuses, timestamp } from './match.mjs'

// The methods of the SDK that no other file calls.

withEachCredential('the other operations', (api) => {
	it('reserve a code and release it', async () => {
		const { code } = await coupon(api, { redemption: { quantity: 1 } })
		const request = { redeemables: [redeemable(code)], order: { amount: 1000 }, session: { type: 'LOCK', ttl: 1, ttl_unit: 'HOURS' } }
		const { session } = await api.validations.validateStackable(request)
		matches(await api.validations.validateStackable({ ...request, session: { type: 'LOCK' } }), { valid: false })
		assert.equal(await api.vouchers.releaseValidationSession(code, session.key), '')
		matches(await api.validations.validateStackable(request), { valid: true })
	})

	it('validate by code, by promotion and by both', async () => {
		const { code } = await coupon(api)
		matches(await api.validations.validate(code, { order: { amount: 1000 } }), { valid: true, code, discount: tenPercent, order: { total_amount: 900 } })
		const campaign = await api.promotions.create({
			name: unique('Promotion'),
			campaign_type: 'PROMOTION',
			promotion: { tiers: [{ name: 'Tier', banner: 'Ten percent', action: { discount: tenPercent } }] },
		})
		const { promotions } = await api.promotions.validate({ customer: { source_id: uniqueCode('ann') }, order: { amount: 1000 } })
		const tier = promotions.find(({ campaign: { id } }) => id === campaign.id)
		matches(tier, { valid: true, banner: 'Ten percent', discount_amount: 100, order: { amount: 1000, total_amount: 900 } })
	})

	it('qualify for a customer', async () => {
		const { code } = await coupon(api)
		const found = await api.qualifications.checkEligibility({ scenario: 'ALL', order: { amount: 1000 }, options: { limit: 50 } })
		matches(found, { redeemables: { object: 'list', data_ref: 'data' }, stacking_rules: { object: 'stacking_rules' } })
		assert.ok(found.redeemables.data.some(({ id }) => id === code), `${code} is not among ${JSON.stringify(found)}`)
	})

	it('list the activity and redeemables of a customer, and delete the customer permanently', async () => {
		const source = uniqueCode('ann')
		const { id } = await api.customers.create({ source_id: source, name: 'Ann' })
		const campaign = await coupons(api, 1)
		const { voucher } = await api.distributions.publications.create({ campaign: { name: campaign.name }, customer: { source_id: source } })
		matches(await api.customers.listRedeemables(id), { object: 'list', data: [{ redeemable: { type: 'voucher', voucher: { code: voucher.code } } }] })
		const log = await until(
			'the publication is in the log',
			() => api.customers.listActivity(id, { limit: 10, type: 'customer.publication.succeeded' }),
			({ data }) => data.length === 1,
		)
		matches(log.data[0], { type: 'customer.publication.succeeded', created_at: timestamp, data: { data: { customer: { source_id: source } } } })
		matches(await api.customers.listActivities(id, { limit: 1 }), { object: 'list', data: [{ created_at: timestamp }] })
		matches(await api.customers.deletePermanently(id), { id: /^pd_|^/, related_object: 'customer', related_object_id: id, status: 'DONE' })
		await refuses(api.customers.get(source), { code: 404, key: 'not_found' })
	})

	it('manage rewards and their assignments', async () => {
		const club = await api.loyalties.create({
			name: unique('Club'),
			campaign_type: 'LOYALTY_PROGRAM', type: 'AUTO_UPDATE',
			voucher: { type: 'LOYALTY_CARD', loyalty_card: { points: 0 } },
		})
		const card = await api.loyalties.createMember(club.id, { customer: { source_id: uniqueCode('member') } })
		matches(await api.loyalties.addPoints(club.id, card.code, { points: 30 }), { points: 30, balance: 30, type: 'loyalty_card' })
		const tiers = await api.loyalties.createTiers(club.id, [{ name: 'Silver', points: { from: 0 } }])

		const mug = await api.products.create({ name: unique('Mug') })
		const reward = await api.rewards.create({ name: unique('Mug'), stock: 5, parameters: { product: { id: mug.id } } })
		matches(await api.rewards.list({ limit: 100 }), { object: 'list', data_ref: 'data' })
		matches(await api.rewards.update({ id: reward.id, name: 'Renamed' }), { id: reward.id, name: 'Renamed' })
		const made = await api.rewards.createAssignment(reward.id, { campaign: club.id, parameters: { loyalty: { points: 3 } } })
		matches(await api.rewards.getAssignment(reward.id, made.id), { id: made.id, reward_id: reward.id, related_object_id: club.id })
		matches(await api.rewards.updateAssignment(reward.id, { id: made.id, parameters: { loyalty: { points: 5 } } }), { id: made.id, parameters: { loyalty: { points: 5 } } })
		matches(await api.loyalties.getRewardAssignment(club.id, made.id), { id: made.id, reward_id: reward.id })
		matches(await api.loyalties.getRewardDetails(club.id, made.id), { id: reward.id, name: 'Renamed' })
		matches(await api.loyalties.updateRewardAssignment(club.id, { id: made.id, parameters: { loyalty: { points: 7 } } }), { id: made.id })
		matches(await api.loyalties.listLoyaltyTierRewards(club.id, tiers[0].id), { object: 'list', data_ref: 'data' })
		matches(await api.loyalties.getMemberActivities(club.id, card.code), { object: 'list', data_ref: 'data' })
		await api.loyalties.deleteRewardAssignment(club.id, made.id)
		const again = await api.rewards.createAssignment(reward.id, { campaign: club.id, parameters: { loyalty: { points: 3 } } })
		await api.rewards.deleteAssignment(reward.id, again.id)
		await api.rewards.delete(reward.id)
		await refuses(api.rewards.get(reward.id), { code: 404, key: 'not_found' })
	})

	it('export the transactions of a card', async () => {
		const code = uniqueCode('GIFT')
		await api.vouchers.create({ code, type: 'GIFT_VOUCHER', gift: { amount: 500 } })
		const request = await api.vouchers.exportTransactions(code, { parameters: { fields: ['id', 'type'] } })
		matches(request, { id: /^exp_/, object: 'export', exported_object: 'voucher_transactions', status: 'SCHEDULED' })
		const done = await until('the file is written', () => api.distributions.exports.get(request.id), ({ status }) => status === 'DONE')
		assert.match(done.result.url, /token=/)
		matches(await api.distributions.exports.list({ limit: 5 }), { object: 'list', data_ref: 'exports' })
	})
})
