import { expect, test } from 'vitest'
import { factRows } from './factRows.ts'

test('the facts of a decision are read in words, and one without words by its name [FACT-111]', () => {
  const facts = { isLimited: true, hasClaimed: false, level: 3, giftMonthBefore: '640.00', brand: '', newFact: 'x' }
  expect(factRows(facts)).toEqual([
    ['Stopped by a limit', 'Yes'],
    ['Has it already', 'No'],
    ['VIP level', '3'],
    ['Gifts of the month before, ₱', '640.00'],
    ['Site', ''],
    ['newFact', 'x'],
  ])
})

test('what was refused first is read as a sentence, and one without words by its code [FACT-111]', () => {
  expect(factRows({ firstRefusal: 'promotion_limit' })).toEqual([['Refused first because', 'Stopped by a limit']])
  expect(factRows({ firstRefusal: 'something_else' })).toEqual([['Refused first because', 'something_else']])
})
