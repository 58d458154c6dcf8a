// A TypeScript client with the types that openapi-typescript generates of the document. It is compiled, but not run.
import type { components, paths } from '../.build/apitest/openapi'

type Body<Path extends keyof paths, Method extends keyof paths[Path]> =
	paths[Path][Method] extends { requestBody?: { content: { 'application/json': infer Content } } } ? Content : never

export const validate: Body<'/v1/validations', 'post'> = {
	redeemables: [{ object: 'voucher', id: 'SUMMER25' }],
	order: { amount: 4990 },
}

export const create: Body<'/v1/vouchers/{code}', 'post'> = {
	type: 'DISCOUNT_VOUCHER',
	discount: { type: 'PERCENT', percent_off: 25 },
}

// @ts-expect-error: redeemables are required
export const nothing: Body<'/v1/validations', 'post'> = { order: { amount: 4990 } }

export function leftToPay(validation: components['schemas']['Validation']): number | null | undefined {
	return validation.order?.total_amount
}
