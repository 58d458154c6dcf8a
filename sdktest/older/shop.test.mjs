import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fiveOff, tenPercent, unique, uniqueCode, until, withKeys } from '../api.mjs'
import { absent, matches, refuses, timestamp } from '../match.mjs'
import { withEachVersion } from './older.mjs'

const api = withKeys()

withEachVersion('customers', (client) => {
	it('are created, read, changed, listed and deleted', async () => {
		const email = `${uniqueCode('ann')}@example.com`
		const ann = await client.customers.create({ source_id: email, name: 'Ann', email, metadata: { lang: 'en' } })
		matches(ann, { id: /^cust_/, source_id: email, name: 'Ann', metadata: { lang: 'en' }, created_at: timestamp, object: 'customer' })
		matches(await client.customers.get(email), { id: ann.id, summary: { redemptions: { total_redeemed: 0 } } })
		matches(await client.customers.list({ email }), { object: 'list', customers: [{ id: ann.id }], total: 1 })
		matches(await client.customers.update({ ...ann, name: 'Anne' }), { id: ann.id, name: 'Anne', email })
		await client.customers.delete(ann.id)
		await refuses(client.customers.get(ann.id), { code: 404, key: 'not_found' })
	})

	it('are read to the end, in both orders', async () => {
		const since = (await client.customers.create({ source_id: uniqueCode('first') })).created_at
		const made = []
		for (let i = 0; i < 5; i++) made.push((await client.customers.create({ source_id: uniqueCode('next') })).source_id)
		const scrolled = async (params) => {
			const found = []
			for await (const customer of client.customers.scroll({ limit: 2, ...params })) {
				if (customer.created_at < since) break
				if (made.includes(customer.source_id)) found.push(customer.source_id)
			}
			return found
		}
		assert.deepEqual(await scrolled({ order: 'created_at', starting_after: since }), made)
		assert.deepEqual(await scrolled(), made.toReversed())
	})

	it('have no consents', async () => {
		await refuses(client.consents.list(), { code: 404, key: 'not_found', details: /no path/ })
		await refuses(client.customers.updateConsents({ id: 'cust_1' }, { newsletter: true }), { code: 404, key: 'not_found', details: /no path/ })
	})

	it('are in segments', async () => {
		const { id } = await client.customers.create({ source_id: uniqueCode('ann') })
		const name = unique('Old VIPs')
		const segment = await client.segments.create({ name, type: 'static', customers: [id] })
		matches(await client.segments.get(segment.id), { id: segment.id, name, type: 'static', object: 'segment' })
		matches(await api.segments.list(id), { total: 1, data: [{ id: segment.id }] })
		await client.segments.delete(segment.id)
		await refuses(client.segments.get(segment.id), { code: 404, key: 'not_found' })
	})

	it('have custom events', async () => {
		const source = uniqueCode('ann')
		const event = uniqueCode('visited')
		matches(await client.events.create(event, { customer: { source_id: source }, metadata: { page: 'home' } }), { object: 'event', type: event, customer: { source_id: source }, metadata: { page: 'home' } })
		matches(await client.customers.get(source), { source_id: source })
	})
})

withEachVersion('products, SKUs and orders', (client) => {
	it('are created, read, changed, listed and deleted', async () => {
		const mug = await client.products.create({ name: 'Mug', source_id: uniqueCode('mug'), attributes: ['color'], price: 1000 })
		matches(mug, { id: /^prod_/, name: 'Mug', attributes: ['color'], price: 1000, object: 'product' })
		matches(await client.products.update({ ...mug, name: 'Cup' }), { id: mug.id, name: 'Cup', price: 1000 })
		const sku = await client.products.createSku(mug.id, { source_id: uniqueCode('red'), sku: 'Red mug', attributes: { color: 'red' }, price: 1200 })
		matches(sku, { id: /^sku_/, product_id: mug.id, sku: 'Red mug', object: 'sku' })
		matches(await client.products.getSku(mug.source_id, sku.source_id), sku)
		matches(await client.products.updateSku(mug.id, { id: sku.id, price: 1300 }), { id: sku.id, price: 1300, attributes: { color: 'red' } })
		matches(await client.products.listSkus(mug.id), { total: 1, skus: [{ id: sku.id, price: 1300 }] })
		matches(await client.products.get(mug.id), { id: mug.id, skus: { total: 1 } })
		matches(await client.products.list({ limit: 1 }), { object: 'list', products: [{ object: 'product' }] })
		await client.products.deleteSku(mug.id, sku.id, { force: true })
		await refuses(client.products.getSku(mug.id, sku.id), { code: 404, key: 'not_found' })
		await client.products.delete(mug.id, { force: true })
		await refuses(client.products.get(mug.id), { code: 404, key: 'not_found' })
	})

	it('make a paid order', async () => {
		const source = uniqueCode('order')
		const customer = { source_id: uniqueCode('ann') }
		const order = await client.orders.create({ source_id: source, status: 'CREATED', customer, items: [{ product_id: 'prod_none', quantity: 2, price: 500 }] })
		matches(order, { id: /^ord_/, source_id: source, status: 'CREATED', amount: 1000, items: [{ product_id: 'prod_none', quantity: 2, amount: 1000 }] })
		matches(await client.orders.update({ source_id: source, status: 'PAID' }), { id: order.id, status: 'PAID', amount: 1000 })
		matches(await client.orders.get(order.id), { source_id: source, status: 'PAID' })
		matches(await client.orders.list({ limit: 1 }), { object: 'list', orders: [{ object: 'order' }] })
	})
})

