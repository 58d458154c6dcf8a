import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { after, before, describe, it } from 'node:test'
import { redeemable, tenPercent, uniqueCode, url, withKeys } from './api.mjs'

// A proxy that loses the first answer to every request with an idempotency key. A client that repeats its requests with their keys must end with
// the same shop as a client whose answers all arrive.

describe('a proxy that loses answers', () => {
	let proxy, lost = 0
	before(async () => {
		const seen = new Set()
		proxy = http.createServer(async (request, response) => {
			const chunks = []
			for await (const chunk of request) chunks.push(chunk)
			const answer = await fetch(url + request.url, {
				method: request.method,
				headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name))),
				body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
			})
			const body = Buffer.from(await answer.arrayBuffer())
			const key = request.headers['idempotency-key']
			if (key && !seen.has(key)) {
				seen.add(key)
				lost++
				response.destroy()
				return
			}
			response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' }).end(body)
		})
		proxy.listen(0, '127.0.0.1')
		await once(proxy, 'listening')
	})
	after(() => proxy.close())

	// retrying sends requests until they are answered, at most three times, with one key each.
	function retrying(apiUrl) {
		return async (what) => {
			const api = withKeys({ apiUrl, customHeaders: { 'Idempotency-Key': randomUUID() } })
			for (let tries = 1; ; tries++) {
				try {
					return await what(api)
				} catch (error) {
					if (error.code !== undefined && Number.isInteger(error.code)) throw error // a refusal is an answer
					if (tries === 3) throw error
				}
			}
		}
	}

	// shop makes the calls of a shop, and returns its resulting state without random ids and times.
	async function shop(apiUrl, name) {
		const send = retrying(apiUrl)
		const api = withKeys()
		const customer = { source_id: `${name}-ann`, name: 'Ann' }
		await send((api) => api.products.create({ name: 'Mug', source_id: `${name}-mug`, price: 1000 }))
		await send((api) => api.customers.create(customer))
		await send((api) => api.vouchers.create({ code: `${name}-GIFT`, type: 'GIFT_VOUCHER', gift: { amount: 5000 } }))
		await send((api) => api.vouchers.create({ code: `${name}-TEN`, type: 'DISCOUNT_VOUCHER', discount: tenPercent, redemption: { quantity: 2 } }))
		const club = await send((api) => api.loyalties.create({ name: `${name} Club`, campaign_type: 'LOYALTY_PROGRAM', type: 'AUTO_UPDATE', voucher: { type: 'LOYALTY_CARD', loyalty_card: { points: 0 } } }))
		const card = await send((api) => api.loyalties.createMember(club.id, { customer }))
		await send((api) => api.loyalties.addOrRemoveCardBalance(card.code, { points: 70 }))
		await send((api) => api.vouchers.balance.create(`${name}-GIFT`, { amount: 250 }))
		await send((api) => api.orders.create({ source_id: `${name}-cart`, amount: 900, customer }))
		const order = (n) => ({ source_id: `${name}-order-${n}`, amount: 3000 })
		const kept = await send((api) => api.redemptions.redeemStackable({ redeemables: [redeemable(`${name}-TEN`), redeemable(`${name}-GIFT`)], order: order(1), customer }))
		const undone = await send((api) => api.redemptions.redeemStackable({ redeemables: [redeemable(`${name}-TEN`)], order: order(2), customer }))
		await send((api) => api.redemptions.rollbackStackable(undone.parent_redemption?.id ?? undone.redemptions[0].id, { reason: 'returned' }))
		await assert.rejects(
			send((api) => api.redemptions.redeemStackable({ redeemables: [redeemable(`${name}-NONE`)], order: order(3), customer })),
			({ code }) => code >= 400 && code < 500,
		)

		const [gift, ten, points, ann, cart, redemptions, transactions] = await Promise.all([
			api.vouchers.get(`${name}-GIFT`),
			api.vouchers.get(`${name}-TEN`),
			api.vouchers.get(card.code),
			api.customers.get(`${name}-ann`),
			api.orders.get(`${name}-order-1`),
			api.redemptions.list({ customer: (await api.customers.get(`${name}-ann`)).id, limit: 50, order: 'created_at' }),
			api.vouchers.listTransactions(`${name}-GIFT`, { order: 'id' }),
		])
		return {
			gift: gift.gift, giftUses: gift.redemption.redeemed_quantity, ten: ten.redemption.redeemed_quantity, points: points.loyalty_card,
			redeemed: ann.summary.redemptions, orders: ann.summary.orders.total_count, paid: [cart.amount, cart.total_discount_amount, cart.total_amount, cart.status],
			redemptions: redemptions.redemptions.map(({ object, result, amount }) => [object, result, amount]).sort(),
			transactions: transactions.data.map(({ type, details }) => [type, details.balance.balance]),
			answered: [kept.redemptions.length, kept.order.total_amount],
		}
	}

	it('does not change the result of repeated requests', async () => {
		const good = await shop(url, uniqueCode('good'))
		const bad = await shop(`http://127.0.0.1:${proxy.address().port}`, uniqueCode('bad'))
		assert.deepEqual(bad, good)
		assert.ok(lost >= 13, `${lost} answers were lost`)
	})
})
