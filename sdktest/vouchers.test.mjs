import assert from 'node:assert/strict'
import { it } from 'node:test'
import { coupon, coupons, fiveOff, tenPercent, unique, uniqueCode, withEachCredential } from './api.mjs'
import { empty, matches, refuses, timestamp } from './match.mjs'

withEachCredential('vouchers', (api) => {
	it('are created, and read by code and by id', async () => {
		const code = uniqueCode('COUPON')
		const created = await api.vouchers.create({
			code,
			type: 'DISCOUNT_VOUCHER',
			discount: tenPercent,
			redemption: { quantity: 10 },
			start_date: '2020-01-01T00:00:00Z',
			expiration_date: '2099-01-01T00:00:00Z',
			validity_day_of_week: [0, 1, 2, 3, 4, 5, 6],
			additional_info: 'for the fair',
			metadata: { stand: 'B12', visitors: 400, vip: true },
		})
		matches(created, {
			id: /^v_[0-9a-f]+$/,
			code,
			type: 'DISCOUNT_VOUCHER',
			discount: tenPercent,
			gift: null,
			loyalty_card: null,
			campaign: null,
			campaign_id: null,
			category: null,
			category_id: null,
			start_date: '2020-01-01T00:00:00.000Z',
			expiration_date: '2099-01-01T00:00:00.000Z',
			validity_timeframe: null,
			validity_day_of_week: [0, 1, 2, 3, 4, 5, 6],
			active: true,
			additional_info: 'for the fair',
			metadata: { stand: 'B12', visitors: 400, vip: true },
			is_referral_code: false,
			holder_id: empty,
			updated_at: null,
			created_at: timestamp,
			categories: [],
			publish: { object: 'list', count: 0, url: `/v1/vouchers/${code}/publications?page=1&limit=10` },
			redemption: {
				object: 'list',
				quantity: 10,
				redeemed_quantity: 0,
				url: `/v1/vouchers/${code}/redemptions?page=1&limit=10`,
			},
			validation_rules_assignments: { object: 'list', data_ref: 'data', data: [], total: 0 },
			object: 'voucher',
		})
		assert.deepEqual(await api.vouchers.get(code), created)
		assert.deepEqual(await api.vouchers.get(created.id), created)
	})

	it('get a code of eight characters when none is given', async () => {
		matches(await api.vouchers.create({ type: 'DISCOUNT_VOUCHER', discount: fiveOff }), {
			code: /^[0-9A-Za-z]{8}$/,
			discount: fiveOff,
			metadata: {},
		})
	})

	it('may have any text as their code', async () => {
		const code = unique('50% off/today? #1 & "more" ü')
		matches(await api.vouchers.create({ code, discount: fiveOff }), { code, type: 'DISCOUNT_VOUCHER' })
		matches(await api.vouchers.get(code), { code })
		matches(await api.vouchers.disable(code), { code, active: false })
	})

	it('have a code of their own', async () => {
		const { code } = await coupon(api)
		await refuses(coupon(api, { code }), { code: 409, key: 'duplicate_found', resource_type: 'voucher' })
	})

	it('are listed by filters, newest first, in pages', async () => {
		const campaign = await coupons(api, 1)
		const codes = ['A', 'B', 'C'].map((letter) => uniqueCode(`LIST-${letter}`))
		for (const code of codes) await api.campaigns.addCertainVoucher(campaign.id, code)
		const listed = { campaign_ids: { conditions: { $in: [campaign.id] } }, code: { conditions: { $starts_with: 'LIST-' } } }

		matches(await api.vouchers.list({ filters: listed }), {
			object: 'list',
			data_ref: 'vouchers',
			total: 3,
			vouchers: [{ code: codes[2] }, { code: codes[1] }, { code: codes[0] }],
		})
		matches(await api.vouchers.list({ filters: listed, order: 'code', limit: 2, page: 2 }), {
			total: 3,
			vouchers: [{ code: codes[2] }],
		})
		const neither = { code: { conditions: { $not_in: [codes[0], codes[1]] } }, campaign_ids: listed.campaign_ids }
		matches(await api.vouchers.list({ filters: neither, order: 'created_at' }), {
			total: 2,
			vouchers: [{ campaign_id: campaign.id }, { code: codes[2] }],
		})
		const either = { junction: 'or', code: { conditions: { $is: codes[0] } }, campaign_ids: { conditions: { $is: 'camp_unknown' } } }
		matches(await api.vouchers.list({ filters: either }), { total: 1, vouchers: [{ code: codes[0] }] })
	})

	it('change what an update names and keep the rest', async () => {
		const { code } = await coupon(api, { metadata: { stand: 'B12', vip: true }, additional_info: 'before' })
		matches(
			await api.vouchers.update({ code, metadata: { stand: 'C3' }, expiration_date: '2099-06-30T00:00:00Z', discount: { type: 'PERCENT', percent_off: 15 } }),
			{
				code,
				metadata: { stand: 'C3', vip: true },
				expiration_date: '2099-06-30T00:00:00.000Z',
				discount: { type: 'PERCENT', percent_off: 15 },
				additional_info: 'before',
				updated_at: timestamp,
			},
		)
		matches(await api.vouchers.update({ code, expiration_date: null, additional_info: null }), {
			expiration_date: null,
			additional_info: null,
			metadata: { stand: 'C3', vip: true },
		})
		await refuses(api.vouchers.update({ code, discount: fiveOff }), { code: 400, key: 'invalid_voucher' })
	})

	it('belong to a category by name', async () => {
		const category = await api.categories.create({ name: unique('Seasonal'), hierarchy: 3 })
		const { code } = await coupon(api, { category: category.name })
		matches(await api.vouchers.get(code), {
			category: category.name,
			category_id: category.id,
			categories: [{ id: category.id, name: category.name, hierarchy: 3, object: 'category' }],
		})
		matches(await api.vouchers.list({ category: category.name }), { total: 1, vouchers: [{ code }] })
	})

	it('answer in full when disabled and enabled', async () => {
		const { code, id } = await coupon(api)
		matches(await api.vouchers.disable(code), { id, code, active: false, discount: tenPercent, object: 'voucher' })
		matches(await api.vouchers.enable(code), { id, code, active: true })
	})

	it('free their code when deleted with force, and reserve it otherwise', async () => {
		const freed = await coupon(api)
		await api.vouchers.delete(freed.code, { force: true })
		await refuses(api.vouchers.get(freed.code), {
			code: 404,
			key: 'not_found',
			resource_id: freed.code,
			resource_type: 'voucher',
		})
		assert.notEqual((await coupon(api, { code: freed.code })).id, freed.id)

		const binned = await coupon(api)
		await api.vouchers.delete(binned.code)
		await refuses(api.vouchers.get(binned.code), { code: 404, key: 'not_found' })
		await refuses(coupon(api, { code: binned.code }), { code: 409, key: 'duplicate_found' })
	})

	it('carry a gift balance that is added to and spent', async () => {
		const code = uniqueCode('GIFT')
		matches(await api.vouchers.create({ code, type: 'GIFT_VOUCHER', gift: { amount: 10000, effect: 'APPLY_TO_ORDER' } }), {
			gift: { amount: 10000, balance: 10000, subtracted_amount: 0, effect: 'APPLY_TO_ORDER' },
			discount: null,
		})
		matches(await api.vouchers.balance.create(code, { amount: 500 }), {
			amount: 500,
			total: 10500,
			balance: 10500,
			type: 'gift_voucher',
			operation_type: 'MANUAL',
			object: 'balance',
			related_object: { type: 'voucher', id: /^v_/ },
		})
		await refuses(api.vouchers.balance.create(code, { amount: -10501 }), { code: 400, key: 'gift_amount_exceeded' })

		matches(
			await api.redemptions.redeemStackable({
				redeemables: [{ object: 'voucher', id: code, gift: { credits: 3000 } }],
				order: { amount: 5000 },
			}),
			{
				redemptions: [{ result: 'SUCCESS', amount: 3000, gift: { amount: 3000 }, voucher: { gift: { balance: 7500 } } }],
				order: { amount: 5000, total_discount_amount: 3000, total_amount: 2000 },
			},
		)
		matches(await api.vouchers.get(code), {
			gift: { amount: 10500, balance: 7500 },
			redemption: { redeemed_quantity: 1, redeemed_amount: 3000 },
		})
		const { data, ...list } = await api.vouchers.listTransactions(code, { order: '-id' })
		matches(list, { object: 'list', data_ref: 'data', has_more: false })
		matches(data.slice(0, 2), [
			{ id: /^vtx_/, type: 'CREDITS_REDEMPTION', details: { balance: { total: 10500, amount: -3000, balance: 7500 } } },
			{ id: /^vtx_/, type: 'CREDITS_ADDITION', details: { balance: { total: 10500, amount: 500, balance: 10500 } } },
		])
	})
})

