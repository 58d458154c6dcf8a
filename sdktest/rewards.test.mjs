import assert from 'node:assert/strict'
import { it } from 'node:test'
import { coupon, tenPercent, unique, uniqueCode, withEachCredential } from './api.mjs'
import { absent, matches, refuses } from './match.mjs'

// member creates a loyalty campaign and a member with points, and returns both.
async function member(api, points) {
	const club = await api.loyalties.create({
		name: unique('Club'),
		campaign_type: 'LOYALTY_PROGRAM', type: 'AUTO_UPDATE',
		voucher: { type: 'LOYALTY_CARD', loyalty_card: { points } },
	})
	const customer = { source_id: uniqueCode('member') }
	const card = await api.loyalties.createMember(club.id, { customer })
	return { club: club.id, card: card.code, customer }
}

// offered creates a reward and assigns it to the campaign, with a price in points unless it pays orders.
async function offered(api, club, reward, points) {
	const made = await api.rewards.create({ name: unique('Reward'), ...reward })
	await api.rewards.createAssignment(made.id, { campaign: club, ...(points ? { parameters: { loyalty: { points } } } : {}) })
	return made
}

const coin = { parameters: { coin: { exchange_ratio: 20, points_ratio: 100 } } }

withEachCredential('rewards', (api) => {
	it('pay an order with points, and return them', async () => {
		const { club, card } = await member(api, 6874)
		const reward = await offered(api, club, coin)
		const done = await api.loyalties.redeemReward(club, card, { reward: { id: reward.id }, order: { amount: 45000 }, metadata: { till: 4 } })
		matches(done, {
			id: /^r_/,
			object: 'redemption',
			result: 'SUCCESS',
			amount: 2300,
			loyalty_card: { points: 2300 },
			order: { amount: 45000, total_discount_amount: 45000, total_amount: 0, status: 'PAID' },
			reward: { id: reward.id, type: 'COIN', object: 'reward', assignment_id: /^rewa_/, voucher: null, product: null },
			voucher: { code: card, type: 'LOYALTY_CARD', loyalty_card: { points: 6874, balance: 4574 }, redemption: { redeemed_points: 2300, redeemed_quantity: 1 } },
			metadata: { till: 4 },
		})
		matches(await api.redemptions.rollback(done.id), { amount: -2300, loyalty_card: { points: -2300 }, reward: { id: reward.id } })
		matches(await api.vouchers.get(card), { loyalty_card: { points: 6874, balance: 6874 } })
	})

	it('are redeemables beside others', async () => {
		const { club, card, customer } = await member(api, 100)
		const reward = await offered(api, club, { parameters: { coin: { exchange_ratio: 1, points_ratio: 10 } } })
		const { code } = await coupon(api)
		const request = {
			redeemables: [
				{ object: 'voucher', id: code },
				{ object: 'voucher', id: card, reward: { id: reward.id, points: 40 } },
			],
			order: { amount: 1000 },
			customer,
		}
		matches(await api.validations.validateStackable(request), {
			valid: true,
			redeemables: [{ id: code }, { id: card, status: 'APPLICABLE', result: { loyalty_card: { points: 40 } } }],
			order: { total_discount_amount: 500 },
		})
		matches(await api.redemptions.redeemStackable(request), {
			redemptions: [{ gift: absent }, { loyalty_card: { points: 40 }, reward: { id: reward.id } }],
			order: { total_amount: 500 },
		})
		matches(await api.vouchers.get(card), { loyalty_card: { balance: 60 } })
	})

	it('reduce the stock', async () => {
		const { club, card } = await member(api, 100)
		const product = await api.products.create({ name: unique('Mug') })
		const reward = await offered(api, club, { stock: 1, parameters: { product: { id: product.id } } }, 30)
		matches(await api.loyalties.redeemReward(club, card, { reward: { id: reward.id } }), { amount: 30, reward: { type: 'MATERIAL', product: { id: product.id } } })
		matches(await api.rewards.get(reward.id), { stock: 1, redeemed: 1 })
		await refuses(api.loyalties.redeemReward(club, card, { reward: { id: reward.id } }), { code: 400, key: 'reward_out_of_stock' })
	})

	it('are refused with the reason', async () => {
		const { club, card } = await member(api, 50)
		const reward = await offered(api, club, coin)
		const order = { amount: 10000 }
		await refuses(api.loyalties.redeemReward(club, card, { order }), { code: 400, key: 'missing_reward' })
		await refuses(api.loyalties.redeemReward(club, card, { reward: { id: reward.id } }), { code: 400, key: 'missing_amount' })
		await refuses(api.loyalties.redeemReward(club, card, { reward: { id: reward.id, points: 100 }, order }), { code: 400, key: 'loyalty_card_points_exceeded' })
		await refuses(api.loyalties.redeemReward(club, 'nobody', { reward: { id: reward.id }, order }), { code: 404, key: 'not_found' })
	})
})

withEachCredential('operations about one redeemable', (api) => {
	it('validate and redeem a code', async () => {
		const { code } = await coupon(api)
		const order = { amount: 20000 }
		matches(await api.validations.validateVoucher(code, { order }), {
			valid: true,
			code,
			discount: tenPercent,
			order: { total_discount_amount: 2000 },
		})
		matches(await api.redemptions.redeem(code, { order }), { result: 'SUCCESS', voucher: { code }, order: { total_amount: 18000 } })
		await refuses(api.validations.validateVoucher(uniqueCode('nothing'), { order }), { code: 404, key: 'not_found' })
	})

	it('validate and redeem a loyalty card', async () => {
		const { club, card } = await member(api, 100)
		const reward = await offered(api, club, { parameters: { coin: { exchange_ratio: 1, points_ratio: 10 } } })
		const request = { reward: { id: reward.id }, order: { amount: 300 } }
		matches(await api.validations.validateVoucher(card, request), { valid: true, loyalty: { points_cost: 30 } })
		matches(await api.redemptions.redeem(card, request), { loyalty_card: { points: 30 }, reward: { id: reward.id } })
	})

	it('find and redeem promotion tiers', async () => {
		const campaign = await api.promotions.create({
			name: unique('Basket'),
			campaign_type: 'PROMOTION',
			promotion: { tiers: [{ name: 'Tier', action: { discount: tenPercent } }] },
		})
		const [tier] = campaign.promotion.tiers
		const order = { amount: 20000 }
		const found = await api.promotions.validate({ order })
		assert.equal(found.valid, true)
		matches(await api.promotions.tiers.redeem(tier.id, { order }), { result: 'SUCCESS', promotion_tier: { id: tier.id }, order: { total_amount: 18000 } })
	})

	it('qualify codes and campaigns', async () => {
		const customer = { source_id: uniqueCode('looker') }
		const { code } = await coupon(api)
		await api.distributions.publications.create({ voucher: code, customer })
		const codes = await api.vouchers.qualifications.examine({ customer, order: { amount: 20000 } })
		assert.equal(codes.object, 'list')
		const campaigns = await api.campaigns.qualifications.examine({ customer, order: { amount: 20000 } })
		assert.equal(campaigns.object, 'list')
	})
})
