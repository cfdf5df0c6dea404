import { coinCostUnits } from '@saya/contract/task/task.ts'
import { expect, test } from 'vitest'
import { coinBackPpm, coinGiftMonth } from './guard.rules.ts'
import type { TaskDefinition } from './task.rules.ts'

function define(ty: number, ...steps: readonly (readonly [number, number])[]): TaskDefinition {
  const named = steps.map(([value, coins]) => ({ value, coins }))
  return { ty, category: ty < 100 ? 1 : 2, names: ['Task', 'Task'], steps: named, isOn: true, sorting: 1, seq: 0 }
}

const tasks = [
  define(2, [200, 50]),
  define(101, [100, 20]),
  define(102, [500, 20], [2000, 50], [10_000, 150]),
  define(103, [500, 20]),
  define(104, [500, 20]),
  define(107, [50, 20]),
]

test.each([
  ['slots', 3, 1200],
  ['live games', 1, 1200],
  ['any other game', 5, 800],
])(
  'the tasks of a day give for play on %s 60 coins after ₱500, or what is left of them [POINTS-78]',
  (_what, gameType, ppm) => {
    expect(coinBackPpm(tasks, gameType)).toBe(ppm)
  },
)

test('a later step counts where it gives more, and a task that is off gives nothing [POINTS-78]', () => {
  expect(coinBackPpm([define(102, [500, 20], [1000, 100])], 3)).toBe(1200)
  expect(coinBackPpm([{ ...define(102, [500, 20]), isOn: false }], 3)).toBe(0)
})

/** Coins of a day's play by what the tasks say: of each measure every step that was reached. */
function coinsOf(some: readonly TaskDefinition[], { slots, live, other }: Record<'slots' | 'live' | 'other', number>) {
  const played: Record<number, number> = { 102: slots + live + other, 103: slots, 104: live }
  const steps = some.flatMap(({ ty, steps: own }) => own.filter(({ value }) => value <= (played[ty] ?? 0)))
  return steps.reduce((sum, { coins }) => sum + coins, 0)
}

test('whoever plays slots and live games beside each other earns no more than the prices of both stakes [POINTS-78]', () => {
  const apart = [define(102, [1000, 20], [3000, 90]), define(103, [500, 20]), define(104, [500, 20], [1500, 70])]
  expect([coinBackPpm(apart, 3), coinBackPpm(apart, 1), coinBackPpm(apart, 5)]).toEqual([767, 967, 367])
  const stakes = [0, 500, 1000, 1500, 2000, 3000]
  const days = stakes.flatMap(slots =>
    stakes.flatMap(live =>
      stakes.map(other => ({ slots, live, other, coins: coinsOf(apart, { slots, live, other }) })),
    ),
  )
  expect(days.some(({ slots, live, coins }) => slots > 0 && live > 0 && coins > 0)).toBe(true)
  for (const { slots, live, other, coins } of days) {
    const earned = coins * Number(coinCostUnits) * 100
    const priced = slots * coinBackPpm(apart, 3) + live * coinBackPpm(apart, 1) + other * coinBackPpm(apart, 5)
    expect(earned, `₱${slots} of slots, ₱${live} live, ₱${other} else`).toBeLessThanOrEqual(priced)
  }
})

const plans = { newbie: [10, 20, 30, 50, 80, 100, 200], daily: [10, 10, 15, 15, 20, 20, 50] }
const gift = (some: readonly TaskDefinition[], of = plans) => Number(coinGiftMonth(some, of) / coinCostUnits)

test('check-ins of a month count at the best that they come to, the first week among them [POINTS-78]', () => {
  expect(gift([])).toBe(490 + 3 * 140 + 90)
  expect(gift([], { ...plans, newbie: Array<number>(7).fill(1) })).toBe(4 * 140 + 90)
})

test('of tasks those that ask for no bets count to the gifts: of every day on each, what is done once once [POINTS-78]', () => {
  const base = gift([])
  expect(gift([define(101, [100, 20])]) - base).toBe(31 * 20)
  expect(gift([define(110, [1, 5]), define(2, [200, 50]), define(106, [1, 10])]) - base).toBe(31 * 5 + 50 + 10)
  expect(gift([define(102, [500, 20]), define(103, [500, 20]), { ...define(110, [1, 5]), isOn: false }])).toBe(base)
})

const dearRounds = [1, 2, 3, 4, 5].map(value => [value, 10_000] as const)

test('rounds at any stake are a gift of every day, whether a task asks for bets or none does [POINTS-88]', () => {
  const base = gift([])
  const rounds = [107, 108, 109].map(ty => define(ty, ...dearRounds))
  const withoutBets = [102, 103, 104].map(ty => ({ ...define(ty, [500, 20]), isOn: false }))
  expect(gift([...withoutBets, ...rounds]) - base).toBe(31 * 150_000)
  expect(gift([define(102, [500, 20]), define(107, [50, 20])]) - base).toBe(31 * 20)
  expect(gift([define(103, [500, 20]), define(108, [20, 10]), { ...define(109, [20, 10]), isOn: false }]) - base).toBe(
    31 * 10,
  )
})

test('beside bets rounds count for play too, from the first step on [POINTS-78]', () => {
  expect(coinBackPpm([define(102, [500, 20]), define(107, [50, 20])], 5)).toBe(800)
  expect(coinBackPpm([define(107, [50, 20])], 5)).toBe(0)
})
