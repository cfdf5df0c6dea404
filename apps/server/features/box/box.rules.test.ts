import { boxMultiple } from '@saya/contract/box/boxMultiple.ts'
import { boxLimits, firstBoxTerms } from '@saya/contract/box/box.ts'
import { boxWhole } from '@saya/game-math'
import { daySpan, unitsPerPeso } from '@saya/money'
import { expect, test } from 'vitest'
import { standardMultiple } from '../wallet/index.ts'
import {
  boxAudience,
  boxExpiry,
  boxKind,
  type BoxFacts,
  boxSlices,
  boxTransitions,
  expectedCostOf,
  judgeBox,
  mayBeOdds,
} from './box.rules.ts'

const nowMs = daySpan('2026-03-02').fromMs + 3_600_000
const open: BoxFacts = {
  hasDay: true,
  isStopped: false,
  box: undefined,
  obstacle: undefined,
  play: 100n * unitsPerPeso,
  leastPlay: 100n * unitsPerPeso,
  isCounted: true,
  isGiftFull: false,
  left: 1,
  nowMs,
}
const offered = { status: 'offered', code: '', expiresAtMs: nowMs + 1 } as const
const opened = { status: 'opened', code: '', expiresAtMs: nowMs - 1 } as const
const refused = { status: 'refused', code: 'promotion_paused', expiresAtMs: nowMs + 1 } as const

test.each<[string, Partial<BoxFacts>, string | undefined]>([
  ['nothing speaks against it', {}, undefined],
  ['no box of the day was bound', { hasDay: false }, 'box_none'],
  ['boxes are stopped', { isStopped: true }, 'box_stopped'],
  ['boxes are stopped, and it was offered', { isStopped: true, box: offered }, 'box_stopped'],
  ['boxes are stopped, and it was opened before', { isStopped: true, box: opened }, undefined],
  ['a centavo less was played', { play: 100n * unitsPerPeso - 100n }, 'box_play'],
  ['the terms of its day ask for more', { leastPlay: 200n * unitsPerPeso }, 'box_play'],
  ['less was played as far as it was counted', { play: 0n, isCounted: false }, 'box_counting'],
  ['enough was played before all was counted', { isCounted: false }, undefined],
  ['the day has none left', { left: 0 }, 'box_used_up'],
  ['it would pass the gifts of a month', { isGiftFull: true }, 'promotion_gift_cap'],
  ['it was offered, and other gifts filled the month', { box: offered, isGiftFull: true }, 'promotion_gift_cap'],
  ['it would pass them, and less was played', { play: 0n, isGiftFull: true }, 'box_play'],
  ['it was opened, and filled the month', { box: opened, isGiftFull: true }, undefined],
  ['the member takes a break', { obstacle: 'promotion_paused' }, 'promotion_paused'],
  ['a limit stops them, though they played less', { obstacle: 'promotion_limit', play: 0n }, 'promotion_limit'],
  ['it was offered', { box: offered }, undefined],
  ['it was offered, and the play was taken back', { box: offered, play: 0n }, undefined],
  ['it was offered, and a break begins', { box: offered, obstacle: 'promotion_paused' }, 'promotion_paused'],
  ['it was offered, and its time is over', { box: { ...offered, expiresAtMs: nowMs } }, 'box_expired'],
  ['it was opened', { box: opened, left: 0, obstacle: 'promotion_paused' }, undefined],
  ['it came to nothing by a break that goes on', { box: refused, obstacle: 'promotion_paused' }, 'promotion_paused'],
  ['it came to nothing by a break that is over', { box: refused }, 'promotion_refused'],
  ['it came to nothing for good', { box: { ...refused, code: 'promotion_account' } }, 'promotion_account'],
])('where %s a box is judged so [PROMO-100]', (_case, facts, code) => {
  expect(judgeBox({ ...open, ...facts })).toBe(code)
})

test.each([
  ['00:00', 0, 20],
  ['03:59', 4 * 60 - 1, 23 + 59 / 60],
  ['04:00', 4 * 60, 24],
  ['23:59', 24 * 60 - 1, 24],
])(
  'a box that is first offered at %s waits 72000 seconds, and never beyond its day [PROMO-81]',
  (_at, minutes, hour) => {
    const { fromMs } = daySpan('2026-03-02')
    expect(boxLimits.waitSeconds).toBe(72_000)
    expect(boxExpiry('2026-03-02', fromMs + minutes * 60_000)).toBe(fromMs + hour * 3_600_000)
  },
)

test('what a box says of its play before it is opened is what the wallet asks of its prize', () => {
  expect(BigInt(boxMultiple)).toBe(standardMultiple(boxKind))
})

test('so many boxes cost by the odds what the odds say', () => {
  expect(expectedCostOf(firstBoxTerms.odds, 1000)).toBe(2085n * unitsPerPeso)
  expect(expectedCostOf([{ amount: '1.00', weight: boxWhole }], boxWhole)).toBe(BigInt(boxWhole) * unitsPerPeso)
})

test('odds are whole and no prize is beyond the most [PROMO-104]', () => {
  expect(mayBeOdds(firstBoxTerms.odds)).toBe(true)
  expect(mayBeOdds([{ amount: '10000.00', weight: 10_000 }])).toBe(true)
  expect(mayBeOdds([{ amount: '10000.01', weight: 10_000 }])).toBe(false)
  const oneBeyond = [1.0, 10_000.01].map(pesos => ({ amount: pesos.toFixed(2), weight: 5000 }))
  expect(mayBeOdds(oneBeyond)).toBe(false)
})

test.each([1, 10, 499, 1000, 8000, 200_000, 1_000_000])('%i boxes are cut into slices that come to as many', most => {
  const slices = boxSlices(most)
  expect(slices.reduce((sum, slice) => sum + slice, 0)).toBe(most)
  expect(slices.length).toBeLessThanOrEqual(16)
  expect(Math.min(...slices)).toBeGreaterThan(0)
})

test('a slice has five hundred boxes or more, and the first one what is left over', () => {
  expect([999, 1000, 1003].map(boxSlices)).toEqual([[999], [500, 500], [502, 501]])
})

test('a box is opened or refused once', () => {
  expect(boxTransitions.table).toEqual({ offered: { open: 'opened', refuse: 'refused' }, opened: {}, refused: {} })
})

test('a box asks for an approved ID and is given to it once, and asks for nothing else', () => {
  const nothing = { brands: [], users: [], least_level: 0, least_age_days: 0 }
  const notAsked = { needs_email: false, needs_payout_account: false, once_per_device: false }
  expect(boxAudience).toEqual({ ...nothing, ...notAsked, needs_approved_id: true, once_per_id: true })
  expect(boxKind).toBe(4001)
})
