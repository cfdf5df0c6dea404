import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withdrawalFilter } from './status.ts'

const all = ['under_review', 'paying', 'completed', 'canceled', 'timeout']

test.each([
  [undefined, all],
  ['', all],
  ['all', all],
  ['pending', ['under_review', 'paying']],
  ['completed', ['completed']],
  ['failed', ['canceled', 'timeout']],
  ['under_review', ['under_review']],
  ['paying', ['paying']],
  ['canceled', ['canceled']],
  ['timeout', ['timeout']],
])('the filter %j asks for %j, in small letters [TXN-25]', (given, wanted) => {
  expect(v.parse(withdrawalFilter, given)).toEqual(wanted)
})

test.each(['PAYING', 'open', 'toString'])('%j is no filter', given => {
  expect(v.safeParse(withdrawalFilter, given).success).toBe(false)
})
