import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { coupon, coupons, fiveOff, uniqueCode, withKeys } from '../api.mjs'
import { matches } from '../match.mjs'
import { openShop, messages, assertNoProblems } from './shop.mjs'

// The React widgets contain an older client side of the SDK.

describe('the React widgets in Chromium', () => {
	const api = withKeys()
	let shop
	before(async () => {
		shop = await openShop()
	})
	after(() => shop?.close())

	async function shown(widget, options) {
		const page = await shop.visit(['/widgets.js'])
		await page.evaluate(([widget, options]) => show(widget, options), [widget, options])
		return page
	}

	it('validate a code', async () => {
		const { code } = await coupon(api, { discount: fiveOff })
		const page = await shown('VoucherifyValidate', { amount: true, trackingId: uniqueCode('ann') })
		await page.fill('[name=voucherifyCode]', uniqueCode('NOPE'))
		await page.fill('[name=voucherifyAmount]', '20.00')
		await page.click('text=Validate')
		await page.waitForSelector('[name=voucherifyCode].voucherifyInvalid:enabled')
		await page.fill('[name=voucherifyCode]', code)
		await page.click('text=Validate')
		matches(await messages(page), [{ what: 'validated', answer: { valid: true, code, order: { amount: 2000, total_amount: 1500 } } }])
		await page.waitForSelector('[name=voucherifyCode].voucherifyValid:disabled')
		assert.equal(await page.inputValue('[name=voucherifyAmountOff]'), '500')
		assertNoProblems(page)
	})

	it('validate a gift card', async () => {
		const { code } = await api.vouchers.create({ code: uniqueCode('GIFT'), type: 'GIFT_VOUCHER', gift: { amount: 5000 } })
		const page = await shown('VoucherifyValidate', { amount: true, trackingId: uniqueCode('ann') })
		await page.fill('[name=voucherifyCode]', code)
		await page.fill('[name=voucherifyAmount]', '30')
		await page.click('text=Validate')
		matches(await messages(page), [{ what: 'validated', answer: { valid: true, code, gift: { balance: 5000 } } }])
		await page.waitForSelector('[name=voucherifyCode].voucherifyValid:disabled')
		assert.equal(await page.inputValue('[name=voucherifyDiscountType]'), 'GIFT_CARD')
		assert.equal(await page.inputValue('[name=voucherifyAmountOff]'), '3000')
		assertNoProblems(page)
	})

	it('redeem a code', async () => {
		const { code } = await coupon(api)
		const visitor = uniqueCode('ann')
		const page = await shown('VoucherifyRedeem', { amount: true, trackingId: visitor })
		await page.fill('[name=voucherifyCode]', code)
		await page.fill('[name=voucherifyAmount]', '20,5')
		await page.click('text=Redeem')
		matches(await messages(page), [{ what: 'redeemed', answer: { result: 'SUCCESS', order: { amount: 2050, total_amount: 1845 }, voucher: { code } } }])
		await page.waitForSelector('[name=voucherifyCode].voucherifyValid:disabled')
		assertNoProblems(page)
		matches(await api.vouchers.get(code), { redemption: { redeemed_quantity: 1 } })
		matches(await api.customers.get(visitor), { summary: { redemptions: { total_succeeded: 1 } } })
	})

	it('publish a code', async () => {
		const { name } = await coupons(api, 1)
		const email = `${uniqueCode('ann')}@example.com`
		const page = await shown('VoucherifyPublish', {
			campaignName: name,
			customerFields: ['name', 'email', 'phone', 'line_1', 'city', 'postal_code', 'country'].map((name) => ({ name, required: name === 'email' })),
		})
		await page.fill('[name=name]', 'Ann')
		await page.fill('[name=email]', email)
		await page.fill('[name=phone]', '+48 500 600 700')
		await page.fill('[name=city]', 'Gdynia')
		await page.click('text=Get voucher')
		const [{ what, answer }] = await messages(page)
		assert.equal(what, 'published')
		await page.waitForFunction((code) => document.querySelector('[name=voucherifyPublishStatus]').value === code, answer.voucher.code)
		assertNoProblems(page)
		const found = await api.customers.get(email)
		matches(found, { name: 'Ann', email, address: { city: 'Gdynia' } })
		matches(await api.vouchers.get(answer.voucher.code), { campaign: name, holder_id: found.id })
	})

	for (const [how, options] of Object.entries({ 'at once': {}, 'with a confirmation by e-mail': { enableDoubleOptIn: true } })) {
		it(`create a customer who subscribes ${how}`, async () => {
			const email = `${uniqueCode('ann')}@example.com`
			const page = await shown('VoucherifySubscribe', { customerFields: [{ name: 'name', required: true }, { name: 'city', required: false }], ...options })
			await page.fill('[name=name]', 'Ann')
			await page.fill('[name=email]', email)
			await page.fill('[name=city]', 'Gdynia')
			await page.click('text=Subscribe')
			matches(await messages(page), [{ what: 'subscribed' }])
			await page.waitForSelector('text=Thank you for subscribing')
			assertNoProblems(page)
			matches(await api.customers.get(email), { source_id: email, name: 'Ann', email, address: { city: 'Gdynia' } })
		})
	}
})
