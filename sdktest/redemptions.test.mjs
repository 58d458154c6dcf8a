import assert from 'node:assert/strict'
import { it } from 'node:test'
import { coupon, coupons, fiveOff, redeemable, tenPercent, uniqueCode, withEachCredential } from './api.mjs'
import { absent, empty, matches, refuses, timestamp } from './match.mjs'

withEachCredential('validations', (api) => {
	it('calculate a stack in the order of the request and write nothing', async () => {
		const first = await coupon(api, { redemption: { quantity: 1 } })
		const second = await coupon(api, { discount: fiveOff })
		const source = uniqueCode('order')
		const answer = await api.validations.validateStackable({
			redeemables: [redeemable(first.code), redeemable(second.code)],
			order: { source_id: source, amount: 20000 },
			customer: { source_id: uniqueCode('looker') },
		})
		matches(answer, {
			id: /^valid_/,
			valid: true,
			redeemables: [
				{
					status: 'APPLICABLE',
					id: first.code,
					object: 'voucher',
					result: { discount: tenPercent },
					order: { amount: 20000, total_discount_amount: 2000, total_applied_discount_amount: 2000, total_amount: 18000 },
					applicable_to: { object: 'list', data_ref: 'data', data: [], total: 0 },
				},
				{
					status: 'APPLICABLE',
					id: second.code,
					result: { discount: fiveOff },
					order: { total_discount_amount: 2500, total_applied_discount_amount: 500, total_amount: 17500 },
				},
			],
			inapplicable_redeemables: absent,
			skipped_redeemables: absent,
			order: {
				source_id: source,
				amount: 20000,
				discount_amount: 2500,
				total_discount_amount: 2500,
				applied_discount_amount: 2500,
				total_applied_discount_amount: 2500,
				total_amount: 17500,
				object: 'order',
			},
			tracking_id: /^track_/,
			stacking_rules: { redeemables_limit: 30, applicable_redeemables_limit: 5, redeemables_application_mode: 'ALL' },
		})
		matches(await api.vouchers.get(first.code), { redemption: { redeemed_quantity: 0 } })
		await refuses(api.orders.get(source), { code: 404, key: 'not_found' })
	})

	it('calculate with lines', async () => {
		const code = await coupon(api, { discount: { type: 'PERCENT', percent_off: 20, effect: 'APPLY_TO_ITEMS' } })
		matches(
			await api.validations.validateStackable({
				redeemables: [redeemable(code.code)],
				order: {
					items: [
						{ product_id: 'shirt', quantity: 2, price: 3000 },
						{ product_id: 'mug', quantity: 1, price: 1500 },
					],
				},
			}),
			{
				valid: true,
				order: {
					amount: 7500,
					items_discount_amount: 1500,
					total_discount_amount: 1500,
					total_amount: 6000,
					items: [
						{ quantity: 2, amount: 6000, discount_amount: 1200, subtotal_amount: 4800 },
						{ quantity: 1, amount: 1500, discount_amount: 300, subtotal_amount: 1200 },
					],
				},
			},
		)
	})

	it('say why a code does not apply', async () => {
		const unknown = uniqueCode('NOPE')
		matches(await api.validations.validateStackable({ redeemables: [redeemable(unknown)], order: { amount: 100 } }), {
			valid: false,
			redeemables: [{ status: 'INAPPLICABLE', id: unknown }],
			inapplicable_redeemables: [
				{
					status: 'INAPPLICABLE',
					id: unknown,
					object: 'voucher',
					result: {
						error: {
							code: 404,
							key: 'not_found',
							message: 'Resource not found',
							details: `Cannot find voucher with id ${unknown}`,
							resource_id: unknown,
							resource_type: 'voucher',
						},
					},
				},
			],
			order: absent,
		})
		const { code } = await coupon(api, { start_date: '2099-01-01T00:00:00Z' })
		matches(await api.validations.validateStackable({ redeemables: [redeemable(code)], order: { amount: 100 } }), {
			valid: false,
			inapplicable_redeemables: [{ id: code, result: { error: { key: 'voucher_not_active' } } }],
		})
	})

	it('refuse the same code twice', async () => {
		const { code } = await coupon(api)
		await refuses(
			api.validations.validateStackable({ redeemables: [redeemable(code), redeemable(code)], order: { amount: 100 } }),
			{ code: 400, key: 'duplicated_redeemables' },
		)
	})
})

