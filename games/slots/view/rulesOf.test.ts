import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { amountOf } from './amountOf.ts'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { featureOf } from './featureOf.ts'
import { rulesOf } from './rulesOf.ts'
import { sayIn } from './sayIn.ts'

const named = [...titles]

test.each(named)('the rules of %s are said in both languages, with its return and its limits', (_, title) => {
  const rules = rulesOf(title)
  for (const language of ['en', 'tl'] as const) {
    const text = [featureOf(title), ...rules].map(rule => rule[language]).join('\n')
    expect(text).not.toMatch(/undefined|NaN|Infinity|\$\{/)
    expect(text).toContain((title.declared.returnPpm / 10_000).toFixed(2))
    expect(text).toContain(`${title.mostWin} `)
  }
  expect(rules.every(({ en, tl }) => en !== tl)).toBe(true)
})

test('a sentence is said in the language of the player, with its values', () => {
  expect(sayIn('tl')('freeSpin', { number: 2, of: 10 })).toBe('Free spin 2 sa 10')
  expect(sayIn('en')('won', { amount: '₱5.00' })).toBe('You won ₱5.00')
})

test.each([
  ['12480.50', '₱12,480.50'],
  ['0.00', '₱0.00'],
  ['1234567.89', '₱1,234,567.89'],
])('the amount %s is shown as %s', (text, shown) => {
  expect(showAmount(readAmount(text))).toBe(shown)
})

test('a pay of a stake is whole centavos, and a loss has its minus', () => {
  expect(amountOf(readAmount('7.00'), 135)).toBe(readAmount('9.45'))
  expect(showAmount(-readAmount('40.00'))).toBe('−\u2009₱40.00')
})
