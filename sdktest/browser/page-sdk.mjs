// A page of a shop that has the client side of the SDK: window.client(trackingId).

import { VoucherifyClientSide } from '@voucherify/sdk'

const { url: apiUrl, clientApplicationId, clientSecretKey } = window.punchcard

window.client = (trackingId) => VoucherifyClientSide({ apiUrl, clientApplicationId, clientSecretKey, trackingId, timeoutMs: 15_000 })

// refusal is what the SDK tells of a call that is refused, as plain data.
window.refusal = (call) => call.then((answer) => ({ answered: answer }), (error) => ({ ...error, message: error.message }))
