import assert from 'node:assert/strict'
import { it } from 'node:test'
import { coupon, redeemable, unique, withEachCredential } from './api.mjs'
import { matches, refuses, timestamp } from './match.mjs'

const above100 = { 1: { name: 'order.amount', conditions: { $more_than: [10000] } }, logic: '1' }

withEachCredential('validation rules', (api) => {
	it('are created, read, changed, listed and deleted', async () => {
		const name = unique('Above 100')
		const rule = await api.validationRules.create({ name, rules: above100, error: { message: 'Spend more than 100' } })
		matches(rule, {
			id: /^val_[0-9a-f]+$/,
			name,
			rules: above100,
			error: { message: 'Spend more than 100' },
			applicable_to: null,
			type: 'expression',
			context_type: 'global',
			created_at: timestamp,
			object: 'validation_rules',
		})
		matches(await api.validationRules.get(rule.id), { id: rule.id, name, rules: above100, assignments_count: 0 })
		const renamed = unique('Above 100, renamed')
		matches(await api.validationRules.update({ id: rule.id, name: renamed }), {
			id: rule.id,
			name: renamed,
			rules: above100,
			error: { message: 'Spend more than 100' },
			updated_at: timestamp,
		})
		const { data, ...list } = await api.validationRules.list({ limit: 100, order: '-created_at' })
		matches(list, { object: 'list', data_ref: 'data' })
		assert.ok(data.some(({ id }) => id === rule.id))

		await api.validationRules.delete(rule.id)
		await refuses(api.validationRules.get(rule.id), {
			code: 404,
			key: 'not_found',
			resource_id: rule.id,
			resource_type: 'validation_rules',
		})
	})

	it('decide about the voucher that they are assigned to', async () => {
		const rule = await api.validationRules.create({
			name: unique('Above 100'),
			rules: above100,
			error: { message: 'Spend more than 100' },
		})
		const voucher = await coupon(api)
		const assignment = await api.validationRules.createAssignment(rule.id, {
			related_object_type: 'voucher',
			related_object_id: voucher.id,
		})
		matches(assignment, {
			id: /^asgm_/,
			rule_id: rule.id,
			related_object_id: voucher.id,
			related_object_type: 'voucher',
			created_at: timestamp,
			object: 'validation_rules_assignment',
		})
		await refuses(
			api.validationRules.createAssignment(rule.id, { related_object_type: 'voucher', related_object_id: voucher.id }),
			{ code: 409, key: 'duplicate_found' },
		)
		matches(await api.validationRules.listAssignments(rule.id), { total: 1, data_ref: 'data', data: [{ id: assignment.id }] })
		matches(await api.validationRules.listRulesAssignments({ related_object_id: voucher.id }), {
			total: 1,
			data: [{ id: assignment.id, rule_id: rule.id }],
		})
		matches(await api.vouchers.get(voucher.code), {
			validation_rules_assignments: { total: 1, data: [{ id: assignment.id, rule_id: rule.id }] },
		})

		const worth = (amount) =>
			api.validations.validateStackable({ redeemables: [redeemable(voucher.code)], order: { amount } })
		matches(await worth(10000), {
			valid: false,
			inapplicable_redeemables: [
				{
					result: {
						error: {
							code: 400,
							key: 'order_rules_violated',
							message: 'order does not match validation rules',
							details: `Discount Coupon cannot be redeemed because of violated validation rules: ${rule.id}`,
							error: { message: 'Spend more than 100' },
						},
						details: { key: 'order_rules_violated', message: 'Spend more than 100' },
					},
				},
			],
		})
		matches(await worth(10001), { valid: true })
		await refuses(
			api.redemptions.redeemStackable({ redeemables: [redeemable(voucher.code)], order: { amount: 10000 } }),
			{ code: 400, key: 'order_rules_violated', error: { message: 'Spend more than 100' } },
		)

		await refuses(api.validationRules.delete(rule.id), { code: 400, key: 'resource_in_use' })
		await api.validationRules.deleteAssignment(rule.id, assignment.id)
		matches(await worth(10000), { valid: true })
		await api.validationRules.delete(rule.id)
	})

	it('choose the lines of an order that a discount applies to', async () => {
		const shirt = await api.products.create({ source_id: unique('shirt'), name: 'Shirt', price: 3000 })
		const rule = await api.validationRules.create({
			name: unique('Only shirts'),
			applicable_to: { included: [{ object: 'product', id: shirt.id, effect: 'APPLY_TO_EVERY' }] },
		})
		matches(rule, {
			applicable_to: {
				included: [
					{ object: 'product', id: shirt.id, strict: false, repeat: 1, skip_initially: 0, target: 'ITEM' },
				],
				included_all: false,
			},
		})
		const { code } = await coupon(api, {
			discount: { type: 'PERCENT', percent_off: 50, effect: 'APPLY_TO_ITEMS' },
			validation_rules: [rule.id],
		})
		matches(
			await api.validations.validateStackable({
				redeemables: [redeemable(code)],
				order: {
					items: [
						{ product_id: shirt.id, quantity: 1 },
						{ product_id: 'mug', quantity: 2, price: 1000 },
					],
				},
			}),
			{
				valid: true,
				order: {
					amount: 5000,
					total_discount_amount: 1500,
					total_amount: 3500,
					items: [{ discount_amount: 1500, subtotal_amount: 1500 }, { subtotal_amount: 2000 }],
				},
			},
		)
	})

	it('are refused when their logic names an unknown rule', async () => {
		await refuses(api.validationRules.create({ name: unique('Broken'), rules: { ...above100, logic: '1 and 2' } }), {
			code: 400,
			key: 'invalid_validation_rules',
		})
	})
})
