// The script of a page with the client side of the SDK: window.client(trackingId).

import { VoucherifyClientSide } from '@voucherify/sdk'

const { url: apiUrl, clientApplicationId, clientSecretKey } = window.punchcard

window.client = (trackingId) => VoucherifyClientSide({ apiUrl, clientApplicationId, clientSecretKey, trackingId, timeoutMs: 120_000 })

// refusal returns the error of a refused call as plain data.
window.refusal = (call) => call.then((answer) => ({ answered: answer }), (error) => ({ ...error, message: error.message }))
