import * as v from 'valibot'
import { expect, test } from 'vitest'
import { depositFilter } from './status.ts'

test.each([
  [undefined, ['pending', 'completed', 'canceled', 'timeout']],
  ['', ['pending', 'completed', 'canceled', 'timeout']],
  ['all', ['pending', 'completed', 'canceled', 'timeout']],
  ['PENDING', ['pending']],
  ['COMPLETED', ['completed']],
  ['CANCELED', ['canceled']],
  ['TIMEOUT', ['timeout']],
  ['pending', ['pending']],
  ['completed', ['completed']],
  ['failed', ['canceled', 'timeout']],
])('the filter %j asks for %j [TXN-23, TXN-26]', (given, wanted) => {
  expect(v.parse(depositFilter, given)).toEqual(wanted)
})

test.each(['canceled', 'PAYING', 'toString'])('%j is no filter', given => {
  expect(v.safeParse(depositFilter, given).success).toBe(false)
})
