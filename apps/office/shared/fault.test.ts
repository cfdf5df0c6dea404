import { expect, test } from 'vitest'
import { OfficeError } from './client.ts'
import type { ActField } from './entity.ts'
import { faultOf } from './fault.ts'

const opens: ActField = { name: 'opens', title: 'Opens', kind: 'line' }
const quick: ActField = { name: 'quick', title: 'Quick amounts, ₱', kind: 'line' }
const plain = 'Please check what you entered.'
const refused = (field?: string) => new OfficeError('invalid_request', plain, field)

test.each([
  ['wish.opens', { sentence: 'Please check “Opens”.', field: opens }],
  ['wish.quick.3', { sentence: 'Please check “Quick amounts, ₱”.', field: quick }],
  ['wish.sorting', { sentence: plain }],
  ['', { sentence: plain }],
  [undefined, { sentence: plain }],
])('of the field %s staff read its title, or a sentence that says what to do', (field, fault) => {
  expect(faultOf(refused(field), [opens, quick])).toEqual(fault)
})

test('any other refusal shows its own sentence, and a missing answer says that the server is not responding', () => {
  expect(faultOf(new OfficeError('changed_meanwhile', 'Somebody changed it.'), [opens])).toEqual({
    sentence: 'Somebody changed it.',
  })
  expect(faultOf(new Error('bug'), [opens]).sentence).toMatch(/is not responding/)
})
