import assert from 'node:assert/strict'
import { it } from 'node:test'
import { unique, uniqueCode, withEachCredential } from './api.mjs'
import { empty, matches, refuses, timestamp } from './match.mjs'

withEachCredential('customers', (api) => {
	it('are created with an empty history', async () => {
		const source = uniqueCode('ada')
		const customer = await api.customers.create({
			source_id: source,
			name: 'Ada Lovelace',
			email: 'ada@example.com',
			phone: '+44 20 7946 0000',
			description: 'First',
			birthdate: '1815-12-10',
			address: { city: 'London', country: 'GB', line_1: '12 St James Square', postal_code: 'SW1Y 4JH' },
			metadata: { newsletter: true, visits: 3, tags: ['math', 'engine'] },
		})
		matches(customer, {
			id: /^cust_[0-9a-f]+$/,
			source_id: source,
			name: 'Ada Lovelace',
			email: 'ada@example.com',
			phone: '+44 20 7946 0000',
			description: 'First',
			birthdate: '1815-12-10',
			address: { city: 'London', country: 'GB', line_1: '12 St James Square', postal_code: 'SW1Y 4JH', state: empty },
			metadata: { newsletter: true, visits: 3, tags: ['math', 'engine'] },
			summary: {
				redemptions: {
					total_redeemed: 0,
					total_failed: 0,
					total_succeeded: 0,
					total_rolled_back: 0,
					gift: { redeemed_amount: 0, amount_to_go: 0 },
					loyalty_card: { redeemed_points: 0, points_to_go: 0 },
				},
				orders: { total_amount: 0, total_count: 0, average_amount: 0, last_order_amount: 0, last_order_date: empty },
			},
			loyalty: { points: 0, referred_customers: 0, campaigns: {} },
			referrals: { total: 0, campaigns: [] },
			system_metadata: {},
			created_at: timestamp,
			updated_at: empty,
			object: 'customer',
		})
		assert.deepEqual(await api.customers.get(customer.id), await api.customers.get(source))
	})

	it('are updated when created again with the same source id', async () => {
		const source = uniqueCode('grace')
		const first = await api.customers.create({ source_id: source, name: 'Grace', metadata: { a: 1, b: 2 } })
		matches(await api.customers.create({ source_id: source, email: 'grace@example.com', metadata: { b: 3 } }), {
			id: first.id,
			name: 'Grace',
			email: 'grace@example.com',
			metadata: { a: 1, b: 3 },
			updated_at: timestamp,
		})
	})

	it('change by id and by source id', async () => {
		const source = uniqueCode('alan')
		const { id } = await api.customers.create({ source_id: source, name: 'Alan', phone: '123' })
		matches(await api.customers.update({ id, name: 'Alan Turing' }), { id, source_id: source, name: 'Alan Turing', phone: '123' })
		matches(await api.customers.update({ source_id: source, phone: null }), { id, name: 'Alan Turing', phone: empty })
	})

	it('are listed by their properties', async () => {
		const name = unique('Noether')
		const emmy = await api.customers.create({ source_id: uniqueCode('emmy'), name, address: { city: 'Erlangen' } })
		const fritz = await api.customers.create({ source_id: uniqueCode('fritz'), name, address: { city: 'Breslau' } })
		matches(await api.customers.list({ name, order: 'created_at' }), {
			object: 'list',
			data_ref: 'customers',
			total: 2,
			has_more: false,
			customers: [{ id: emmy.id }, { id: fritz.id }],
		})
		matches(await api.customers.list({ name, city: 'Breslau' }), { total: 1, customers: [{ id: fritz.id }] })
		matches(await api.customers.list({ name, limit: 1, page: 2, order: '-created_at' }), { customers: [{ id: emmy.id }] })
	})

	it('are scrolled through one page after the other', async () => {
		const name = unique('Bernoulli')
		const created = []
		for (const first of ['Jacob', 'Johann', 'Daniel']) {
			created.push((await api.customers.create({ source_id: uniqueCode(first), name })).id)
			// The SDK continues from a timestamp, so that two customers of the same millisecond could be at the edge of a page.
			await new Promise((resolve) => setTimeout(resolve, 5))
		}
		for (const order of ['created_at', '-created_at']) {
			const seen = []
			for await (const { id } of api.customers.scroll({ name, limit: 1, order })) seen.push(id)
			assert.deepEqual(seen, order === 'created_at' ? created : created.toReversed())
		}
	})

	it('are not found after they are deleted', async () => {
		const { id } = await api.customers.create({ source_id: uniqueCode('gone') })
		await api.customers.delete(id)
		await refuses(api.customers.get(id), { code: 404, key: 'not_found', resource_id: id, resource_type: 'customer' })
		await refuses(api.customers.delete(id), { code: 404, key: 'not_found' })
	})
})