withEachVersion('promotions', (client, version) => {
	it('are validated and redeemed', async () => {
		// Only the order of this test matches them.
		const shop = uniqueCode('shop')
		const rule = await client.validationRules.create({ name: unique('Here'), rules: { 1: { name: 'order.metadata', property: 'shop', conditions: { $is: [shop] } } } })
		const older = version?.startsWith('v2017')
		const ruled = older ? { conditions: { validation_rules: [rule.id] } } : { validation_rule_assignments: { data: [{ rule_id: rule.id }] } }
		const promotion = await client.promotions.create({
			name: unique('Old promotion'), campaign_type: 'PROMOTION',
			promotion: { tiers: [{ name: 'First', banner: 'Ten', hierarchy: 1, action: { discount: tenPercent }, ...(older ? ruled : { validation_rules: [rule.id] }) }] },
		})
		const second = await client.promotions.tiers.create(promotion.id, { name: 'Second', banner: 'Five', hierarchy: 2, action: { discount: fiveOff }, ...(older ? ruled : { validation_rules: [rule.id] }) })
		matches(second, { id: /^promo_/, name: 'Second', action: { discount: fiveOff }, object: 'promotion_tier' })
		matches(second, older ? { conditions: { validation_rules: [rule.id] }, validation_rule_assignments: absent } : { conditions: absent, validation_rule_assignments: { total: 1 } })
		const { tiers } = await client.promotions.tiers.list(promotion.id)
		matches(tiers, [{ name: 'First' }, { id: second.id }])
		matches(await client.promotions.tiers.listAll({ is_available: true, limit: 1 }), { object: 'list', tiers: [{ object: 'promotion_tier' }] })

		const order = { amount: 2000, metadata: { shop } }
		const validated = await client.promotions.validate({ order, customer: { source_id: uniqueCode('ann') } })
		const ours = ({ promotions }) => promotions.filter(({ id }) => tiers.some((tier) => tier.id === id))
		matches(ours(validated), [{ id: tiers[0].id, name: 'First', banner: 'Ten', discount_amount: 200 }, { id: second.id, discount_amount: 500 }])
		assert.deepEqual(ours(await client.validations.validate({ order: { ...order, metadata: { shop: 'other' } } })), [])
		matches(await client.promotions.tiers.redeem(second.id, { order }), { result: 'SUCCESS', order: { total_amount: 1500 }, promotion_tier: { id: second.id } })
		await client.promotions.tiers.update({ id: second.id, banner: 'Five off' })
		await client.promotions.tiers.delete(tiers[0].id)
		matches(ours(await client.promotions.validate({ order })), [{ id: second.id, banner: 'Five off' }])
	})
})

withEachVersion('validation rules', (client) => {
	it('are created, assigned, applied and deleted', async () => {
		const { code } = await client.vouchers.create({ code: uniqueCode('RULED'), type: 'DISCOUNT_VOUCHER', discount: tenPercent })
		const name = unique('Large')
		const rule = await client.validationRules.create({ name, error: { message: 'Too small' }, rules: { 1: { name: 'order.amount', conditions: { $more_than: [5000] } }, logic: '1' } })
		matches(rule, { id: /^val_/, name, error: { message: 'Too small' }, rules: { 1: { name: 'order.amount' }, logic: '1' }, object: 'validation_rules' })
		const assignment = await client.validationRules.createAssignment(rule.id, { related_object_type: 'voucher', related_object_id: code })
		matches(assignment, { id: /^asgm_/, rule_id: rule.id, related_object_type: 'voucher', object: 'validation_rules_assignment' })
		matches(await client.validationRules.listAssignments(rule.id), { total: 1, data: [{ id: assignment.id }] })
		matches(await client.validations.validate(code, { order: { amount: 5000 } }), { valid: false, reason: 'Too small' })
		matches(await client.validationRules.update({ ...rule, rules: { 1: { name: 'order.amount', conditions: { $more_than: [4000] } } } }), { id: rule.id, name })
		matches(await client.validations.validate(code, { order: { amount: 5000 } }), { valid: true, order: { total_amount: 4500 } })
		await client.validationRules.deleteAssignment(rule.id, assignment.id)
		matches(await client.validations.validate(code, { order: { amount: 100 } }), { valid: true })
		matches(await client.validationRules.list({ limit: 1 }), { object: 'list', data: [{ object: 'validation_rules' }] })
		await client.validationRules.delete(rule.id)
		await refuses(client.validationRules.get(rule.id), { code: 404, key: 'not_found' })
	})
})

