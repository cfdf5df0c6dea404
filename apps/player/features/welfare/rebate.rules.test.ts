import { expect, test } from 'vitest'
import { mayCollect, recount } from './rebate.rules.ts'

test.each([
  ['0.00', false],
  ['', false],
  ['0.01', true],
  ['12.34', true],
])('with a bonus of %j the button is active: %s [PROMO-51]', (bonus, isActive) => {
  expect(mayCollect(bonus)).toBe(isActive)
})

const terms = { share_percent: '1', least: '1000.00', most: '5000.00' }

test.each([
  ['lost too little', [['900', '0']], '900.00', '0.00'],
  ['lost just enough', [['1500', '500']], '1000.00', '10.00'],
  [
    'rounded down',
    [
      ['1000', '0'],
      ['234.56', '0'],
    ],
    '1234.56',
    '12.34',
  ],
  ['as much as there is', [['900000', '0']], '900000.00', '5000.00'],
  ['won', [['10', '50']], '-40.00', '0.00'],
  ['played nothing', [], '0.00', '0.00'],
] as const)('a day on which somebody %s is counted again [PROMO-86]', (_case, rounds, loss, amount) => {
  const played = rounds.map(([bet, win]) => ({ bet, win }))
  expect(recount(played, terms)).toEqual({ rounds: rounds.length, loss, amount })
})

test('by the terms of another campaign a day comes to something else [PROMO-86]', () => {
  const other = { share_percent: '3', least: '500.00', most: '40.00' }
  const amounts = ['499.99', '600', '5000'].map(bet => recount([{ bet, win: '0' }], other).amount)
  expect(amounts).toEqual(['0.00', '18.00', '40.00'])
})
