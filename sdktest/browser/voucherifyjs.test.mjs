import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { call, coupon, coupons, fiveOff, managementPath, publicCode, promotion, tenPercent, uniqueCode, withKeys } from '../api.mjs'
import { absent, matches } from '../match.mjs'
import { openShop, messages, assertNoProblems } from './shop.mjs'

// voucherify.js sends the credentials of the browser with each call, with and without jQuery.
const withjQuery = ['/jquery.js', '/voucherify.js', '/voucherify.css']
const alone = ['/voucherify.js']
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

describe('voucherify.js in Chromium', () => {
	const api = withKeys()
	const event = uniqueCode('seen')
	let shop
	before(async () => {
		await call('POST', managementPath('/custom-event-schemas'), { name: event, schema: { properties: {} } })
		shop = await openShop()
	})
	after(() => shop?.close())

	// pageOf opens a page whose script has the address of the server and the visitor.
	async function pageOf(load, visitor) {
		const page = await shop.visit(load)
		await page.evaluate((visitor) => {
			Voucherify.setBaseUrl(punchcard.url)
			Voucherify.initialize(punchcard.clientApplicationId, punchcard.clientSecretKey, 15_000)
			Voucherify.setIdentity(visitor)
		}, visitor)
		return page
	}

	// invoke calls a method with a callback, which also gets refusals.
	const invoke = (page, method, ...args) =>
		page.evaluate(([method, args]) => new Promise((resolve) => Voucherify[method](...args, resolve)), [method, args])

	for (const [how, load] of Object.entries({ 'with jQuery': withjQuery, 'without jQuery': alone })) {
		it(`validates, redeems, publishes and tracks ${how}`, async () => {
			const visitor = uniqueCode('ann')
			const { code } = await coupon(api)
			const { name } = await coupons(api, 1)
			const tier = await promotion(api, visitor)
			const page = await pageOf(load, visitor)

			matches(await invoke(page, 'validate', code), { valid: true, code, discount: tenPercent, order: absent })
			const cart = {
				code, amount: 2000, items: [{ product_id: 'mug', quantity: 2 }], metadata: { lang: 'en' }, orderMetadata: { gift: true },
				customer: { source_id: visitor, metadata: { vip: true } },
			}
			matches(await invoke(page, 'validate', cart), { valid: true, code, order: { amount: 2000, total_discount_amount: 200 } })
			matches(await invoke(page, 'validate', { code: uniqueCode('NOPE'), amount: 2000 }), { valid: false, reason: /./ })

			const { promotions } = await invoke(page, 'validate', { amount: 2000, orderMetadata: { shop: visitor } })
			matches(promotions.find(({ id }) => id === tier.id), { banner: 'Ten percent', discount_amount: 200 })

			matches(await invoke(page, 'redeem', code, { order: { amount: 2000 } }), { result: 'SUCCESS', order: { total_amount: 1800 }, voucher: { code } })
			const published = await invoke(page, 'publish', name, { customer: { source_id: visitor }, channel: 'page' })
			matches(published, { object: 'publication', channel: 'page', customer: { source_id: visitor }, voucher: { campaign: name } })
			matches(await invoke(page, 'track', event, { page: 'home' }, {}), { object: 'event', type: event, customer: { source_id: visitor } })
			assertNoProblems(page)
			matches(await api.vouchers.list({ customer: visitor }), { total: 1, vouchers: [{ code: published.voucher.code }] })
			matches(await api.vouchers.get(code), { redemption: { redeemed_quantity: 1 } })
		})
	}

	it('lists public codes, and those of its visitor', async () => {
		const { name, code } = await publicCode(api)
		const gift = await api.vouchers.create({ code: uniqueCode('GIFT'), type: 'GIFT_VOUCHER', gift: { amount: 5000 } })
		const visitor = uniqueCode('ann')
		const { tracking_id: trackingId } = await api.distributions.publications.create({ voucher: gift.code, customer: { source_id: visitor } })
		const page = await pageOf(withjQuery, visitor)
		matches(await invoke(page, 'listVouchers', { campaign: name }), { total: 1, vouchers: [{ code, discount: tenPercent }] })
		matches(await invoke(page, 'listVouchers', { customer: visitor, tracking_id: trackingId }), { total: 1, vouchers: [{ code: gift.code, gift: { balance: 5000 } }] })
		assertNoProblems(page)
	})

	it('reads the balance of a gift card', async () => {
		const { code } = await api.vouchers.create({ code: uniqueCode('GIFT'), type: 'GIFT_VOUCHER', gift: { amount: 5000 } })
		const page = await pageOf(withjQuery, uniqueCode('ann'))
		const answer = await invoke(page, 'validate', { code, amount: 7000 })
		matches(answer, { valid: true, code, gift: { amount: 5000, balance: 5000 } })
		assert.equal(await page.evaluate((answer) => Voucherify.utils.calculatePrice(70, answer), answer), 20)
		assertNoProblems(page)
	})

	// shows renders a widget of the package on a page and collects what it tells in window.messages.
	const shows = (page, render, callback, options) =>
		page.evaluate(
			([render, callback, options]) => {
				window.messages = []
				Voucherify[render]('#shop', { ...options, [callback]: (answer) => window.messages.push(answer) })
			},
			[render, callback, { logoSrc: picture, ...options }],
		)

	it('has a widget that validates', async () => {
		const { code } = await coupon(api, { discount: fiveOff })
		const page = await pageOf(withjQuery, uniqueCode('ann'))
		await shows(page, 'render', 'onValidated', { amount: true })
		await page.fill('[name=voucherifyCode]', uniqueCode('NOPE'))
		await page.fill('[name=voucherifyAmount]', '20')
		await page.click('button')
		await page.waitForSelector('[name=voucherifyCode].voucherifyInvalid')
		await page.fill('[name=voucherifyCode]', code)
		await page.click('button')
		matches(await messages(page), [{ valid: true, code, order: { amount: 2000, total_amount: 1500 } }])
		await page.waitForSelector('[name=voucherifyCode].voucherifyValid:disabled')
		assert.equal(await page.inputValue('[name=voucherifyAmountOff]'), '500')
		assertNoProblems(page)
	})

	it('has a widget that redeems', async () => {
		const { code } = await coupon(api)
		const page = await pageOf(withjQuery, uniqueCode('ann'))
		await shows(page, 'renderRedeem', 'onRedeem', { amount: true })
		await page.fill('[name=voucherifyCode]', ` ${code} `)
		await page.fill('[name=voucherifyAmount]', '20,50')
		await page.click('button')
		matches(await messages(page), [{ result: 'SUCCESS', order: { amount: 2050, total_amount: 1845 }, voucher: { code } }])
		await page.waitForSelector('[name=voucherifyCode].voucherifyValid:disabled')
		assertNoProblems(page)
		matches(await api.vouchers.get(code), { redemption: { redeemed_quantity: 1 } })
	})

	it('has a widget that publishes a code', async () => {
		const { name } = await coupons(api, 1)
		const email = `${uniqueCode('ann')}@example.com`
		const page = await pageOf(withjQuery, uniqueCode('nobody'))
		await shows(page, 'renderPublish', 'onPublished', {
			campaignName: name,
			customerFields: ['name', 'email', 'phone', 'line_1', 'city', 'postal_code', 'country'].map((name) => ({ name, required: name === 'email' })),
		})
		await page.fill('[name=voucherifyCustomerName]', 'Ann')
		await page.fill('[name=voucherifyCustomerEmail]', email)
		await page.fill('[name=voucherifyCustomerPhone]', '+48 500 600 700')
		await page.fill('[name=voucherifyCustomerCity]', 'Gdynia')
		await page.click('button')
		const [{ voucher }] = await messages(page)
		assert.equal(await page.inputValue('[name=voucherifyPublishStatus]'), voucher.code)
		assertNoProblems(page)
		const found = await api.customers.get(email)
		matches(found, { name: 'Ann', email, phone: '+48 500 600 700', address: { city: 'Gdynia' } })
		matches(await api.vouchers.get(voucher.code), { campaign: name, holder_id: found.id })
	})
})
