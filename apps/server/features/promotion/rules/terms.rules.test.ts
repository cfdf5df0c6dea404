import { daySpan } from '@saya/money'
import { expect, test } from 'vitest'
import { holdingFrom, holdingOn, isStoppedFor, shownOn, sidesOf } from './terms.rules.ts'

const hour = 3_600_000
const at = (day: number, hours = 12) => daySpan(dayOf(day)).fromMs + hours * hour
const dayOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}`

interface Version {
  readonly days: readonly [first: number, last: number]
  /** The day on which it was agreed to, at noon. */
  readonly agreed: number
  /** The day on which it was stopped, at 6 PM. */
  readonly stopped?: number
}

function agreed(pays: 'places' | 'once', versions: readonly Version[], promotion = 'one') {
  return versions.map(({ days: [first, last], agreed: decided, stopped }, index) => ({
    version: {
      promotion,
      number: index + 1,
      decidedAtMs: at(decided),
      stoppedAtMs: stopped === undefined ? null : at(stopped, 18),
    },
    offer: { first_day: dayOf(first), last_day: dayOf(last) },
    deal: { pays },
  }))
}

/** The number of the version that gives for each of some days; 0 where none does. */
function holding(pays: 'places' | 'once', versions: readonly Version[], days: readonly number[]): number[] {
  return days.map(day => {
    const found = holdingOn(agreed(pays, versions), dayOf(day))
    return found && !isStoppedFor(found.version, dayOf(day)) ? found.version.number : 0
  })
}

const first: Version = { days: [1, 20], agreed: 1 }

test.each([
  [
    'begins later leaves the days before to the one that holds',
    [first, { days: [10, 20], agreed: 5 }],
    [1, 1, 1, 2, 2],
  ],
  ['has begun holds from the day after', [first, { days: [1, 20], agreed: 9 }], [1, 1, 1, 2, 2]],
  ['ends earlier ends it', [first, { days: [1, 10], agreed: 8 }], [1, 1, 2, 2, 0]],
  [
    'was agreed to last counts, not the one that begins last',
    [first, { days: [10, 20], agreed: 4 }, { days: [6, 9], agreed: 5 }],
    [1, 3, 3, 0, 0],
  ],
  [
    'is agreed to after a stop counts from its agreement on',
    [
      { ...first, stopped: 9 },
      { days: [9, 20], agreed: 9 },
    ],
    [1, 1, 2, 2, 2],
  ],
  ['is stopped gives nothing for that day and later ones', [{ ...first, stopped: 9 }], [1, 1, 0, 0, 0]],
  [
    'is stopped before it begins brings nothing back',
    [first, { days: [10, 20], agreed: 5, stopped: 6 }],
    [1, 1, 1, 0, 0],
  ],
  [
    'comes after one that is over counts on the day of its agreement',
    [
      { days: [1, 4], agreed: 1 },
      { days: [9, 20], agreed: 9 },
    ],
    [0, 0, 2, 2, 2],
  ],
  [
    'is the second one of its first day changes that day no more',
    [
      { days: [9, 20], agreed: 9 },
      { days: [9, 20], agreed: 9 },
    ],
    [0, 0, 1, 2, 2],
  ],
] as const satisfies readonly (readonly [string, readonly Version[], readonly number[]])[])(
  'of what pays for days, a version that %s [PROMO-230]',
  (_case, versions, numbers) => {
    expect(holding('places', versions, [5, 8, 9, 10, 11])).toEqual(numbers)
  },
)

test('of what is claimed, a version holds as soon as it is agreed to and has begun [PROMO-230]', () => {
  expect(holding('once', [first, { days: [1, 20], agreed: 9 }], [8, 9, 10])).toEqual([1, 2, 2])
  expect(holding('once', [first, { days: [10, 20], agreed: 5 }], [8, 9, 10])).toEqual([1, 1, 2])
})

test('one that does not hold yet is shown where nothing else does [PROMO-230]', () => {
  const next: Version = { days: [10, 20], agreed: 5 }
  const shown = (versions: readonly Version[], day: number) =>
    shownOn(agreed('places', versions), dayOf(day))?.version.number
  expect(shown([first, next], 6)).toBe(1)
  expect(shown([{ ...first, stopped: 6 }, next], 6)).toBe(2)
  expect(shown([{ days: [1, 5], agreed: 1 }, next], 6)).toBe(2)
  expect(shown([{ ...first, stopped: 6 }], 6)).toBe(1)
})

test('what holds from a day on is each version for the days that later ones leave it [PROMO-230]', () => {
  const held = (versions: readonly Version[], day: number) =>
    holdingFrom(agreed('places', versions), dayOf(day)).map(({ version, offer }) => [
      version.number,
      Number(offer.first_day.slice(-2)),
      Number(offer.last_day.slice(-2)),
    ])
  expect(held([first], 6)).toEqual([[1, 1, 20]])
  expect(held([first, { days: [10, 20], agreed: 5 }], 6)).toEqual([
    [1, 1, 9],
    [2, 10, 20],
  ])
  expect(held([first, { days: [1, 20], agreed: 6 }], 6)).toEqual([
    [1, 1, 6],
    [2, 7, 20],
  ])
  expect(held([first, { days: [10, 20], agreed: 5, stopped: 6 }], 6)).toEqual([[1, 1, 9]])
  expect(held([first, { days: [12, 20], agreed: 4 }, { days: [10, 15], agreed: 5 }], 6)).toEqual([
    [1, 1, 9],
    [3, 10, 15],
  ])
  expect(held([{ ...first, stopped: 5 }], 6)).toEqual([])
})

test('of two versions of one promotion never both are judged at once, and of different ones each [PROMO-230]', () => {
  const two = holdingFrom(agreed('places', [first, { days: [10, 20], agreed: 5 }]), dayOf(6))
  const other = holdingFrom(agreed('places', [first], 'other'), dayOf(6))
  const sides = sidesOf([...two, ...other]).map(side =>
    side.map(({ version }) => `${version.promotion} ${version.number}`),
  )
  expect(sides).toEqual([
    ['one 1', 'other 1'],
    ['one 2', 'other 1'],
  ])
  expect(sidesOf(other)).toEqual([other])
})

test('midnight is of the day that begins: for a stop, and for what is agreed to', () => {
  const { untilMs } = daySpan(dayOf(9))
  expect([untilMs - 1, untilMs].map(stoppedAtMs => isStoppedFor({ stoppedAtMs }, dayOf(9)))).toEqual([true, false])
  const decidedAt = (ms: number) =>
    agreed('places', [first, first]).map((one, index) =>
      index === 0 ? one : { ...one, version: { ...one.version, decidedAtMs: ms } },
    )
  const on = (ms: number, day: number) => holdingOn(decidedAt(ms), dayOf(day))?.version.number
  expect([on(untilMs - 1, 10), on(untilMs, 10), on(untilMs, 11)]).toEqual([2, 1, 2])
  const claimed = (ms: number) => decidedAt(ms).map(one => ({ ...one, deal: { pays: 'once' as const } }))
  expect([untilMs - 1, untilMs].map(ms => holdingOn(claimed(ms), dayOf(9))?.version.number)).toEqual([2, 1])
})

test('a version that has one day left before the next one is judged for it', () => {
  const days = holdingFrom(
    agreed('places', [
      { days: [6, 20], agreed: 1 },
      { days: [7, 20], agreed: 5 },
    ]),
    dayOf(6),
  )
  expect(days.map(({ offer }) => [offer.first_day, offer.last_day])).toEqual([
    [dayOf(6), dayOf(6)],
    [dayOf(7), dayOf(20)],
  ])
})

test('of versions that were all stopped the last one of the day is named', () => {
  const versions = agreed('places', [
    { ...first, stopped: 9 },
    { days: [9, 20], agreed: 9, stopped: 9 },
  ])
  expect(holdingOn(versions, dayOf(9))?.version.number).toBe(2)
})

test('promotions that begin on different days hold side by side, and of one that holds on no such day the last version is taken', () => {
  const named = (held: ReturnType<typeof agreed>) =>
    sidesOf(held).map(side => side.map(({ version }) => `${version.promotion} ${version.number}`))
  const [one, other] = [agreed('places', [first]), agreed('places', [{ days: [5, 9], agreed: 1 }], 'other')]
  expect(named([...one, ...other])).toEqual([['one 1', 'other 1']])
  const two = agreed('places', [
    { days: [1, 9], agreed: 1 },
    { days: [10, 20], agreed: 1 },
  ])
  const late = agreed(
    'places',
    [
      { days: [12, 14], agreed: 1 },
      { days: [15, 20], agreed: 1 },
    ],
    'late',
  )
  expect(named([...two, ...late])).toEqual([
    ['one 1', 'late 2'],
    ['one 2', 'late 2'],
    ['one 2', 'late 1'],
    ['one 2', 'late 2'],
  ])
})
