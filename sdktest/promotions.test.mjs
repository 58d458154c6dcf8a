import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fiveOff, tenPercent, unique, withEachCredential } from './api.mjs'
import { empty, matches, refuses, timestamp } from './match.mjs'

function basket(api, discounts = [tenPercent, fiveOff]) {
	return api.promotions.create({
		name: unique('Basket'),
		campaign_type: 'PROMOTION',
		promotion: {
			tiers: discounts.map((discount, i) => ({ name: `Tier ${i + 1}`, banner: `Banner ${i + 1}`, action: { discount } })),
		},
	})
}

withEachCredential('promotions', (api) => {
	it('are created with their tiers', async () => {
		const campaign = await basket(api)
		matches(campaign, {
			id: /^camp_/,
			campaign_type: 'PROMOTION',
			type: 'STATIC',
			active: true,
			use_voucher_metadata_schema: false,
			voucher: empty,
			vouchers_count: empty,
			promotion: {
				object: 'list',
				data_ref: 'tiers',
				total: 2,
				has_more: false,
				tiers: [
					{
						id: /^promo_[0-9a-f]+$/,
						name: 'Tier 1',
						banner: 'Banner 1',
						active: true,
						hierarchy: 1,
						action: { discount: tenPercent },
						metadata: {},
						categories: [],
						campaign_id: campaign.id,
						campaign: { id: campaign.id, active: true, object: 'campaign' },
						created_at: timestamp,
						object: 'promotion_tier',
					},
					{ name: 'Tier 2', hierarchy: 2, action: { discount: fiveOff } },
				],
			},
		})
		matches(await api.promotions.tiers.list(campaign.id), {
			object: 'list',
			data_ref: 'tiers',
			has_more: false,
			tiers: [{ name: 'Tier 1' }, { name: 'Tier 2' }],
		})
		const { tiers } = await api.promotions.tiers.listAll({ limit: 100 })
		const ids = campaign.promotion.tiers.map(({ id }) => id)
		assert.deepEqual(ids.filter((id) => !tiers.some((tier) => tier.id === id)), [])
	})

	it('get further tiers, which come last', async () => {
		const campaign = await basket(api)
		const tier = await api.promotions.tiers.create(campaign.id, {
			name: 'Free mug',
			banner: 'A mug with every order',
			action: { discount: { type: 'FIXED', fixed_amount: 9900, effect: 'APPLY_TO_ORDER' } },
			metadata: { mug: 'blue' },
		})
		matches(tier, {
			id: /^promo_/,
			name: 'Free mug',
			hierarchy: 3,
			metadata: { mug: 'blue' },
			action: { discount: { type: 'FIXED', fixed_amount: 9900, effect: 'APPLY_TO_ORDER' } },
			summary: { redemptions: { total_redeemed: 0 }, orders: { total_amount: 0, total_discount_amount: 0 } },
		})
		matches(await api.promotions.tiers.get(tier.id), { id: tier.id, campaign: { id: campaign.id } })
	})

	it('have tiers whose every field can be updated', async () => {
		const campaign = await basket(api, [tenPercent])
		const [{ id }] = campaign.promotion.tiers
		const category = await api.categories.create({ name: unique('Weekend'), hierarchy: 1 })
		const changed = await api.promotions.tiers.update({
			id,
			name: 'Weekend',
			banner: 'Only on weekends',
			action: { discount: { type: 'PERCENT', percent_off: 25, amount_limit: 3000, effect: 'APPLY_TO_ORDER' } },
			metadata: { until: 'sold out' },
			hierarchy: 7,
			start_date: '2020-01-01T00:00:00Z',
			expiration_date: '2099-01-01T00:00:00Z',
			validity_timeframe: { interval: 'P7D', duration: 'P2D' },
			validity_day_of_week: [0, 6],
			category: category.name,
		})
		const expected = {
			id,
			name: 'Weekend',
			banner: 'Only on weekends',
			action: { discount: { type: 'PERCENT', percent_off: 25, amount_limit: 3000, effect: 'APPLY_TO_ORDER' } },
			metadata: { until: 'sold out' },
			hierarchy: 7,
			start_date: '2020-01-01T00:00:00.000Z',
			expiration_date: '2099-01-01T00:00:00.000Z',
			validity_timeframe: { interval: 'P7D', duration: 'P2D' },
			validity_day_of_week: [0, 6],
			category_id: category.id,
			categories: [{ id: category.id, name: category.name }],
			updated_at: timestamp,
		}
		matches(changed, expected)
		matches(await api.promotions.tiers.get(id), expected)
		matches(await api.promotions.tiers.update({ id, banner: 'Still only on weekends' }), {
			...expected,
			banner: 'Still only on weekends',
		})
		await refuses(api.promotions.tiers.update({ id, hierarchy: -1 }), { code: 400, key: 'invalid_payload', details: /hierarchy/ })
	})

	it('are validated and redeemed by tier', async () => {
		const campaign = await basket(api, [tenPercent])
		const [{ id }] = campaign.promotion.tiers
		const request = { redeemables: [{ object: 'promotion_tier', id }], order: { amount: 10000 } }
		matches(await api.validations.validateStackable(request), {
			valid: true,
			redeemables: [{ status: 'APPLICABLE', object: 'promotion_tier', id, result: { discount: tenPercent } }],
			order: { total_discount_amount: 1000, total_amount: 9000 },
		})
		matches(await api.redemptions.redeemStackable(request), {
			redemptions: [{ related_object_type: 'promotion_tier', related_object_id: id, promotion_tier: { id, name: 'Tier 1' } }],
			order: { total_amount: 9000 },
		})
		matches(await api.promotions.tiers.get(id), {
			summary: { redemptions: { total_redeemed: 1 }, orders: { total_amount: 9000, total_discount_amount: 1000 } },
		})
	})

	it('lose tiers that are deleted', async () => {
		const campaign = await basket(api)
		const [first, second] = campaign.promotion.tiers
		await api.promotions.tiers.delete(first.id)
		await refuses(api.promotions.tiers.get(first.id), { code: 404, key: 'not_found', resource_type: 'promotion_tier' })
		matches(await api.promotions.tiers.list(campaign.id), { tiers: [{ id: second.id }] })
	})

	it('are stacked', async () => {
		const campaign = await basket(api)
		const ids = campaign.promotion.tiers.map(({ id }) => id)
		const stack = await api.promotions.stack.createInCampaign(campaign.id, { name: 'Both', tiers: { ids } })
		matches(stack, {
			id: /^stack_[0-9a-f]+$/,
			name: 'Both',
			tiers: { ids, hierarchy_mode: 'MANUAL' },
			campaign_id: campaign.id,
			category_id: empty,
			categories: [],
			created_at: timestamp,
			object: 'promotion_stack',
		})
		matches(await api.promotions.stack.get(campaign.id, stack.id), { id: stack.id, name: 'Both' })
		matches(await api.promotions.stack.listInCampaign(campaign.id), {
			object: 'list',
			data_ref: 'data',
			total: 1,
			data: [{ id: stack.id }],
		})
		const { data } = await api.promotions.stack.list({ limit: 100, order: '-created_at' })
		assert.ok(data.some(({ id }) => id === stack.id))

		matches(
			await api.redemptions.redeemStackable({ redeemables: [{ object: 'promotion_stack', id: stack.id }], order: { amount: 10000 } }),
			{
				redemptions: [{ promotion_tier: { id: ids[0] } }, { promotion_tier: { id: ids[1] } }],
				parent_redemption: { result: 'SUCCESS' },
				order: { total_discount_amount: 1500, total_amount: 8500 },
			},
		)

		const reversed = ids.toReversed()
		matches(await api.promotions.stack.update(campaign.id, stack.id, { name: 'Other way round', tiers: { ids: reversed } }), {
			id: stack.id,
			name: 'Other way round',
			tiers: { ids: reversed },
			updated_at: timestamp,
		})
		await api.promotions.stack.delete(campaign.id, stack.id)
		await refuses(api.promotions.stack.get(campaign.id, stack.id), {
			code: 404,
			key: 'not_found',
			resource_type: 'promotion_stack',
		})
	})
})
