// The older client for Node.js, in each version of the API that it can select.

import { describe } from 'node:test'
import voucherify from 'voucherify'
import { applicationId, secretKey, url } from '../api.mjs'

// older returns a client. Without a version it gets that of the project.
export function older(apiVersion) {
	return voucherify({ apiUrl: url, applicationId, clientSecretKey: secretKey, apiVersion })
}

// withEachVersion declares the same tests once for each version.
export function withEachVersion(title, tests) {
	for (const version of [undefined, 'v2017-04-05', 'v2017-04-20', 'v2018-08-01'])
		describe(`${title}, with the older client in ${version ?? "the project's version"}`, () => tests(older(version), version))
}
