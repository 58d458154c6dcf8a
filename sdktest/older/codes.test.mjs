import assert from 'node:assert/strict'
import { it } from 'node:test'
import utils from 'voucherify/utils.js'
import { fiveOff, tenPercent, unique, uniqueCode, until, withKeys } from '../api.mjs'
import { absent, matches, refuses, timestamp } from '../match.mjs'
import { withEachVersion } from './older.mjs'

// The older client has no calls for async actions. They are read with the SDK.
const api = withKeys()

function coupon(client, fields) {
	return client.vouchers.create({ code: uniqueCode('OLD'), type: 'DISCOUNT_VOUCHER', discount: tenPercent, ...fields })
}

async function coupons(client, count, type = 'AUTO_UPDATE') {
	const { name } = await client.campaigns.create({ name: unique('Old coupons'), type, vouchers_count: count, voucher: { type: 'DISCOUNT_VOUCHER', discount: tenPercent } })
	return until('the campaign has its codes', () => client.campaigns.get(name), ({ creation_status: status }) => status === 'DONE')
}

const awaited = (id) => until(`async action ${id} has ended`, () => api.asyncActions.get(id), ({ status }) => status === 'DONE')

withEachVersion('vouchers', (client) => {
	it('are created, read, changed and deleted', async () => {
		const { code, id } = await coupon(client, { metadata: { stand: 'B12' } })
		matches(await client.vouchers.get(code), { id, code, type: 'DISCOUNT_VOUCHER', discount: tenPercent, metadata: { stand: 'B12' }, created_at: timestamp, object: 'voucher' })
		matches(await client.vouchers.update({ code, additional_info: 'late', metadata: { vip: true } }), { code, additional_info: 'late', metadata: { stand: 'B12', vip: true } })
		matches(await client.vouchers.disable(code), { code, active: false })
		matches(await client.vouchers.enable(code), { code, active: true })
		await client.vouchers.delete(code, { force: true })
		await refuses(client.vouchers.get(code), { code: 404, key: 'not_found', resource_id: code, resource_type: 'voucher' })
	})

	it('are passed to callbacks, as are refusals', async () => {
		const { code } = await coupon(client)
		const answerOf = (ask) => new Promise((resolve) => ask((error, answer) => resolve({ error, answer })))
		matches(await answerOf((callback) => client.vouchers.get(code, callback)), { error: null, answer: { code } })
		const none = uniqueCode('NONE')
		matches(await answerOf((callback) => client.vouchers.get(none, callback)), { error: { code: 404, key: 'not_found', message: 'Resource not found' }, answer: absent })
	})

	it('are listed, and are imported by a job', async () => {
		const category = unique('Imported')
		await api.categories.create({ name: category, hierarchy: 1 })
		const codes = [uniqueCode('ONE'), uniqueCode('TWO')]
		const { async_action_id: job } = await client.vouchers.import([
			{ code: codes[0], type: 'DISCOUNT_VOUCHER', discount: { type: 'UNIT', unit_off: 1, unit_type: 'prod_none' }, category },
			{ code: codes[1], type: 'GIFT_VOUCHER', gift: { amount: 1000 }, category },
		])
		matches(await awaited(job), { status: 'DONE', type: /IMPORT/ })
		const listed = await client.vouchers.list({ category, order: 'code', limit: 10, page: 1 })
		matches(listed, { object: 'list', total: 2, vouchers: [{ code: codes[0], discount: { type: 'UNIT', unit_off: 1 } }, { code: codes[1], gift: { amount: 1000, balance: 1000 } }] })
		assert.ok((await client.vouchers.list()).total >= 2)
	})

	it('have a balance that is added to and spent', async () => {
		const { code } = await client.vouchers.create({ code: uniqueCode('GIFT'), type: 'GIFT_VOUCHER', gift: { amount: 5000 } })
		matches(await client.vouchers.balance.create(code, { amount: 250 }), { amount: 250, balance: 5250, total: 5250, object: 'balance' })
		matches(await client.redemptions.redeem(code, { order: { amount: 3000 } }), { result: 'SUCCESS', amount: 3000, order: { total_amount: 0 }, voucher: { code, gift: { balance: 2250 } } })
		matches(await client.redemptions.redeem(code, { order: { amount: 3000 }, gift: { credits: 50 } }), { amount: 50, voucher: { gift: { balance: 2200 } } })
		assert.equal(utils.calculatePrice(30, await client.vouchers.get(code)), 8)
	})

	it('qualify for a customer', async () => {
		const { code } = await coupon(client)
		const page = await client.vouchers.qualifications.examine({ customer: { source_id: uniqueCode('ann') }, order: { amount: 1000 } })
		matches(page, { object: 'list', data_ref: 'data', id: /^qual_/ })
		assert.ok(page.data.some((voucher) => voucher.code === code))
		matches(await client.vouchers.qualifications.examine({}, { audienceRulesOnly: true, limit: 10 }), { object: 'list', data_ref: 'data' })
	})
})

