// Clients of the server under test, with application keys and with an OAuth token, and helpers for tests.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe } from 'node:test'
import sdk from '@voucherify/sdk'

export const url = requiredEnv('PUNCHCARD_URL')
export const applicationId = requiredEnv('PUNCHCARD_APP_ID')
export const secretKey = requiredEnv('PUNCHCARD_APP_TOKEN')
export const clientApplicationId = requiredEnv('PUNCHCARD_CLIENT_APP_ID')
export const clientSecretKey = requiredEnv('PUNCHCARD_CLIENT_TOKEN')

export function requiredEnv(name) {
	const value = process.env[name]
	if (!value) throw new Error(`${name} is not set: start the tests with 'make test-sdk' or 'node sdktest/run.mjs'`)
	return value
}

// withKeys returns a client that sends application keys. keys replaces options of the client.
export function withKeys(keys = {}) {
	return sdk.VoucherifyServerSide({ apiUrl: url, applicationId, secretKey, timeoutMs: 120_000, ...keys })
}

// inBrowser returns the client of a page with an origin, and with the tracking id of its visitor.
export function inBrowser(trackingId, origin = 'https://shop.example') {
	return sdk.VoucherifyClientSide({ apiUrl: url, clientApplicationId, clientSecretKey, trackingId, origin, timeoutMs: 120_000 })
}

// withToken returns a client that sends only a bearer token. The SDK requires keys, but omits a header whose value is null.
export function withToken(token) {
	return withKeys({ customHeaders: { 'X-App-Id': null, 'X-App-Token': null, Authorization: `Bearer ${token}` } })
}

// call sends a request to an operation that the SDK does not have. A status of 300 and more is an error with the properties of the SDK's errors.
export async function call(method, path, body) {
	const keys = path.startsWith('/management/')
		? { 'X-Management-Id': requiredEnv('PUNCHCARD_MANAGEMENT_ID'), 'X-Management-Token': requiredEnv('PUNCHCARD_MANAGEMENT_TOKEN') }
		: { 'X-App-Id': applicationId, 'X-App-Token': secretKey }
	const answer = await fetch(url + path, {
		method,
		headers: { ...keys, 'Content-Type': 'application/json' },
		body: body === undefined ? undefined : JSON.stringify(body),
	})
	const text = await answer.text()
	const content = text === '' ? null : JSON.parse(text)
	if (!answer.ok) throw Object.assign(new Error(`${method} ${path}: ${answer.status} ${text}`), content)
	return content
}

// managementPath is a path below the project in the management API.
export function managementPath(path) {
	return `/management/v1/projects/${requiredEnv('PUNCHCARD_PROJECT_ID')}${path}`
}

// oauth calls one of the OAuth operations, which the SDK does not have.
export async function oauth(operation, form, headers = { 'X-App-Id': applicationId, 'X-App-Token': secretKey }) {
	const answer = await fetch(`${url}/v1/oauth/${operation}`, { method: 'POST', headers, body: new URLSearchParams(form) })
	const text = await answer.text()
	return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

export async function newToken(scope) {
	const { status, body } = await oauth('token', { grant_type: 'client_credentials', scope })
	assert.equal(status, 200, `no token: ${JSON.stringify(body)}`)
	return body
}

// withEachCredential declares the same tests once for each way to authenticate. The client is connected before the first test.
export function withEachCredential(title, tests) {
	const credentials = {
		'application keys': async () => withKeys(),
		'an OAuth token': async () => withToken((await newToken('api')).access_token),
	}
	for (const [name, connect] of Object.entries(credentials)) {
		describe(`${title}, with ${name}`, () => {
			const api = {}
			before(async () => Object.assign(api, await connect()))
			tests(api)
		})
	}
}

// unique returns a unique name, since all tests share one project.
export function unique(name) {
	return `${name} ${randomBytes(5).toString('hex')}`
}

// uniqueCode is unique without a space, for codes and source ids.
export function uniqueCode(name) {
	return unique(name).replaceAll(' ', '-')
}

// until calls ask repeatedly until enough(answer) holds, for two minutes at most, and returns the answer.
export async function until(what, ask, enough) {
	const deadline = Date.now() + 120_000
	for (;;) {
		const answer = await ask()
		if (enough(answer)) return answer
		if (Date.now() > deadline) assert.fail(`timed out waiting until ${what}; last answer: ${JSON.stringify(answer)}`)
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}

// finished waits for the end of an async action and returns it.
export function finished(api, id) {
	return until(
		`async action ${id} has ended`,
		() => api.asyncActions.get(id),
		({ status }) => status === 'DONE' || status === 'FAILED',
	)
}

// campaignReady waits until the codes of a campaign are generated or updated, and returns the campaign.
export function campaignReady(api, campaign) {
	return until(
		`campaign ${campaign} is ready`,
		() => api.campaigns.get(campaign),
		({ creation_status: status }) => status === 'DONE' || status === 'FAILED',
	)
}

export const tenPercent = { type: 'PERCENT', percent_off: 10, effect: 'APPLY_TO_ORDER' }
export const fiveOff = { type: 'AMOUNT', amount_off: 500, effect: 'APPLY_TO_ORDER' }

// coupons creates a campaign with a number of discount codes, and returns it when they are generated.
export async function coupons(api, count, profile = {}) {
	const { voucher, ...campaign } = profile
	const { id } = await api.campaigns.create({
		name: unique('Summer coupons'),
		campaign_type: 'DISCOUNT_COUPONS',
		vouchers_count: count,
		voucher: { type: 'DISCOUNT_VOUCHER', discount: tenPercent, ...voucher },
		...campaign,
	})
	return campaignReady(api, id)
}

// coupon creates a voucher without a campaign.
export function coupon(api, fields = {}) {
	return api.vouchers.create({ code: uniqueCode('COUPON'), type: 'DISCOUNT_VOUCHER', discount: tenPercent, ...fields })
}

// publicCode creates a campaign with one public code, and returns both.
export async function publicCode(api) {
	const { name } = await api.campaigns.create({
		name: unique('Poster'), campaign_type: 'DISCOUNT_COUPONS', type: 'STANDALONE', voucher: { type: 'DISCOUNT_VOUCHER', discount: tenPercent },
	})
	const { code } = await api.campaigns.addCertainVoucher(name, uniqueCode('POSTER'))
	return { name, code }
}

// promotion creates a promotion that applies only to orders with a shop in their metadata, and returns its tier.
export async function promotion(api, shop) {
	const rule = await api.validationRules.create({ name: unique('Here'), rules: { 1: { name: 'order.metadata', property: 'shop', conditions: { $is: [shop] } } } })
	const { promotion } = await api.promotions.create({
		name: unique('Promotion'), campaign_type: 'PROMOTION',
		promotion: { tiers: [{ name: unique('Ten'), banner: 'Ten percent', action: { discount: tenPercent }, validation_rules: [rule.id] }] },
	})
	return promotion.tiers[0]
}

export function redeemable(code) {
	return { object: 'voucher', id: code }
}
