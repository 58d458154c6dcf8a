// Tests of the comparison itself. They need no server.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { absent, differences, empty, matches, refuses } from './match.mjs'

const found = (actual, expected) => [...differences(actual, expected, '')]

describe('differences are reported by path', () => {
	const cases = [
		['equal scalars', { a: 1, b: 'x', c: null, d: false }, { a: 1, b: 'x', c: null, d: false }, []],
		['further properties are fine', { a: 1, b: 2 }, { a: 1 }, []],
		['another value', { a: { b: 1 } }, { a: { b: 2 } }, ['.a.b: expected 2, got 1']],
		['a number is no text', { a: '1' }, { a: 1 }, ['.a: expected 1, got "1"']],
		['null is not absent', { a: null }, { a: absent }, ['.a: expected nothing, got null']],
		['absent is not null', {}, { a: null }, ['.a: expected null, got undefined']],
		['empty is either', { a: null }, { a: empty, b: empty }, []],
		['empty is no object', { a: {} }, { a: empty }, ['.a: expected null or nothing, got {}']],
		['a pattern', { id: 'camp_1' }, { id: /^camp_/ }, []],
		['a pattern on a number', { id: 7 }, { id: /7/ }, ['.id: expected a string like /7/, got 7']],
		['elements', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], ['[1].a: expected 3, got 2']],
		['a longer array', { a: [1, 2] }, { a: [1] }, ['.a: expected 1 elements, got 2 elements']],
		['an array is no object', { a: [] }, { a: {} }, ['.a: expected an object, got 0 elements']],
		['several at once', { a: 1, b: 2 }, { a: 2, b: 1 }, ['.a: expected 2, got 1', '.b: expected 1, got 2']],
	]
	for (const [name, actual, expected, differing] of cases) {
		it(name, () => assert.deepEqual(found(actual, expected), differing))
	}
})

describe('checks fail', () => {
	it('when the answer differs', () => assert.throws(() => matches({ a: 1 }, { a: 2 }), /expected 2, got 1/))
	it('when nothing is refused', () => assert.rejects(refuses(Promise.resolve(), { code: 404 })))
	it('when the refusal is another one', () =>
		assert.rejects(refuses(Promise.reject(Object.assign(new Error('x'), { code: 400 })), { code: 404 }), /expected 404/))
	it('when the connection breaks', () =>
		assert.rejects(refuses(Promise.reject(new Error('broken')), { code: 404 }), /broken/))
})
