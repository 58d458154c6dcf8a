import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { call, coupon, coupons, managementPath, redeemable, tenPercent, unique, uniqueCode, until, withEachCredential, withKeys } from './api.mjs'
import { empty, matches, refuses, timestamp } from './match.mjs'

withEachCredential('segments', (api) => {
	it('are created, read, listed for a customer and deleted', async () => {
		const { id: customer } = await api.customers.create({ source_id: uniqueCode('ada'), name: unique('Ada') })
		const name = unique('VIPs')
		const segment = await api.segments.create({ name, type: 'static', customers: [customer] })
		matches(segment, { id: /^seg_[0-9a-f]+$/, name, type: 'static', filter: empty, created_at: timestamp, object: 'segment' })
		matches(await api.segments.get(segment.id), segment)
		matches(await api.segments.list(customer), { object: 'list', data_ref: 'data', total: 1, data: [{ id: segment.id, name, object: 'segment' }] })
		await api.segments.delete(segment.id)
		await refuses(api.segments.get(segment.id), { code: 404, key: 'not_found', resource_id: segment.id })
	})

	it('follow changes of a customer', async () => {
		const source = uniqueCode('bob')
		const { id } = await api.segments.create({
			name: unique('From Warsaw'),
			type: 'auto-update',
			filter: { junction: 'and', 'address.city': { conditions: { $is: ['Warsaw'] } }, source_id: { conditions: { $is: [source] } } },
		})
		await api.customers.create({ source_id: source, address: { city: 'Warsaw' } })
		await until(
			'the customer has entered the segment',
			() => api.segments.list(source),
			({ data }) => data.some((segment) => segment.id === id),
		)
		await api.segments.delete(id)
	})
})

withEachCredential('custom events', (api) => {
	it('are accepted and shown in the activity of the customer', async () => {
		const source = uniqueCode('cid')
		const taken = await api.events.create('review', { customer: { source_id: source, name: 'Cid' }, metadata: { stars: 5 } })
		matches(taken, { object: 'event', type: 'review', customer: { source_id: source, name: 'Cid', object: 'customer' }, referral: null, loyalty: null, metadata: { stars: 5 } })
		const { data } = await call('GET', `/v1/customers/${source}/activity`)
		assert.deepEqual(data.map(({ type }) => type).sort(), ['customer.created', 'customer.custom_event'])
		await refuses(api.events.create('review', {}), { code: 400, key: 'invalid_payload' })
	})
})

withEachCredential('metadata schemas', (api) => {
	it('are read and listed', async () => {
		const related = uniqueCode('object')
		const made = await call('POST', managementPath('/metadata-schemas'), { related_object: related, properties: { size: { type: 'number', optional: true } } })
		matches(await api.metadataSchemas.get(related), { id: made.id, related_object: related, properties: { size: { type: 'number', optional: true } }, object: 'metadata_schema' })
		const { schemas } = await api.metadataSchemas.list()
		assert.ok(schemas.some(({ id }) => id === made.id))
		await call('DELETE', managementPath(`/metadata-schemas/${made.id}`))
		await refuses(api.metadataSchemas.get(related), { code: 404, key: 'not_found', resource_type: 'metadata schema' })
	})
})

withEachCredential('referrals', (api) => {
	it('reward the referred customer', async () => {
		const cards = await api.campaigns.create({ name: unique('Gifts'), campaign_type: 'GIFT_VOUCHERS', voucher: { type: 'GIFT_VOUCHER', gift: { amount: 100 } } })
		const program = await api.campaigns.create({
			name: unique('Friends'),
			campaign_type: 'REFERRAL_PROGRAM',
			voucher: { type: 'DISCOUNT_VOUCHER', discount: tenPercent },
			referral_program: {
				conversion_event_type: 'redemption',
				referee_reward: { type: 'GIFT_VOUCHER', amount: 250, related_object_parent: { id: cards.id, object: 'CAMPAIGN' } },
			},
		})
		const [referrer, referee, assigned] = [uniqueCode('ada'), uniqueCode('bob'), uniqueCode('cid')]
		const { voucher } = await api.distributions.publications.create({ campaign: { name: program.name }, customer: { source_id: referrer } })
		matches(voucher, { is_referral_code: true })

		const at = `/v1/referrals/${program.id}/members/${voucher.code}/holders`
		const { holders } = await call('POST', at, { holders: [{ source_id: assigned }], metadata: { by: 'hand' } })
		matches(holders, [{ id: /^rh_[0-9a-f]+$/, holder_role: 'REFEREE', campaign_id: program.id, campaign_type: 'REFERRAL_PROGRAM', metadata: { by: 'hand' }, object: 'redeemable_holder' }])
		await refuses(call('POST', at, { holders: [{ source_id: assigned }] }), { code: 409, key: 'holder_assignement_duplication' })
		await call('DELETE', `${at}/${holders[0].id}`)

		await api.redemptions.redeemStackable({ redeemables: [redeemable(voucher.code)], customer: { source_id: referee }, order: { amount: 1000 } })
		const referred = await until(
			'the referee is rewarded',
			() => api.customers.get(referee),
			({ summary }) => summary.redemptions.gift.amount_to_go > 0,
		)
		assert.equal(referred.summary.redemptions.gift.amount_to_go, 350)
		const { id: referrerId, loyalty } = await api.customers.get(referrer)
		assert.equal(loyalty.referred_customers, 1)
		matches(referred.referrals, { total: 1, campaigns: [{ campaign_id: program.id, referrer_id: referrerId, related_object_type: 'redemption', date: timestamp }] })
		const roles = await call('GET', at.replace(`${program.id}/`, ''))
		assert.deepEqual(roles.data.map(({ holder_role: role }) => role), ['REFEREE', 'REFERRER'])
		await refuses(call('DELETE', `${at}/${roles.data[1].id}`), { code: 403, key: 'forbidden' })

		const summary = await until(
			'the summary counts the referral',
			() => call('GET', `/v1/campaigns/${program.id}/summary`),
			(counted) => counted.referred_customers === 1,
		)
		matches(summary, { object: 'campaign_summary', redemptions: 1, redemptions_succeeded: 1, orders_amount: 900, publications: 1, vouchers_created: 1 })
	})
})