withEachVersion('rewards and loyalty campaigns', (client) => {
	it('earn and spend points', async () => {
		const reward = await client.rewards.create({ name: unique('Coins'), type: 'COIN', parameters: { coin: { exchange_ratio: 2, points_ratio: 1 } } })
		matches(await client.rewards.update({ ...reward, metadata: { season: 'summer' } }), { id: reward.id, type: 'COIN', metadata: { season: 'summer' } })
		matches(await client.rewards.get(reward.id), { id: reward.id, object: 'reward' })
		matches(await client.rewards.list({ limit: 1 }), { object: 'list', data: [{ object: 'reward' }] })

		const club = await client.loyalties.create({ name: unique('Old club'), type: 'AUTO_UPDATE', voucher: { type: 'LOYALTY_CARD', loyalty_card: { points: 0 } } })
		matches(club, { id: /^camp_/, campaign_type: 'LOYALTY_PROGRAM', type: 'AUTO_UPDATE' })
		matches(await client.loyalties.update({ id: club.id, description: 'The club' }), { id: club.id, description: 'The club' })
		matches(await client.loyalties.get(club.id), { id: club.id, description: 'The club' })
		matches(await client.loyalties.list({ limit: 1 }), { object: 'list', campaigns: [{ campaign_type: 'LOYALTY_PROGRAM' }] })
		const assignment = await client.loyalties.createRewardAssignments(club.id, [{ reward: reward.id }])
		matches(await client.loyalties.listRewardAssignments(club.id), { total: 1, data: [{ id: assignment.id, reward_id: reward.id }] })
		matches(await client.rewards.listAssignments(reward.id), { total: 1, data: [{ id: assignment.id }] })
		const [rule] = await client.loyalties.createEarningRule(club.id, [{ event: 'order.paid', loyalty: { type: 'FIXED', points: 5 }, source: { banner: 'Five an order' } }])
		matches(await client.loyalties.updateEarningRule(club.id, { id: rule.id, loyalty: { points: 7 } }), { id: rule.id, loyalty: { points: 7 } })
		matches(await client.loyalties.listEarningRules(club.id), { total: 1, data: [{ id: rule.id }] })

		const customer = { source_id: uniqueCode('ann') }
		const card = await client.loyalties.createMember(club.id, { customer })
		matches(await client.loyalties.listMembers(club.id), { total: 1, vouchers: [{ code: card.code }] })
		matches(await client.loyalties.addPoints(club.id, card.code, { points: 100 }), { points: 100, balance: 100, object: 'balance' })
		const hasPoints = ({ data }) => data.some(({ type }) => type === 'customer.voucher.loyalty_card.points_added')
		await until('the activity of the card has the points', () => client.loyalties.getMemberActivities(club.id, card.code), hasPoints)
		await client.orders.create({ source_id: uniqueCode('order'), status: 'PAID', amount: 1000, customer })
		await until('the order has earned', () => client.loyalties.getMember(club.id, card.code), ({ loyalty_card: { balance } }) => balance === 107)
		await client.loyalties.deleteEarningRule(club.id, rule.id) // the orders that points pay would earn, too, some time later
		matches(await client.loyalties.redeemReward(club.id, card.code, { reward: { id: reward.id, points: 2 }, order: { amount: 1000 } }), { result: 'SUCCESS', amount: 2, order: { total_discount_amount: 400, total_amount: 600 } })
		matches(await client.redemptions.redeem(card.code, { reward: { id: reward.id, points: 3 }, order: { amount: 1000 } }), { result: 'SUCCESS', amount: 3 })
		matches(await client.loyalties.getMember(club.id, card.code), { loyalty_card: { balance: 102 } })

		await client.loyalties.deleteRewardAssignment(club.id, assignment.id)
		matches(await client.loyalties.listEarningRules(club.id), { total: 0 })
		await client.rewards.delete(reward.id)
		await client.loyalties.delete(club.id)
	})
})
