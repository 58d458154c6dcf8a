// Comparison of answers: a test writes the expected answer as one value, and all differences are reported at once, by path.

import assert from 'node:assert/strict'

// empty matches a property that is absent or null.
export const empty = Symbol('absent or null')

// absent matches a missing property.
export const absent = Symbol('absent')

// timestamp matches a time in the format of the API.
export const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

// matches fails unless actual has all expected properties. Objects may have further properties; arrays must have the same length; a regular
// expression must match a string.
export function matches(actual, expected) {
	const found = [...differences(actual, expected, '')]
	if (found.length > 0) assert.fail(`${found.join('\n')}\nin ${JSON.stringify(actual, null, 2)}`)
}

export function* differences(actual, expected, path) {
	const at = path === '' ? 'the answer' : path
	const is = (wanted) => `${at}: expected ${wanted}, got ${show(actual)}`
	if (expected === empty) {
		if (actual != null) yield is('null or nothing')
	} else if (expected === absent) {
		if (actual !== undefined) yield is('nothing')
	} else if (expected instanceof RegExp) {
		if (typeof actual !== 'string' || !expected.test(actual)) yield is(`a string like ${expected}`)
	} else if (Array.isArray(expected)) {
		if (!Array.isArray(actual)) yield is('an array')
		else if (actual.length !== expected.length) yield is(`${expected.length} elements`)
		else for (const i of expected.keys()) yield* differences(actual[i], expected[i], `${path}[${i}]`)
	} else if (expected !== null && typeof expected === 'object') {
		if (actual === null || typeof actual !== 'object' || Array.isArray(actual)) yield is('an object')
		else for (const key of Object.keys(expected)) yield* differences(actual[key], expected[key], `${path}.${key}`)
	} else if (!Object.is(actual, expected)) {
		yield is(show(expected))
	}
}

function show(value) {
	return Array.isArray(value) ? `${value.length} elements` : (JSON.stringify(value) ?? String(value))
}

// refuses fails unless the call is refused with an error that matches.
export async function refuses(call, expected) {
	await assert.rejects(call, (error) => {
		if (typeof error.code !== 'number') throw error // not an answer of the API
		matches({ ...error, message: error.message }, expected)
		return true
	})
}
