import { daySpan, unitsPerPeso } from '@saya/money'
import { standardPrizes } from '@saya/contract/ranking/prizes.ts'
import { expect, test } from 'vitest'
import { playFilterOf } from '../promotion/index.ts'
import { findKind } from '../promotion/kinds/index.ts'
import { compareEntrants, type Entrant, findNextPrize, mergeSteps, placeAmong, stepsToKeep } from './ranking.rules.ts'

function contestOf(prizes: readonly string[] = standardPrizes, least = '0') {
  const read = findKind('ranking')?.read({ prizes, least })
  return read && 'deal' in read ? read.deal.contest : undefined
}

const everybody = {
  brands: [],
  least_level: 0,
  least_age_days: 0,
  needs_email: false,
  needs_approved_id: false,
  needs_payout_account: false,
  once_per_device: false,
  once_per_id: false,
  users: [],
}

const standard = contestOf()?.prizes ?? []
const pesos = (amount: bigint) => amount * unitsPerPeso

test.each([
  [1, 1, 25_000n, 'PROMO-33'],
  [2, 2, 12_000n, 'PROMO-34'],
  [3, 3, 8000n, 'PROMO-35'],
  [4, 4, 6000n, 'PROMO-36'],
  [5, 5, 5000n, 'PROMO-37'],
  [6, 6, 3500n, 'PROMO-38'],
  [7, 7, 2500n, 'PROMO-39'],
  [8, 8, 2000n, 'PROMO-40'],
  [9, 9, 1500n, 'PROMO-41'],
  [10, 10, 1000n, 'PROMO-42'],
  [11, 20, 700n, 'PROMO-43'],
  [21, 50, 400n, 'PROMO-44'],
  [51, 100, 290n, 'PROMO-45'],
])('places %i to %i are given ₱%s [%s]', (from, to, amount, _id) => {
  expect(standard.slice(from - 1, to)).toEqual(Array.from({ length: to - from + 1 }, () => pesos(amount)))
  expect([standard.length, standard.reduce((sum, prize) => sum + prize, 0n)]).toEqual([100, pesos(100_000n)])
})

test('only rounds of slots count, on sites that the terms name, from 00:00 of a Manila day to its end [PROMO-31]', () => {
  const read = findKind('ranking')?.read({ prizes: standardPrizes, least: '0' })
  if (!read || 'wrong' in read) throw new Error('These are no terms.')
  const filter = playFilterOf({ deal: read.deal, audience: { ...everybody, brands: ['play'] } }, [])
  expect(filter).toEqual({ games: null, brands: ['play'], gameType: 3 })
  const { fromMs, untilMs } = daySpan('2026-03-02')
  expect([fromMs, untilMs]).toEqual(['2026-03-02T00:00+08:00', '2026-03-03T00:00+08:00'].map(text => Date.parse(text)))
})

test.each([
  ['a place is left out', ['1:100', '3:50']],
  ['a place comes twice', ['1:100', '1-2:50']],
  ['it does not begin at the first', ['2:100']],
  ['a place has more than the one before it', ['1:100', '2:200']],
  ['a place has nothing', ['1:100', '2:0']],
  ['there are more than a hundred', ['1-101:5']],
  ['it is no prize', ['first:100']],
  ['there is none', []],
])('prizes of which %s are no terms', (_what, prizes) => {
  expect(contestOf(prizes)).toBeUndefined()
})

const prizes = [pesos(100n), pesos(50n), pesos(50n), pesos(10n)]
const entrant = (uid: bigint, turnover: bigint, reachedAtMs: number): Entrant => ({ uid, turnover, reachedAtMs })

test('ties come to the same order in 100 runs: more play, then who came to it first, then the lower number of a member [PROMO-115]', () => {
  const wanted = [
    entrant(9n, 500n, 90),
    entrant(8n, 400n, 10),
    entrant(2n, 400n, 20),
    entrant(3n, 400n, 20),
    entrant(10n, 400n, 20),
    entrant(1n, 399n, 1),
  ]
  for (let run = 0; run < 100; run++) {
    const mixed = wanted.toSorted(
      (one, other) => ((Number(one.uid) * (run + 7)) % 11) - ((Number(other.uid) * (run + 7)) % 11),
    )
    expect(mixed.toSorted(compareEntrants)).toEqual(wanted)
  }
})

test('play is compared as it is published, in whole centavos: what a list cannot show decides no place [PROMO-241]', () => {
  const [early, late] = [entrant(2n, 10_010n, 1), entrant(1n, 10_090n, 2)]
  expect([late, early].toSorted(compareEntrants)).toEqual([early, late])
  const places = { prizes: [pesos(100n)], least: 0n, turnovers: [pesos(9n) + 90n] }
  // One centavo more than the list shows takes the place, however much less than a centavo either played.
  expect(findNextPrize({ place: undefined, turnover: pesos(9n) - 40n }, places)).toMatchObject({ missing: 200n })
})

test('who is far behind is told about where: behind all who surely played more, over all schemas', () => {
  const steps = mergeSteps([
    [
      { turnover: 900n, count: 2 },
      { turnover: 100n, count: 5 },
    ],
    [{ turnover: 900n, count: 1 }],
  ])
  expect(steps).toEqual([
    { turnover: 900n, count: 3 },
    { turnover: 100n, count: 5 },
  ])
  expect([placeAmong(steps, 905n), placeAmong(steps, 150n), placeAmong([], 5n)]).toEqual([1, 4, 1])
})

test.each([
  ['the first has nothing better', { place: 1, turnover: pesos(9n) }, [9n, 5n], undefined],
  [
    'the second to the first',
    { place: 2, turnover: pesos(5n) },
    [9n, 5n],
    { place: 1, prize: pesos(100n), missing: pesos(4n) + 100n },
  ],
  [
    'the third too, since the second has the same',
    { place: 3, turnover: pesos(4n) },
    [9n, 5n, 4n],
    { place: 1, prize: pesos(100n), missing: pesos(5n) + 100n },
  ],
  [
    'the fourth to the last of the next prize',
    { place: 4, turnover: pesos(1n) },
    [9n, 5n, 4n, 1n],
    { place: 3, prize: pesos(50n), missing: pesos(3n) + 100n },
  ],
  [
    'who is in none to the last prize',
    { place: undefined, turnover: 0n },
    [9n, 5n, 4n, 1n],
    { place: 4, prize: pesos(10n), missing: pesos(1n) + 100n },
  ],
  [
    'who is in none where prizes are left',
    { place: undefined, turnover: 0n },
    [9n],
    { place: 4, prize: pesos(10n), missing: pesos(2n) },
  ],
])('the next prize: %s', (_what, own, turnovers, wanted) => {
  const places = { prizes, least: pesos(2n), turnovers: turnovers.map(pesos) }
  expect(findNextPrize(own, places)).toEqual(wanted)
})

const tenMinutes = 600_000
const steps = [{ turnover: 5n, count: 10_000 }]

test.each([
  ['nobody counted yet', undefined, tenMinutes, undefined],
  ['few are in it', { entrants: 9_999, countedAtMs: 0, steps }, 0, undefined],
  ['many are in it', { entrants: 10_000, countedAtMs: 0, steps }, tenMinutes - 1, steps],
  ['ten minutes are over', { entrants: 10_000, countedAtMs: 0, steps }, tenMinutes, undefined],
  ['it was counted never', { entrants: 10_000, countedAtMs: null, steps }, 0, undefined],
])('how many played how much is counted anew where %s', (_case, known, nowMs, kept) => {
  expect(stepsToKeep(known, nowMs)).toBe(kept)
})