withEachCredential('redemptions', (api) => {
	it('use a code, are listed, and return the use when rolled back', async () => {
		const campaign = await coupons(api, 1, { voucher: { redemption: { quantity: 1 } } })
		const [voucher] = (await api.vouchers.list({ campaign: campaign.name })).vouchers
		const customer = { source_id: uniqueCode('buyer'), name: 'Grace Hopper', email: 'grace@example.com' }
		const source = uniqueCode('order')
		const answer = await api.redemptions.redeemStackable({
			redeemables: [redeemable(voucher.code)],
			order: { source_id: source, amount: 20000 },
			customer,
			metadata: { till: 4 },
		})
		matches(answer, {
			redemptions: [
				{
					id: /^r_[0-9a-f]+$/,
					object: 'redemption',
					date: timestamp,
					result: 'SUCCESS',
					status: 'SUCCEEDED',
					metadata: { till: 4 },
					tracking_id: /^track_/,
					customer_id: /^cust_/,
					customer: { source_id: customer.source_id, name: 'Grace Hopper', object: 'customer' },
					related_object_type: 'voucher',
					related_object_id: voucher.id,
					redemption: empty,
					amount: empty,
					voucher: { code: voucher.code, campaign: campaign.name, redemption: { quantity: 1, redeemed_quantity: 1 } },
					order: { amount: 20000, total_discount_amount: 2000, total_amount: 18000 },
				},
			],
			parent_redemption: absent,
			inapplicable_redeemables: [],
			skipped_redeemables: [],
			order: {
				id: /^ord_/,
				source_id: source,
				status: 'PAID',
				amount: 20000,
				discount_amount: 2000,
				total_discount_amount: 2000,
				total_amount: 18000,
				customer_id: /^cust_/,
				object: 'order',
			},
		})
		const [{ id }] = answer.redemptions
		matches(answer.order.redemptions, {
			[id]: { related_object_type: 'voucher', related_object_id: voucher.id, related_object_parent_id: campaign.id },
		})

		matches(await api.orders.get(source), { id: answer.order.id, status: 'PAID', total_amount: 18000 })
		matches(await api.redemptions.get(id), {
			id,
			result: 'SUCCESS',
			status: 'SUCCEEDED',
			metadata: { till: 4 },
			voucher: { id: voucher.id, code: voucher.code, campaign: campaign.name, campaign_id: campaign.id, object: 'voucher' },
			order: { source_id: source },
		})
		matches(await api.redemptions.list({ customer: customer.source_id }), {
			object: 'list',
			data_ref: 'redemptions',
			total: 1,
			redemptions: [{ id, result: 'SUCCESS', related_object_id: voucher.id }],
		})
		matches(await api.redemptions.getForVoucher(voucher.code), {
			object: 'list',
			data_ref: 'redemption_entries',
			quantity: 1,
			redeemed_quantity: 1,
			total: 1,
			redemption_entries: [{ id, object: 'redemption' }],
		})

		const again = api.redemptions.redeemStackable({ redeemables: [redeemable(voucher.code)], order: { amount: 5000 } })
		await refuses(again, { code: 400, key: 'quantity_exceeded', resource_id: /^rf_/, resource_type: 'redemption' })

		const rollback = await api.redemptions.rollback(id, { reason: 'changed her mind' })
		matches(rollback, {
			id: /^rr_/,
			object: 'redemption_rollback',
			redemption: id,
			reason: 'changed her mind',
			result: 'SUCCESS',
			status: 'SUCCEEDED',
			date: timestamp,
			order: { source_id: source, status: 'CANCELED', total_amount: 20000 },
			voucher: { code: voucher.code, redemption: { redeemed_quantity: 0 } },
		})
		matches(await api.redemptions.get(id), {
			status: 'ROLLED_BACK',
			related_redemptions: { rollbacks: [{ id: rollback.id }] },
		})
		matches(await api.orders.get(source), { status: 'CANCELED', amount: 20000, total_amount: 20000 })
		await refuses(api.redemptions.rollback(id), {
			code: 400,
			key: 'already_rolled_back',
			resource_id: /^rrf_/,
			resource_type: 'redemption_rollback',
		})
		const byCode = { voucher_code: { conditions: { $in: [voucher.code] } } }
		const { redemptions } = await api.redemptions.list({ filters: byCode, limit: 100 })
		assert.deepEqual(redemptions.map((r) => r.id.replace(/_.*/, '')).sort(), ['r', 'rf', 'rr', 'rrf'])
		matches(await api.redemptions.list({ filters: byCode, result: 'SUCCESS' }), { total: 2 })
	})

	it('of a stack succeed and are rolled back together', async () => {
		const first = await coupon(api)
		const second = await coupon(api, { discount: fiveOff })
		const stack = await api.redemptions.redeemStackable({
			redeemables: [redeemable(first.code), redeemable(second.code)],
			order: { amount: 20000 },
			customer: { source_id: uniqueCode('buyer') },
		})
		const parent = stack.parent_redemption?.id
		matches(stack, {
			parent_redemption: { id: /^r_/, related_object_type: 'redemption', related_object_id: parent, result: 'SUCCESS' },
			redemptions: [
				{ redemption: parent, related_object_id: first.id, result: 'SUCCESS' },
				{ redemption: parent, related_object_id: second.id, result: 'SUCCESS' },
			],
			order: { total_discount_amount: 2500, total_amount: 17500, status: 'PAID' },
		})
		const children = stack.redemptions.map(({ id }) => id)
		matches(stack.order.redemptions, { [parent]: { related_object_type: 'redemption', stacked: children } })
		await refuses(api.redemptions.rollback(children[0]), { code: 400, key: 'invalid_redemption_parent' })
		await refuses(api.redemptions.rollback(parent), { code: 400, key: 'invalid_redemption' })

		matches(await api.redemptions.rollbackStackable(parent, {}, { reason: 'returned' }), {
			parent_rollback: { id: /^rr_/, redemption: parent, reason: 'returned', result: 'SUCCESS' },
			rollbacks: [{ redemption: children[0] }, { redemption: children[1] }],
			order: { status: 'CANCELED', total_amount: 20000 },
		})
		for (const { code } of [first, second]) {
			matches(await api.vouchers.get(code), { redemption: { redeemed_quantity: 0 } })
		}
	})

	it('of a stack with a spent code change nothing', async () => {
		const good = await coupon(api)
		const spent = await coupon(api, { redemption: { quantity: 1 } })
		await api.redemptions.redeemStackable({ redeemables: [redeemable(spent.code)], order: { amount: 1000 } })
		await refuses(
			api.redemptions.redeemStackable({ redeemables: [redeemable(good.code), redeemable(spent.code)], order: { amount: 1000 } }),
			{ code: 400, key: 'quantity_exceeded' },
		)
		matches(await api.vouchers.get(good.code), { redemption: { redeemed_quantity: 0 } })
	})

	it('of the last use succeed once when made concurrently', async () => {
		const { code } = await coupon(api, { redemption: { quantity: 1 } })
		const tries = await Promise.allSettled(
			Array.from({ length: 10 }, () =>
				api.redemptions.redeemStackable({ redeemables: [redeemable(code)], order: { amount: 1000 } }),
			),
		)
		assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1)
		for (const { reason } of tries.filter(({ status }) => status === 'rejected')) {
			assert.match(reason.key ?? reason.stack, /^(quantity_exceeded|multiple_requests)$/)
		}
		matches(await api.vouchers.get(code), { redemption: { redeemed_quantity: 1 } })
	})
})
