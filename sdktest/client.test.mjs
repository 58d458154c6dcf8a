import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { call, coupon, coupons, inBrowser, managementPath, redeemable, tenPercent, unique, uniqueCode, withKeys } from './api.mjs'
import { matches, refuses, timestamp } from './match.mjs'

// The client side of the SDK, with the public client key, as pages of a shop use it.

describe('a page of the shop', () => {
	const api = withKeys()
	const event = uniqueCode('seen')
	before(async () => {
		await call('POST', managementPath('/custom-event-schemas'), { name: event, schema: { properties: {} } })
	})

	it('validates a code and redeems it', async () => {
		const { code } = await coupon(api)
		const page = inBrowser(uniqueCode('ann'))
		matches(await page.validate({ code, amount: 1000 }), { valid: true, code, discount: tenPercent })
		matches(await page.redeem(code, { order: { amount: 1000 } }), { object: 'redemption', date: timestamp, result: 'SUCCESS', voucher: { code } })
	})

	it('validates and redeems stacks, and qualifies', async () => {
		const { code } = await coupon(api)
		const page = inBrowser(uniqueCode('ann'))
		const cart = { redeemables: [redeemable(code)], order: { amount: 1000 } }
		matches(await page.validateStackable(cart), { valid: true, order: { total_discount_amount: 100 } })
		matches(await page.qualifications({ scenario: 'ALL', order: { amount: 1000 } }), { redeemables: { object: 'list' } })
		matches(await page.redeemStackable(cart), { redemptions: [{ result: 'SUCCESS', voucher: { code } }] })
	})

	it('publishes a code of a campaign to its visitor', async () => {
		const { name } = await coupons(api, 1)
		const visitor = uniqueCode('ann')
		matches(await inBrowser(visitor).publish(name), { object: 'publication', customer: { source_id: visitor }, voucher: { campaign: name } })
	})

	it('tracks an event of its visitor under the latest tracking id', async () => {
		const page = inBrowser(uniqueCode('nobody'))
		const visitor = uniqueCode('ann')
		page.setIdentity(visitor)
		matches(await page.track(event, {}), { object: 'event', type: event, customer: { source_id: visitor } })
	})

	it('is refused from other origins', async () => {
		const { code } = await coupon(api)
		await refuses(inBrowser(unique('ann'), 'https://elsewhere.example').validate(code), { code: 403, key: 'forbidden' })
	})
})

describe('the remaining calls of a rate limit', () => {
	it('are known after an answer', async () => {
		const api = withKeys()
		assert.equal(api.apiLimitsHandler.areLimitsAvailable(), false)
		await api.vouchers.list({ limit: 1 })
		assert.equal(api.apiLimitsHandler.areLimitsAvailable(), true)
	})
})