withEachVersion('campaigns', (client) => {
	it('are created, read, changed, listed and deleted', async () => {
		const { name, id } = await coupons(client, 2)
		matches(await client.campaigns.get(name), { id, name, type: 'AUTO_UPDATE', campaign_type: 'DISCOUNT_COUPONS', vouchers_count: 2, voucher: { discount: tenPercent } })
		matches(await client.campaigns.update(name, { description: 'For all' }), { id, name, description: 'For all' })
		matches(await client.campaigns.addVoucher(name), { campaign: name, discount: tenPercent })
		matches(await client.campaigns.addVoucher(id, { metadata: { table: 4 } }), { campaign: name, metadata: { table: 4 } })
		const code = uniqueCode('OWN')
		const { async_action_id: job } = await client.campaigns.importVouchers(name, [{ code }])
		await awaited(job)
		matches(await client.vouchers.get(code), { campaign: name, discount: tenPercent })
		matches(await client.campaigns.list({ limit: 1 }), { object: 'list', data_ref: 'campaigns', campaigns: [{ object: 'campaign' }] })
		await client.campaigns.delete(name, { force: true })
		await refuses(client.campaigns.get(name), { code: 404, key: 'not_found' })
	})

	it('qualify', async () => {
		const { name } = await coupons(client, 1)
		const { data } = await client.campaigns.qualifications.examine({ customer: { source_id: uniqueCode('ann') } }, { limit: 50, order: '-created_at' })
		assert.ok(data.some((campaign) => campaign.name === name))
	})
})

withEachVersion('distributions', (client, version) => {
	it('publish a code to a customer', async () => {
		const { name } = await coupons(client, 1)
		const customer = { source_id: uniqueCode('ann'), name: 'Ann' }
		const published = await client.distributions.publish({ campaign: name, customer, channel: 'Email', metadata: { issue: 7 } })
		const other = await client.distributions.publications.create({ campaign: { name, count: 1 }, customer, channel: 'Email' })
		for (const answer of [published, other]) {
			if (version === 'v2017-04-05') matches(answer, { object: 'voucher', campaign: name, publish: { count: 1 } })
			else matches(answer, { object: 'publication', id: /^pub_/, customer: { source_id: customer.source_id }, voucher: { campaign: name, publish: { count: 1 } } })
		}
		matches(await client.distributions.publications.list({ customer: customer.source_id, order: 'created_at' }), {
			object: 'list', total: 2, publications: [{ channel: 'Email', metadata: { issue: 7 } }, { channel: 'Email', metadata: {} }],
		})
		await refuses(client.vouchers.get('publish'), { code: 404, key: 'not_found' })
	})

	it('export', async () => {
		const { id } = await client.distributions.exports.create({ exported_object: 'voucher', parameters: { fields: ['code', 'voucher_type'] } })
		const done = await until(`export ${id} is there`, () => client.distributions.exports.get(id), ({ status }) => status === 'DONE')
		matches(done, { object: 'export', exported_object: 'voucher', result: { url: /^http/ } })
		await client.distributions.exports.delete(id)
		await refuses(client.distributions.exports.get(id), { code: 404, key: 'not_found' })
	})
})

withEachVersion('validations and redemptions', (client) => {
	it('give the same result', async () => {
		const { code } = await coupon(client, { redemption: { quantity: 2 } })
		const customer = { source_id: uniqueCode('ann'), email: 'ann@example.com' }
		const validated = await client.validations.validate(code, { order: { amount: 2000 }, customer })
		matches(validated, { valid: true, code, discount: tenPercent, order: { amount: 2000, total_discount_amount: 200, total_amount: 1800 } })
		assert.equal(utils.calculatePrice(20, validated), 18)
		const redeemed = await client.redemptions.redeem(code, { order: { amount: 2000 }, customer, metadata: { shop: 'Gdynia' } })
		matches(redeemed, { id: /^r_/, object: 'redemption', result: 'SUCCESS', metadata: { shop: 'Gdynia' }, order: { total_amount: 1800 }, voucher: { code, redemption: { redeemed_quantity: 1 } } })
		matches(await client.redemptions.list({ customer: redeemed.customer_id, limit: 5 }), { total: 1, redemptions: [{ id: redeemed.id, result: 'SUCCESS' }] })
		matches(await client.redemptions.getForVoucher(code), { quantity: 2, redeemed_quantity: 1, redemption_entries: [{ id: redeemed.id, result: 'SUCCESS' }] })
		const back = await client.redemptions.rollback(redeemed.id, { reason: 'returned', customer })
		matches(back, { id: /^rr_/, object: 'redemption_rollback', redemption: redeemed.id, reason: 'returned', result: 'SUCCESS', voucher: { redemption: { redeemed_quantity: 0 } } })
		await refuses(client.redemptions.rollback(redeemed.id, 'again'), { code: 400, key: 'already_rolled_back' })
	})

	it('need no order', async () => {
		const { code } = await coupon(client, { discount: fiveOff })
		matches(await client.validations.validateVoucher(code), { valid: true, code, discount: fiveOff })
		matches(await client.redemptions.redeem(code), { result: 'SUCCESS', voucher: { code } })
		matches(await client.redemptions.redeem({ voucher: code, customer: { source_id: uniqueCode('ann') } }), { result: 'SUCCESS', voucher: { code } })
		matches(await client.vouchers.get(code), { redemption: { redeemed_quantity: 2 } })
	})

	it('say why a code does not apply', async () => {
		const { code } = await coupon(client, { expiration_date: '2020-01-01T00:00:00Z' })
		matches(await client.validations.validate(code, { order: { amount: 2000 } }), { valid: false, code, reason: /expired/i })
		await refuses(client.redemptions.redeem(code, { order: { amount: 2000 } }), { code: 400, key: 'voucher_expired' })
	})
})
