import assert from 'node:assert/strict'
import { it } from 'node:test'
import { uniqueCode, until, withEachCredential } from './api.mjs'
import { empty, matches, refuses, timestamp } from './match.mjs'

withEachCredential('orders', (api) => {
	it('have the sum of their lines, and their customer is stored', async () => {
		const shirt = await api.products.create({ source_id: uniqueCode('shirt'), name: 'Shirt', price: 3000 })
		const red = await api.products.createSku(shirt.id, { source_id: uniqueCode('red'), sku: 'Red', price: 3500 })
		const source = uniqueCode('order')
		const customer = { source_id: uniqueCode('buyer'), name: 'Grace Hopper' }
		const order = await api.orders.create({
			source_id: source,
			items: [
				{ source_id: shirt.source_id, related_object: 'product', quantity: 2 },
				{ sku_id: red.id, quantity: 1 },
				{ product_id: 'unknown', quantity: 3, price: 100, metadata: { note: 'inline' } },
			],
			customer,
			metadata: { channel: 'web' },
		})
		matches(order, {
			id: /^ord_[0-9a-f]+$/,
			source_id: source,
			status: 'CREATED',
			amount: 9800,
			total_amount: 9800,
			total_discount_amount: empty,
			items: [
				{ id: /^ordli_/, product_id: shirt.id, quantity: 2, price: 3000, amount: 6000, object: 'order_item' },
				{ id: /^ordli_/, sku_id: red.id, quantity: 1, price: 3500, amount: 3500 },
				{ id: /^ordli_/, product_id: 'unknown', quantity: 3, price: 100, amount: 300, metadata: { note: 'inline' } },
			],
			customer_id: /^cust_/,
			customer: { id: /^cust_/, object: 'customer' },
			metadata: { channel: 'web' },
			created_at: timestamp,
			object: 'order',
		})
		matches(await api.orders.get(order.id), { id: order.id, amount: 9800 })
		matches(await api.orders.get(source), { id: order.id })
		matches(await api.customers.get(customer.source_id), { id: order.customer_id, name: 'Grace Hopper' })
	})

	it('are updated by id, by source id, and when created again', async () => {
		const source = uniqueCode('order')
		const { id } = await api.orders.create({ source_id: source, amount: 5000, metadata: { a: 1 } })
		matches(await api.orders.update({ id, amount: 6000 }), { id, source_id: source, amount: 6000, total_amount: 6000, status: 'CREATED' })
		matches(await api.orders.update({ source_id: source, status: 'PAID', metadata: { b: 2 } }), {
			id,
			status: 'PAID',
			amount: 6000,
			metadata: { a: 1, b: 2 },
			updated_at: timestamp,
		})
		matches(await api.orders.create({ source_id: source, status: 'FULFILLED' }), { id, status: 'FULFILLED', amount: 6000 })
	})

	it('are listed newest first on request', async () => {
		const { id } = await api.orders.create({ amount: 100 })
		const { orders, ...list } = await api.orders.list({ limit: 5, page: 1, order: '-created_at' })
		matches(list, { object: 'list', data_ref: 'orders' })
		assert.equal(orders[0].id, id)
	})

	it('count for their customer once they are paid', async () => {
		const customer = { source_id: uniqueCode('payer') }
		await api.orders.create({ amount: 1000, customer })
		await api.orders.create({ amount: 3000, status: 'PAID', customer })
		await api.orders.create({ amount: 5000, status: 'FULFILLED', customer })
		const counted = await until(
			'both paid orders are counted',
			() => api.customers.get(customer.source_id),
			({ summary }) => summary?.orders?.total_count === 2,
		)
		matches(counted, { summary: { orders: { total_amount: 8000, average_amount: 4000, last_order_amount: 5000 } } })
	})

	it('are refused when they are invalid', async () => {
		await refuses(api.orders.create({ amount: 100, status: 'LOST' }), { code: 400, key: 'invalid_payload', details: /status/ })
		await refuses(api.orders.create({ items: [{ product_id: 'x', quantity: -1 }] }), {
			code: 400,
			key: 'invalid_payload',
			details: /quantity/,
		})
		await refuses(api.orders.get('ord_unknown'), { code: 404, key: 'not_found', resource_id: 'ord_unknown', resource_type: 'order' })
	})
})
