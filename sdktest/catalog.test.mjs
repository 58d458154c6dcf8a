import assert from 'node:assert/strict'
import { it } from 'node:test'
import { unique, uniqueCode, withEachCredential } from './api.mjs'
import { empty, matches, refuses, timestamp } from './match.mjs'

withEachCredential('categories', (api) => {
	it('are created, read, changed, listed and deleted', async () => {
		const name = unique('Outlet')
		const category = await api.categories.create({ name, hierarchy: 2 })
		matches(category, { id: /^cat_[0-9a-f]+$/, name, hierarchy: 2, created_at: timestamp, object: 'category' })
		matches(await api.categories.get(category.id), { id: category.id, name, hierarchy: 2 })
		const renamed = unique('Factory outlet')
		matches(await api.categories.update(category.id, { name: renamed, hierarchy: 0 }), {
			id: category.id,
			name: renamed,
			hierarchy: 0,
			updated_at: timestamp,
		})
		const { data, ...list } = await api.categories.list()
		matches(list, { object: 'list', data_ref: 'data', total: data.length })
		matches(data.find(({ id }) => id === category.id), { name: renamed, hierarchy: 0 })
		await refuses(api.categories.create({ name: unique('No hierarchy') }), {
			code: 400,
			key: 'invalid_payload',
			details: /hierarchy/,
		})
		await api.categories.delete(category.id)
		await refuses(api.categories.get(category.id), { code: 404, key: 'not_found', resource_type: 'category' })
	})
})

withEachCredential('products', (api) => {
	it('are created, and updated when created again with the same source id', async () => {
		const source = uniqueCode('shirt')
		const product = await api.products.create({
			source_id: source,
			name: 'Shirt',
			price: 3000,
			attributes: ['color', 'size'],
			image_url: 'https://images.example.com/shirt.png',
			metadata: { fabric: 'linen' },
		})
		matches(product, {
			id: /^prod_[0-9a-f]+$/,
			source_id: source,
			name: 'Shirt',
			price: 3000,
			attributes: ['color', 'size'],
			image_url: 'https://images.example.com/shirt.png',
			metadata: { fabric: 'linen' },
			created_at: timestamp,
			updated_at: null,
			object: 'product',
		})
		matches(await api.products.create({ source_id: source, name: 'Linen shirt' }), {
			id: product.id,
			name: 'Linen shirt',
			price: 3000,
			metadata: { fabric: 'linen' },
		})
		matches(await api.products.get(product.id), { name: 'Linen shirt' })
		matches(await api.products.get(source), { id: product.id })
	})

	it('are updated by id and by source id, listed and deleted', async () => {
		const source = uniqueCode('mug')
		const { id } = await api.products.create({ source_id: source, name: 'Mug', price: 900 })
		matches(await api.products.update({ id, price: 1000, metadata: { color: 'blue' } }), {
			id,
			name: 'Mug',
			price: 1000,
			metadata: { color: 'blue' },
			updated_at: timestamp,
		})
		matches(await api.products.update({ source_id: source, price: null }), { id, price: null, name: 'Mug' })
		const { products, ...list } = await api.products.list({ limit: 100, order: '-created_at' })
		matches(list, { object: 'list', data_ref: 'products' })
		assert.equal(products[0].id, id)
		await api.products.delete(id, { force: true })
		await refuses(api.products.get(source), { code: 404, key: 'not_found', resource_type: 'product' })
	})

	it('have SKUs, which are updated by either id of both', async () => {
		const productSource = uniqueCode('shirt')
		const skuSource = uniqueCode('shirt-red-m')
		const product = await api.products.create({ source_id: productSource, name: 'Shirt', attributes: ['color', 'size'] })
		const sku = await api.products.createSku(product.id, {
			source_id: skuSource,
			sku: 'Red, M',
			price: 3200,
			currency: 'EUR',
			attributes: { color: 'red', size: 'M' },
			metadata: { weight: 210 },
		})
		matches(sku, {
			id: /^sku_[0-9a-f]+$/,
			source_id: skuSource,
			product_id: product.id,
			sku: 'Red, M',
			price: 3200,
			currency: 'EUR',
			attributes: { color: 'red', size: 'M' },
			image_url: null,
			metadata: { weight: 210 },
			created_at: timestamp,
			updated_at: null,
			object: 'sku',
		})
		matches(await api.products.getSku(skuSource), { id: sku.id, product_id: product.id })
		matches(await api.products.updateSku(product.id, { id: sku.id, price: 3300 }), {
			id: sku.id,
			price: 3300,
			sku: 'Red, M',
			attributes: { color: 'red', size: 'M' },
			updated_at: timestamp,
		})
		matches(await api.products.updateSku(productSource, { source_id: skuSource, metadata: { hanger: true } }), {
			id: sku.id,
			price: 3300,
			metadata: { weight: 210, hanger: true },
		})
		matches(await api.products.listSkus(productSource), { object: 'list', data_ref: 'skus', total: 1, skus: [{ id: sku.id }] })
		await refuses(api.products.updateSku(product.id, { id: 'sku_unknown', price: 1 }), {
			code: 404,
			key: 'not_found',
			resource_id: 'sku_unknown',
			resource_type: 'sku',
		})
		await api.products.deleteSku(product.id, sku.id, { force: true })
		matches(await api.products.listSkus(product.id), { total: 0, skus: [] })
	})
})

withEachCredential('product collections', (api) => {
	it('with fixed members list them', async () => {
		const mug = await api.products.create({ source_id: uniqueCode('mug'), name: 'Mug' })
		const shirt = await api.products.create({ source_id: uniqueCode('shirt'), name: 'Shirt' })
		const sku = await api.products.createSku(shirt.id, { source_id: uniqueCode('red'), sku: 'Red' })
		const products = [
			{ object: 'product', id: mug.id },
			{ object: 'sku', id: sku.id, product_id: shirt.id },
		]
		const name = unique('Gifts')
		const collection = await api.productCollections.create({ type: 'STATIC', name, products })
		matches(collection, { id: /^pc_/, name, type: 'STATIC', products, created_at: timestamp, object: 'products_collection' })
		matches(await api.productCollections.get(collection.id), { id: collection.id, name, products })
		const members = await api.productCollections.listProducts(collection.id)
		matches(members, { object: 'list', data_ref: 'data', total: 2 })
		matches(members.data.find(({ object }) => object === 'product'), { id: mug.id, name: 'Mug' })
		matches(members.data.find(({ object }) => object === 'sku'), { id: sku.id, sku: 'Red', product: { id: shirt.id } })
		const { data } = await api.productCollections.list({ limit: 100, order: '-created_at' })
		assert.ok(data.some(({ id }) => id === collection.id))
		await api.productCollections.delete(collection.id)
		await refuses(api.productCollections.get(collection.id), { code: 404, key: 'not_found' })
	})

	it('with a filter follow the catalog', async () => {
		const name = unique('Vinyl record')
		const filter = { junction: 'and', name: { conditions: { $is: [name] } } }
		const collection = await api.productCollections.create({ type: 'AUTO_UPDATE', name: unique('Records'), filter })
		matches(collection, { type: 'AUTO_UPDATE', filter, products: empty })
		matches(await api.productCollections.listProducts(collection.id), { total: 0, data: [] })
		const { id } = await api.products.create({ source_id: uniqueCode('record'), name })
		matches(await api.productCollections.listProducts(collection.id), { total: 1, data: [{ id, name }] })
	})
})
