import assert from 'node:assert/strict'
import { it } from 'node:test'
import { coupons, finished, campaignReady, tenPercent, unique, uniqueCode, until, withEachCredential } from './api.mjs'
import { empty, matches, refuses, timestamp } from './match.mjs'

const emptyList = { object: 'list', data_ref: 'data', data: [], total: 0 }

withEachCredential('campaigns', (api) => {
	it('with one code are complete in the answer', async () => {
		const name = unique('Newsletter')
		const campaign = await api.campaigns.create({
			name,
			campaign_type: 'DISCOUNT_COUPONS',
			type: 'AUTO_UPDATE',
			vouchers_count: 1,
			voucher: { type: 'DISCOUNT_VOUCHER', discount: tenPercent },
		})
		matches(campaign, {
			id: /^camp_[0-9a-f]+$/,
			name,
			campaign_type: 'DISCOUNT_COUPONS',
			type: 'AUTO_UPDATE',
			vouchers_count: 1,
			active: true,
			auto_join: false,
			join_once: false,
			use_voucher_metadata_schema: true,
			protected: false,
			creation_status: 'DONE',
			vouchers_generation_status: 'DONE',
			voucher: {
				type: 'DISCOUNT_VOUCHER',
				discount: tenPercent,
				is_referral_code: false,
				redemption: { quantity: empty },
				code_config: { length: 8, pattern: '########', prefix: empty, postfix: empty },
			},
			categories: [],
			validation_rules_assignments: emptyList,
			access_settings_assignments: emptyList,
			description: empty,
			metadata: empty,
			start_date: empty,
			expiration_date: empty,
			promotion: empty,
			created_at: timestamp,
			object: 'campaign',
		})
		matches(await api.campaigns.get(campaign.id), { id: campaign.id, name, vouchers_count: 1 })
		matches(await api.campaigns.get(name), { id: campaign.id })
		matches(await api.vouchers.list({ campaign: name }), {
			object: 'list',
			data_ref: 'vouchers',
			total: 1,
			vouchers: [{ campaign: name, campaign_id: campaign.id, code: /^[0-9A-Za-z]{8}$/, discount: tenPercent }],
		})
	})

	it('with twenty codes get them in the background', async () => {
		const name = unique('Mailing')
		const created = await api.campaigns.create({
			name,
			campaign_type: 'DISCOUNT_COUPONS',
			vouchers_count: 20,
			voucher: {
				type: 'DISCOUNT_VOUCHER',
				discount: { type: 'AMOUNT', amount_off: 1500, effect: 'APPLY_TO_ORDER' },
				redemption: { quantity: 1 },
				code_config: { prefix: 'MAIL-', pattern: '####-####', charset: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' },
			},
			metadata: { season: 'summer', budget: 12 },
		})
		matches(created, { name, vouchers_generation_status: /^(IN_PROGRESS|DONE)$/, metadata: { season: 'summer', budget: 12 } })

		matches(await campaignReady(api, name), { vouchers_count: 20, vouchers_generation_status: 'DONE' })
		const { vouchers, total } = await api.vouchers.list({ campaign_id: created.id, limit: 100 })
		assert.equal(total, 20)
		assert.equal(new Set(vouchers.map(({ code }) => code)).size, 20)
		for (const voucher of vouchers) {
			matches(voucher, {
				code: /^MAIL-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/,
				type: 'DISCOUNT_VOUCHER',
				discount: { type: 'AMOUNT', amount_off: 1500 },
				redemption: { quantity: 1, redeemed_quantity: 0 },
				active: true,
			})
		}
		const { async_actions: actions, ...list } = await api.asyncActions.list({ limit: 100 })
		matches(list, { object: 'list', data_ref: 'async_actions' })
		matches(actions.find(({ type, status }) => type === 'CAMPAIGN.VOUCHERS_GENERATE' && status === 'DONE'), {
			id: /^aa_/,
			object: 'async_action',
			result: empty,
			created_at: timestamp,
		})
	})

	it('generate one more code at once and several in the background', async () => {
		const campaign = await coupons(api, 1)
		const one = await api.campaigns.addVoucher(campaign.name, {
			metadata: { channel: 'flyer' },
			additional_info: 'printed',
			redemption: { quantity: 3 },
		})
		matches(one, {
			id: /^v_/,
			code: /^[0-9A-Za-z]{8}$/,
			campaign: campaign.name,
			campaign_id: campaign.id,
			discount: tenPercent,
			metadata: { channel: 'flyer' },
			additional_info: 'printed',
			redemption: { quantity: 3, redeemed_quantity: 0 },
			object: 'voucher',
		})

		const several = await api.campaigns.addVoucher(
			campaign.id,
			{ code_config: { pattern: 'DOOR-######', charset: '0123456789' } },
			{ vouchers_count: 5 },
		)
		matches(several, { async_action_id: /^aa_/ })
		matches(await finished(api, several.async_action_id), {
			id: several.async_action_id,
			type: 'CAMPAIGN.VOUCHERS_GENERATE',
			status: 'DONE',
			operation_status: 'SUCCESS',
			progress: 100,
			result: { done_count: 5, message: 'Generated 5 vouchers.' },
			object: 'async_action',
		})
		const { vouchers } = await api.vouchers.list({ campaign: campaign.name, limit: 50 })
		assert.equal(vouchers.length, 7)
		assert.equal(vouchers.filter(({ code }) => /^DOOR-\d{6}$/.test(code)).length, 5)
		matches(await api.campaigns.get(campaign.id), { vouchers_count: 7 })
	})

	it('accept a code with a given name, once', async () => {
		const campaign = await coupons(api, 1)
		const code = uniqueCode('WELCOME')
		matches(await api.campaigns.addCertainVoucher(campaign.name, code, { metadata: { for: 'Ada' } }), {
			code,
			campaign: campaign.name,
			metadata: { for: 'Ada' },
		})
		await refuses(api.campaigns.addCertainVoucher(campaign.name, code), {
			code: 409,
			key: 'duplicate_found',
			resource_type: 'voucher',
		})
	})

	it('refuse more codes than the pattern allows', async () => {
		await refuses(coupons(api, 20, { voucher: { code_config: { pattern: 'A#', charset: '01' } } }), {
			code: 400,
			key: 'invalid_code_config',
		})
	})

	it('are unique by name', async () => {
		const { name } = await coupons(api, 1)
		await refuses(coupons(api, 1, { name }), {
			code: 409,
			key: 'duplicate_found',
			resource_id: name,
			resource_type: 'campaign',
		})
	})

	it('change what an update names and keep the rest', async () => {
		const { id, name } = await coupons(api, 1, {
			description: 'before',
			metadata: { season: 'summer', budget: 12 },
			expiration_date: '2099-12-31T00:00:00.000Z',
		})
		await api.campaigns.update(id, { description: 'after', metadata: { budget: 15 }, start_date: '2020-01-01T00:00:00.000Z' })
		matches(await campaignReady(api, id), {
			name,
			description: 'after',
			metadata: { season: 'summer', budget: 15 },
			start_date: '2020-01-01T00:00:00.000Z',
			expiration_date: '2099-12-31T00:00:00.000Z',
			updated_at: timestamp,
		})
		await api.campaigns.update(name, { expiration_date: null })
		matches(await campaignReady(api, id), { expiration_date: empty, description: 'after' })
	})

	it('apply only while they are enabled', async () => {
		const campaign = await coupons(api, 1)
		const { vouchers } = await api.vouchers.list({ campaign: campaign.name })
		const validate = () =>
			api.validations.validateStackable({
				redeemables: [{ object: 'voucher', id: vouchers[0].code }],
				order: { amount: 10000 },
			})
		matches(await api.campaigns.disable(campaign.id), {})
		matches(await api.campaigns.get(campaign.id), { active: false })
		matches(await validate(), {
			valid: false,
			inapplicable_redeemables: [{ result: { error: { code: 400, key: 'voucher_disabled' } } }],
		})
		matches(await api.campaigns.enable(campaign.id), {})
		matches(await api.campaigns.get(campaign.id), { active: true })
		matches(await validate(), { valid: true })
	})

	it('are found by filters and paged', async () => {
		const first = await coupons(api, 1)
		const second = await coupons(api, 1)
		const either = { campaigns: { conditions: { $in: [first.name, second.name] } } }
		matches(await api.campaigns.list({ filters: either, order: 'created_at' }), {
			object: 'list',
			data_ref: 'campaigns',
			total: 2,
			campaigns: [{ id: first.id }, { id: second.id }],
		})
		matches(await api.campaigns.list({ filters: either, order: '-created_at', limit: 1, page: 2 }), {
			total: 2,
			campaigns: [{ id: first.id }],
		})
	})

	it('are deleted with their codes when deleted with force', async () => {
		const { id, name } = await coupons(api, 2)
		const code = uniqueCode('KEPT')
		await api.campaigns.addCertainVoucher(id, code)
		const { async_action_id: job } = await api.campaigns.delete(name, { force: true })
		matches(await finished(api, job), {
			type: 'CAMPAIGN.VOUCHERS_DELETE',
			status: 'DONE',
			operation_status: 'SUCCESS',
			result: { done_count: 3, message: 'Deleted 3 vouchers.' },
		})
		await refuses(api.campaigns.get(id), { code: 404, key: 'not_found', resource_id: id, resource_type: 'campaign' })
		await refuses(api.vouchers.get(code), { code: 404, key: 'not_found', resource_type: 'voucher' })
		matches(await coupons(api, 1, { name }), { name })
		matches(await api.vouchers.create({ code, discount: tenPercent }), { code, campaign: empty })
	})

	it('keep their name and codes reserved in the trash when deleted without force', async () => {
		const { id, name } = await coupons(api, 1)
		const code = uniqueCode('BINNED')
		await api.campaigns.addCertainVoucher(id, code)
		const { async_action_id: job } = await api.campaigns.delete(id)
		matches(await finished(api, job), { status: 'DONE' })
		await until('the campaign is gone', () => api.campaigns.get(id).catch((error) => error), ({ code }) => code === 404)
		await refuses(coupons(api, 1, { name }), { code: 409, key: 'duplicate_found' })
		await refuses(api.vouchers.create({ code, discount: tenPercent }), { code: 409, key: 'duplicate_found' })
	})
})
