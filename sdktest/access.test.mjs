import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applicationId, newToken, oauth, secretKey, url, withKeys, withToken } from './api.mjs'
import { absent, matches, refuses } from './match.mjs'

const unauthorized = { code: 401, key: 'unauthorized', message: 'Unauthorized' }

describe('OAuth', () => {
	it('issues a token, introspects it, and revokes it', async () => {
		const before = Math.floor(Date.now() / 1000)
		const token = await newToken('api')
		const after = Math.floor(Date.now() / 1000) + 1
		matches(token, { access_token: /^\S{40,}$/, client_id: applicationId, scope: 'api', token_type: 'Bearer' })
		assert.ok(token.expires_in > 890 && token.expires_in <= 900, `lives ${token.expires_in} seconds`)
		const issued = token.expires_at - token.expires_in
		assert.ok(issued >= before && issued <= after, `issued at ${issued}, between ${before} and ${after}`)

		matches(await oauth('introspect', { access_token: token.access_token }), {
			status: 200,
			body: { active: true, access_token: token.access_token, client_id: applicationId, scope: 'api', token_type: 'Bearer' },
		})
		matches(await withToken(token.access_token).campaigns.list({ limit: 1 }), { object: 'list', data_ref: 'campaigns' })

		matches(await oauth('token/revoke', { access_token: token.access_token }), { status: 204, body: null })
		assert.deepEqual(await oauth('introspect', { access_token: token.access_token }), { status: 200, body: { active: false } })
		await refuses(withToken(token.access_token).campaigns.list(), unauthorized)
		matches(await oauth('token/revoke', { access_token: token.access_token }), { status: 404 })
	})

	it('gives access within the scopes only', async () => {
		const token = await newToken('customers categories')
		const api = withToken(token.access_token)
		matches(await api.customers.list({ limit: 1 }), { data_ref: 'customers' })
		matches(await api.categories.list(), { data_ref: 'data' })
		await refuses(api.campaigns.list(), { code: 403, key: 'missing_required_permission' })
		await refuses(api.vouchers.create({ code: 'x', discount: { type: 'AMOUNT', amount_off: 1 } }), { code: 403 })
	})

	it('refuses unknown values', async () => {
		const cases = [
			[{ grant_type: 'password', scope: 'api' }, 'invalid_grant_type'],
			[{ grant_type: 'client_credentials', scope: 'vouchers,campaigns' }, 'invalid_scope'],
			[{ grant_type: 'client_credentials' }, 'missing_parameters'],
		]
		for (const [form, key] of cases) matches(await oauth('token', form), { status: 400, body: { code: 400, key } })
		const wrong = { 'X-App-Id': applicationId, 'X-App-Token': 'wrong' }
		matches(await oauth('token', { grant_type: 'client_credentials', scope: 'api' }, wrong), { status: 401, body: unauthorized })
		matches(await oauth('introspect', { access_token: 'unknown' }), { status: 200, body: { active: false } })
	})
})

describe('credentials', () => {
	const cases = {
		'a wrong secret': () => withKeys({ secretKey: 'wrong' }),
		'an unknown application': () => withKeys({ applicationId: 'unknown' }),
		'an unknown token': () => withToken('unknown'),
		'an unknown token beside good keys': () => withKeys({ customHeaders: { Authorization: 'Bearer unknown' } }),
		'nothing at all': () => withKeys({ customHeaders: { 'X-App-Id': null, 'X-App-Token': null } }),
	}
	for (const [name, client] of Object.entries(cases)) {
		it(`${name} gives no access`, () => refuses(client().vouchers.list(), unauthorized))
	}
})

describe('errors', () => {
	it('reach the SDK with code, key, message, details and request id', async () => {
		await refuses(withKeys().vouchers.get('no-such-code'), {
			code: 404,
			key: 'not_found',
			message: 'Resource not found',
			details: 'Cannot find voucher with id no-such-code',
			request_id: /^v-[0-9a-f]+$/,
			resource_id: 'no-such-code',
			resource_type: 'voucher',
		})
	})

	it('name the invalid property of the body', async () => {
		const create = (fields) => withKeys().vouchers.create({ code: 'never', ...fields })
		await refuses(create({ discount: { type: 'HALF' } }), { code: 400, key: 'invalid_payload', details: /discount\.type/ })
		await refuses(create({ discount: { type: 'AMOUNT', amount_off: 'much' } }), {
			code: 400,
			key: 'invalid_payload',
			details: /amount_off/,
		})
		await refuses(create({ discount: { type: 'AMOUNT', amount_off: 1 }, expiration_date: 'tomorrow' }), {
			code: 400,
			key: 'invalid_payload',
			details: /expiration_date/,
		})
		await refuses(withKeys().vouchers.get('never'), { code: 404 })
	})

	it('name the invalid query parameter', async () => {
		await refuses(withKeys().vouchers.list({ limit: 101 }), { code: 400, key: 'invalid_query_params', details: /limit/ })
		await refuses(withKeys().vouchers.list({ order: 'color' }), { code: 400, key: 'invalid_query_params', details: /order/ })
		await refuses(withKeys().vouchers.list({ filters: { code: { conditions: { $sounds_like: ['x'] } } } }), {
			code: 400,
			key: 'invalid_query_params',
			details: /filters/,
		})
	})

	it('have a published key for a body that is no JSON', async () => {
		const answer = await fetch(`${url}/v1/customers`, {
			method: 'POST',
			headers: { 'X-App-Id': applicationId, 'X-App-Token': secretKey, 'Content-Type': 'application/json' },
			body: '{"name": ',
		})
		matches(await answer.json(), { code: 400, key: 'invalid_payload', request_id: /^v-/, stack: absent })
		assert.equal(answer.headers.get('x-request-id')?.slice(0, 2), 'v-')
	})
})