withEachCredential('publications', (api) => {
	it('give a customer a code of a campaign', async () => {
		const campaign = await coupons(api, 1, { type: 'STATIC' })
		const customer = { source_id: uniqueCode('ada'), name: 'Ada Lovelace', email: 'ada@example.com' }
		const publication = await api.distributions.publications.create({
			campaign: { name: campaign.name },
			customer,
			channel: 'newsletter',
			metadata: { issue: 7 },
		})
		matches(publication, {
			id: /^pub_/,
			result: 'SUCCESS',
			channel: 'newsletter',
			metadata: { issue: 7 },
			customer_id: /^cust_/,
			customer: { source_id: customer.source_id, name: 'Ada Lovelace', email: 'ada@example.com', object: 'customer' },
			voucher: { code: /./, campaign: campaign.name, publish: { count: 1 } },
			vouchers_id: [/^v_/],
			created_at: timestamp,
			object: 'publication',
		})
		const { voucher } = publication
		matches(await api.vouchers.get(voucher.code), { holder_id: publication.customer_id, publish: { count: 1 } })
		matches(await api.vouchers.list({ customer: customer.source_id }), { total: 1, vouchers: [{ code: voucher.code }] })
		matches(await api.distributions.publications.list({ customer: customer.source_id }), {
			object: 'list',
			data_ref: 'publications',
			total: 1,
			publications: [{ id: publication.id, result: 'SUCCESS' }],
		})
		matches(await api.customers.get(customer.source_id), { id: publication.customer_id, name: 'Ada Lovelace' })

		await refuses(
			api.distributions.publications.create({ campaign: { name: campaign.name }, customer: { source_id: uniqueCode('bob') } }),
			{ code: 400, key: 'no_voucher_suitable_for_publication' },
		)
		await refuses(
			api.distributions.publications.create({ voucher: voucher.code, customer: { source_id: uniqueCode('eve') } }),
			{ code: 400, key: 'voucher_already_published' },
		)
	})

	it('make further codes where the campaign allows it', async () => {
		const campaign = await coupons(api, 1, { type: 'AUTO_UPDATE' })
		const publication = await api.distributions.publications.create({
			campaign: { name: campaign.name, count: 3 },
			customer: { source_id: uniqueCode('team') },
		})
		assert.equal(new Set(publication.vouchers).size, 3)
		matches(publication, { vouchers_id: [/^v_/, /^v_/, /^v_/], result: 'SUCCESS' })
		for (const code of publication.vouchers) {
			matches(await api.vouchers.get(code), { holder_id: publication.customer_id, campaign: campaign.name })
		}
	})

	it('need a voucher or a campaign', async () => {
		await refuses(api.distributions.publications.create({ customer: { source_id: uniqueCode('nobody') } }), {
			code: 400,
			key: 'missing_vouchers',
		})
	})
})
