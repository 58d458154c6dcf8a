import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { call, coupon, coupons, managementPath, publicCode, promotion, redeemable, tenPercent, uniqueCode, withKeys } from '../api.mjs'
import { matches, timestamp } from '../match.mjs'
import { openShop, assertNoProblems } from './shop.mjs'

describe('the SDK in Chromium', () => {
	const api = withKeys()
	const event = uniqueCode('seen')
	let shop
	before(async () => {
		await call('POST', managementPath('/custom-event-schemas'), { name: event, schema: { properties: {} } })
		shop = await openShop()
	})
	after(() => shop?.close())

	it('validates a code and redeems it', async () => {
		const { code } = await coupon(api)
		const visitor = uniqueCode('ann')
		const page = await shop.visit(['/sdk.js'])
		const validated = await page.evaluate(([visitor, code]) => client(visitor).validate({ code, amount: 1000, items: [{ product_id: 'mug', quantity: 2, price: 500 }], metadata: { lang: 'en' }, orderMetadata: { gift: true } }), [visitor, code])
		matches(validated, { valid: true, code, discount: tenPercent, order: { amount: 1000, total_discount_amount: 100, total_amount: 900 } })
		const redeemed = await page.evaluate(([visitor, code]) => client(visitor).redeem(code, { order: { amount: 1000 } }), [visitor, code])
		matches(redeemed, { object: 'redemption', date: timestamp, result: 'SUCCESS', voucher: { code }, order: { total_amount: 900 } })
		assertNoProblems(page)
		matches(await api.vouchers.get(code), { redemption: { redeemed_quantity: 1 } })
	})

	it('validates and redeems stacks, and qualifies', async () => {
		const { code } = await coupon(api)
		const page = await shop.visit(['/sdk.js'])
		const cart = { redeemables: [redeemable(code)], order: { amount: 1000 } }
		matches(await page.evaluate((cart) => client().validateStackable(cart), cart), { valid: true, order: { total_discount_amount: 100 } })
		matches(await page.evaluate(() => client().qualifications({ scenario: 'ALL', order: { amount: 1000 } })), { redeemables: { object: 'list', data_ref: 'data' } })
		matches(await page.evaluate((cart) => client().redeemStackable(cart), cart), { redemptions: [{ result: 'SUCCESS', voucher: { code } }] })
		assertNoProblems(page)
	})

	it('publishes a code to its visitor and tracks an event', async () => {
		const { name } = await coupons(api, 1)
		const visitor = uniqueCode('ann')
		const page = await shop.visit(['/sdk.js'])
		const published = await page.evaluate(([visitor, name]) => client(visitor).publish(name), [visitor, name])
		matches(published, { object: 'publication', customer: { source_id: visitor }, voucher: { campaign: name } })
		const tracked = await page.evaluate(([visitor, event]) => client(visitor).track(event, {}, { page: 'home' }), [visitor, event])
		matches(tracked, { object: 'event', type: event, customer: { source_id: visitor }, metadata: { page: 'home' } })
		assertNoProblems(page)
		matches(await api.vouchers.list({ customer: visitor }), { total: 1, vouchers: [{ code: published.voucher.code }] })
		const { data } = await call('GET', `/v1/customers/${visitor}/activity`)
		assert.ok(data.some(({ type }) => type === 'customer.custom_event'))
	})

	it('lists codes, creates a customer and reads promotions', async () => {
		const { name, code } = await publicCode(api)
		const visitor = uniqueCode('ann')
		const tier = await promotion(api, visitor)
		const page = await shop.visit(['/sdk.js'])
		matches(await page.evaluate((campaign) => client().listVouchers({ campaign }), name), { object: 'list', total: 1, vouchers: [{ code, discount: tenPercent }] })
		matches(await page.evaluate((visitor) => client().createCustomer({ source_id: visitor, name: 'Ann' }, true), visitor), { object: 'customer', source_id: visitor })
		const promotions = await page.evaluate((visitor) => client(visitor).validate({ amount: 1000, orderMetadata: { shop: visitor } }), visitor)
		matches(promotions.promotions.find(({ id }) => id === tier.id), { banner: 'Ten percent', discount_amount: 100 })
		assertNoProblems(page)
		matches(await api.customers.get(visitor), { name: 'Ann' })
	})

	it('reads the key of a refusal', async () => {
		const code = uniqueCode('NOPE')
		const page = await shop.visit(['/sdk.js'])
		matches(await page.evaluate((code) => refusal(client('ann').redeem(code, { order: { amount: 1000 } })), code), { code: 404, key: 'not_found' })
		assert.deepEqual(page.problems.filter((problem) => !problem.startsWith('console: ')), ['404: POST /client/v1/redeem'])
	})

	it('reads nothing on a page of an untrusted origin', async () => {
		const { code } = await coupon(api)
		const page = await shop.visit(['/sdk.js'], 'localhost')
		matches(await page.evaluate((code) => refusal(client('ann').redeem(code, { order: { amount: 1000 } })), code), { message: 'Network Error' })
		assert.ok(page.problems.some((problem) => /^console: .*CORS policy/.test(problem)), page.problems.join('\n'))
		matches(await api.vouchers.get(code), { redemption: { redeemed_quantity: 0 } })
	})
})
