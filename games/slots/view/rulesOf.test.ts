import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import { play } from '../rules/index.ts'
import { commitmentOf, fairDraws, toHex } from '@saya/game-math'
import { amountOf } from './amountOf.ts'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { isPromiseKept } from './fairnessPart.ts'
import { featureOf } from './featureOf.ts'
import { rulesOf } from './rulesOf.ts'
import type { Round } from './studio.ts'
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
  expect(sayIn('tl')('freeSpin', { number: 2, of: 10 })).toBe('Libreng ikot 2 ng 10')
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

test.each(named)('a kept promise of %s is told from a broken one on the player’s own machine', (_, title) => {
  const serverSeed = new Uint8Array(32).fill(5)
  const rng = fairDraws({ serverSeed, clientSeed: 'word', nonce: 3 })
  const { steps } = play({ title, stake: BigInt(title.stakes[0] ?? 1) * 10_000n, rng })
  const commitment = commitmentOf(serverSeed)
  const fairness = { commitment, clientSeed: 'word', nonce: 3, serverSeed: toHex(serverSeed) }
  const round = { shown: steps, fairness } as unknown as Round
  expect(isPromiseKept(title, round)).toBe(true)
  expect(isPromiseKept(title, { ...round, fairness: { ...fairness, commitment: '0'.repeat(64) } })).toBe(false)
  if (title.game.kind === 'cascade') return
  expect(isPromiseKept(title, { ...round, fairness: { ...fairness, nonce: 4 } })).toBe(false)
})
