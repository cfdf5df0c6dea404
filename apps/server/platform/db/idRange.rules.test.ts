import { expect, test } from 'vitest'
import { idsBeginning, readReference } from './idRange.rules.ts'

const whole = '6fb92fa0-48aa-43fd-ad31-b191f8a5ceed'
const all = { first: '6fb92fa0-0000-0000-0000-000000000000', last: '6fb92fa0-ffff-ffff-ffff-ffffffffffff' }

test('a number stands for itself, and its beginning for all that begin so', () => {
  expect(idsBeginning('6fb92fa0')).toEqual(all)
  expect(idsBeginning(whole.replaceAll('-', ''))).toEqual({ first: whole, last: whole })
})

test.each([
  ['6FB9 2FA0', all],
  ['6fb92fa0', all],
  [whole.toUpperCase(), { first: whole, last: whole }],
  ['6FB9 2FA', null],
  ['6FB9 2FA0 4', null],
  ['9171234567', null],
  ['luz@example.com', null],
  ['', null],
])('%j is read as a number: %j', (words, range) => {
  expect(readReference(words)).toEqual(range)
})