describe('operations without calls in the SDK', () => {
	const api = withKeys()

	it('locations are listed and read', async () => {
		const name = unique('Centre')
		const shape = { type: 'circle', format: 'distance', distance: { center: 'geo:52.2297,21.0122', radius: '1.54 km' } }
		const made = await call('POST', managementPath('/locations'), { name, shape })
		matches(await call('GET', `/v1/locations/${made.id}`), { id: /^loc_[0-9a-f]+$/, name, shape, created_at: timestamp, object: 'location' })
		const list = await call('GET', '/v1/locations?limit=100')
		assert.ok(list[list.data_ref].some(({ id }) => id === made.id))
		await call('DELETE', managementPath(`/locations/${made.id}`))
		await refuses(call('GET', `/v1/locations/${made.id}`), { code: 404, key: 'not_found', resource_type: 'location' })
	})

	it('webhooks are managed', async () => {
		const made = await call('POST', managementPath('/webhooks'), { target_url: 'https://shop.example/hooks', events: ['voucher.created'], active: false })
		matches(made, { id: /^wh_[0-9a-f]+$/, target_url: 'https://shop.example/hooks', events: ['voucher.created'], active: false, object: 'webhook' })
		matches(await call('PUT', managementPath(`/webhooks/${made.id}`), { events: ['campaign.vouchers.aded'] }), { id: made.id, events: ['campaign.vouchers.added'] })
		const list = await call('GET', managementPath('/webhooks'))
		assert.ok(list[list.data_ref].some(({ id }) => id === made.id))
		await call('DELETE', managementPath(`/webhooks/${made.id}`))
		await refuses(call('GET', managementPath(`/webhooks/${made.id}`)), { code: 404, key: 'not_found' })
	})

	it('templates make campaigns', async () => {
		const original = await coupons(api, 1)
		const name = unique('Pattern')
		const template = await call('POST', '/v1/templates/campaigns', { name, campaign_id: original.id })
		matches(template, { id: /^camp_tpl_[0-9a-f]+$/, name, campaign_type: 'DISCOUNT_COUPONS', object: 'campaign_template' })
		const { campaign, object } = await call('POST', `/v1/templates/campaigns/${template.id}/campaign-setup`, { name: unique('From a pattern') })
		assert.equal(object, 'campaign_setup')
		matches(campaign, { campaign_type: 'DISCOUNT_COUPONS', voucher: { type: 'DISCOUNT_VOUCHER', discount: tenPercent } })
		await refuses(call('POST', '/v1/templates/campaigns', { name, campaign_id: original.id }), { code: 409, key: 'duplicate_found' })
		await call('DELETE', `/v1/templates/campaigns/${template.id}`)
	})

	it('the trash bin has deleted resources until they are removed', async () => {
		const { code } = await coupon(api)
		await api.vouchers.delete(code)
		const { data } = await call('GET', `/v1/trash-bin?filters[resource_name][conditions][$is]=${code}`)
		matches(data, [{ id: /^tbe_[0-9a-f]+$/, resource_type: 'voucher', resource_name: code }])
		await refuses(api.vouchers.create({ code, type: 'DISCOUNT_VOUCHER', discount: tenPercent }), { code: 409, key: 'duplicate_found' })
		await call('DELETE', `/v1/trash-bin/${data[0].id}`)
		matches(await api.vouchers.create({ code, type: 'DISCOUNT_VOUCHER', discount: tenPercent }), { code })
	})
})
