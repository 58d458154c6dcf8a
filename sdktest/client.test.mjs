import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { call, coupon, coupons, inBrowser, managed, redeemable, tenPercent, unique, uniqueCode, withKeys } from './api.mjs'
import { matches, refuses, timestamp } from './match.mjs'

// What a page of the shop does: the client side of the SDK, with the key that everybody can read.

describe('a page of the shop', () => {
	const api = withKeys()
	const event = uniqueCode('seen')
	before(async () => {
		await call('POST', managed('/custom-event-schemas'), { name: event, schema: { properties: {} } })
	})

	it('validates a code and redeems it', async () => {
		const { code } = await coupon(api)
		const page = inBrowser(uniqueCode('ann'))
		matches(await page.validate({ code, amount: 1000 }), { valid: true, code, discount: tenPercent })
		matches(await page.redeem(code, { order: { amount: 1000 } }), { object: 'redemption', date: timestamp, result: 'SUCCESS', voucher: { code } })
	})

	it('validates and redeems several, and asks what there is', async () => {
		const { code } = await coupon(api)
		const page = inBrowser(uniqueCode('ann'))
		const cart = { redeemables: [redeemable(code)], order: { amount: 1000 } }
		matches(await page.validateStackable(cart), { valid: true, order: { total_discount_amount: 100 } })
		matches(await page.qualifications({ scenario: 'ALL', order: { amount: 1000 } }), { redeemables: { object: 'list' } })
		matches(await page.redeemStackable(cart), { redemptions: [{ result: 'SUCCESS', voucher: { code } }] })
	})

	it('gives its visitor a code of a campaign', async () => {
		const { name } = await coupons(api, 1)
		const visitor = uniqueCode('ann')
		matches(await inBrowser(visitor).publish(name), { object: 'publication', customer: { source_id: visitor }, voucher: { campaign: name } })
	})

	it('tells what its visitor did, under the name that it was given last', async () => {
		const page = inBrowser(uniqueCode('nobody'))
		const visitor = uniqueCode('ann')
		page.setIdentity(visitor)
		matches(await page.track(event, {}), { object: 'event', type: event, customer: { source_id: visitor } })
	})

	it('is opened from pages of the shop alone', async () => {
		const { code } = await coupon(api)
		await refuses(inBrowser(unique('ann'), 'https://elsewhere.example').validate(code), { code: 403, key: 'forbidden' })
	})
})

describe('what is left of the calls', () => {
	it('is known after an answer', async () => {
		const api = withKeys()
		assert.equal(api.apiLimitsHandler.areLimitsAvailable(), false)
		await api.vouchers.list({ limit: 1 })
		assert.equal(api.apiLimitsHandler.areLimitsAvailable(), true)
	})
})
