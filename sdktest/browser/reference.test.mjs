import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { applicationId, coupon, secretKey, withKeys } from '../api.mjs'
import { openShop, assertNoProblems } from './shop.mjs'

describe('the reference in Chromium', () => {
	const api = withKeys()
	let shop
	before(async () => {
		shop = await openShop()
	})
	after(() => shop?.close())

	it('sends a call and does not store its keys', async () => {
		const { code } = await coupon(api)
		const page = await shop.read('/reference')
		const operation = page.locator('details.operation', { has: page.locator('summary code', { hasText: /^\/v1\/vouchers\/\{code\}$/ }) }).filter({ has: page.locator('summary b.GET') })
		await operation.locator('summary').first().click()
		await operation.getByLabel('Path').fill(`/v1/vouchers/${code}`)

		await operation.getByRole('button', { name: 'Send GET' }).click()
		await operation.getByRole('status').filter({ hasText: 'Enter a key of the server side first.' }).waitFor()
		await page.locator('#keys input[data-header="X-App-Id"]').fill(applicationId)
		await page.locator('#keys input[data-header="X-App-Token"]').fill(secretKey)
		await operation.getByRole('button', { name: 'Send GET' }).click()
		await operation.getByRole('status').filter({ hasText: /^200 / }).waitFor()
		assert.equal(JSON.parse(await operation.locator('.try pre').textContent()).code, code)

		const kept = await page.evaluate(() => ({ local: localStorage.length, session: sessionStorage.length, cookies: document.cookie }))
		assert.deepEqual(kept, { local: 0, session: 0, cookies: '' })
		assertNoProblems(page)
	})

	it('finds operations, types and refusals by name', async () => {
		const page = await shop.read('/reference')
		await page.keyboard.press('/')
		await page.keyboard.type('quantity_exceeded')
		await page.locator('#refusal-quantity_exceeded').waitFor()
		assert.equal(await page.locator('.operation:visible').count(), 0)
		assertNoProblems(page)
	})
})
