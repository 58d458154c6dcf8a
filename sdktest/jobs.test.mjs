import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { it } from 'node:test'
import { coupons, finished, unique, uniqueCode, until, url, withEachCredential } from './api.mjs'
import { absent, matches, refuses, timestamp } from './match.mjs'

// table writes a file of comma-separated values and returns its path.
function table(...lines) {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'punchcard-table-'))
	process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
	const file = path.join(folder, 'table.csv')
	fs.writeFileSync(file, lines.join('\n') + '\n')
	return file
}

withEachCredential('background work', (api) => {
	it('imports codes of a file', async () => {
		const code = uniqueCode('CSV')
		const file = table(
			'Code,Voucher Type,Value,Discount Type,Category,Start Date,Expiration Date,Redemption Limit,Redeemed Quantity,Redeemed Amount,Active,Additional Info,Custom',
			`${code},DISCOUNT_VOUCHER,15.50,AMOUNT,${unique('New')},2020-03-11T00:00:00.000Z,2099-01-26T00:00:00.000Z,,0,,TRUE,info,value`,
			`${code}-bad,,1,,,,,,,,,,`,
		)
		const { async_action_id: id } = await api.vouchers.importCSV(file)
		matches(await finished(api, id), {
			id: /^aa_/,
			type: 'VOUCHERS.IMPORT_CSV',
			status: 'DONE',
			operation_status: 'SUCCESS',
			progress: 100,
			created_at: timestamp,
			result: {
				done_count: 1,
				failed_count: 1,
				failed: [{ code: `${code}-bad`, row: 2, reason: 'Voucher Type is required' }],
			},
		})
		matches(await api.vouchers.get(code), {
			discount: { type: 'AMOUNT', amount_off: 1550 },
			additional_info: 'info',
			metadata: { Custom: 'value' },
			active: true,
		})
	})

	it('imports codes into a campaign, from a file and as JSON', async () => {
		const campaign = await coupons(api, 0)
		const code = uniqueCode('CAMPAIGN')
		const file = table('Code,Voucher Type,Value,Discount Type,Category,Active,Region', `${code}-1,DISCOUNT_VOUCHER,15,AMOUNT,New,FALSE,West`)
		const fromFile = await finished(api, (await api.campaigns.importVouchersCSV(campaign.id, file)).async_action_id)
		matches(fromFile, { type: 'CAMPAIGN.VOUCHERS_IMPORT_CSV', operation_status: 'SUCCESS' })
		const fromJSON = await finished(api, (await api.campaigns.importVouchers(campaign.id, [{ code: `${code}-2` }])).async_action_id)
		matches(fromJSON, { type: 'CAMPAIGN.VOUCHERS_IMPORT', operation_status: 'SUCCESS', result: { done_count: 1, failed: [] } })
		matches(await api.vouchers.get(`${code}-1`), { campaign: campaign.name, active: false, category: 'New', metadata: { Region: 'West' } })
		matches(await api.vouchers.get(`${code}-2`), { campaign: campaign.name, active: true })
	})

	it('imports customers, products and SKUs of files', async () => {
		const source = uniqueCode('csv')
		const customers = await api.customers.importCSV(table('Name,Source_id,Email,City,vip', `Ada,${source},ada@example.com,London,true`))
		matches(await finished(api, customers.async_action_id), { type: 'CUSTOMERS.IMPORT_CSV', operation_status: 'SUCCESS' })
		matches(await api.customers.get(source), { name: 'Ada', address: { city: 'London' }, metadata: { vip: true } })

		const products = await api.products.importCSV(table('name,source_id,price,attributes', `Shirt,${source},30,"color, size"`))
		matches(await finished(api, products.async_action_id), { type: 'PRODUCTS.IMPORT_CSV', operation_status: 'SUCCESS' })
		matches(await api.products.get(source), { name: 'Shirt', price: 3000, attributes: ['color', 'size'] })

		const skus = await api.products.importSkusCSV(table('product_id,sku,source_id,price,attributes', `${source},Red,${source}-red,35.5,{'color':'red'}`))
		matches(await finished(api, skus.async_action_id), { type: 'SKUS.IMPORT_CSV', operation_status: 'SUCCESS' })
		matches((await api.products.listSkus(source)).skus[0], { sku: 'Red', price: 3550, attributes: { color: 'red' } })
	})

	it('imports codes and orders as JSON', async () => {
		const code = uniqueCode('JSON')
		const codes = await api.vouchers.import([{ code, type: 'GIFT_VOUCHER', gift: { amount: 500 } }])
		matches(await finished(api, codes.async_action_id), { type: 'VOUCHERS.IMPORT', operation_status: 'SUCCESS' })
		matches(await api.vouchers.get(code), { gift: { amount: 500, balance: 500 } })
		const orders = await api.orders.import([{ source_id: code, amount: 1200, status: 'PAID' }])
		matches(await finished(api, orders.async_action_id), { type: 'ORDERS.IMPORT', result: { done_count: 1, failed_count: 0 } })
		matches(await api.orders.get(code), { amount: 1200, status: 'PAID' })
	})

	it('updates vouchers, customers and products in bulk', async () => {
		const name = uniqueCode('bulk')
		await api.vouchers.create({ code: name, type: 'GIFT_VOUCHER', gift: { amount: 1 } })
		const vouchers = await api.vouchers.bulkUpdate([
			{ code: name, metadata: { own: 1 } },
			{ code: `${name}-nobody`, metadata: {} },
		])
		matches(await finished(api, vouchers.async_action_id), { type: 'VOUCHERS.BULK_UPDATE', result: { done_count: 1, failed_count: 1, reports: [/^http/] } })
		const same = await api.vouchers.bulkUpdateMetadata({ codes: [name], metadata: { all: true } })
		await finished(api, same.async_action_id)
		matches(await api.vouchers.get(name), { metadata: { own: 1, all: true } })

		await finished(api, (await api.customers.updateInBulk([{ source_id: name, name: 'Ada' }])).async_action_id)
		await finished(api, (await api.customers.updateMetadataInBulk({ source_ids: [name], metadata: { all: true } })).async_action_id)
		matches(await api.customers.get(name), { name: 'Ada', metadata: { all: true } })

		await finished(api, (await api.products.bulkUpdate([{ source_id: name, name: 'Mug', price: 100 }])).async_action_id)
		await finished(api, (await api.products.bulkUpdateMetadata({ source_ids: [name], metadata: { all: true } })).async_action_id)
		matches(await api.products.get(name), { name: 'Mug', price: 100, metadata: { all: true } })
	})

	it('is listed, newest first, without results', async () => {
		const { async_action_id: id } = await api.products.bulkUpdate([])
		await finished(api, id)
		const { async_actions: newest, has_more: more } = await api.asyncActions.list({ limit: 1 })
		matches(newest, [{ type: /\./, status: /./, object: 'async_action', result: absent }])
		assert.equal(typeof more, 'boolean')
		await refuses(api.asyncActions.get('aa_nobody'), { code: 404, key: 'not_found' })
	})

	it('exports a file behind a temporary link', async () => {
		const { id } = await api.distributions.exports.create({ exported_object: 'customer', parameters: { order: '-created_at', fields: ['source_id'] } })
		const done = await until(
			`export ${id} is done`,
			() => api.distributions.exports.get(id),
			({ status }) => status !== 'SCHEDULED' && status !== 'IN_PROGRESS',
		)
		matches(done, { status: 'DONE', exported_object: 'customer', result: { url: /^http/ } })
		assert.ok(done.result.url.startsWith(url), done.result.url)
		const file = await (await fetch(done.result.url)).text()
		assert.match(file, /^Source Id\r\n/i)
		await api.distributions.exports.delete(id)
		await refuses(api.distributions.exports.get(id), { code: 404 })
	})
})
