import { daySpan, formatPesos, unitsPerPeso } from '@saya/money'
import { expect, test } from 'vitest'
import { findKind } from '../kinds/index.ts'
import { isDayOf, phaseOf } from '../rules/phase.rules.ts'
import { daysIn, shownDays, stateOfDay } from './lossDay.rules.ts'

const day = '2025-10-03'
const end = daySpan(day).untilMs
const hour = 3_600_000

test.each([
  ['still goes on', end - 1, 10n, undefined, 'running'],
  ['is over and lost a single unit', end, 1n, undefined, 'open'],
  ['is over and not worked out yet', end, 10n, undefined, 'open'],
  ['is worked out by 7 PM of the next day [PROMO-274]', end + 19 * hour - 1, 10n, undefined, 'open'],
  ['is not worked out by 7 PM, and so is late [PROMO-274]', end + 19 * hour, 10n, undefined, 'late'],
  ['is not worked out for days [PROMO-274]', end + 72 * hour, 10n, undefined, 'late'],
  ['lost too little, and is not worked out by 7 PM', end + 19 * hour, 0n, undefined, 'none'],
  ['was refused after 7 PM [PROMO-274]', end + 20 * hour, 10n, 'refused', 'none'],
  ['lost too little', end, 0n, undefined, 'none'],
  ['was credited', end + hour, 10n, 'posted', 'credited'],
  ['waits under the cap of the law', end + hour, 10n, 'open', 'promised'],
  ['is looked at', end + hour, 10n, 'held', 'promised'],
  ['was refused', end + hour, 10n, 'refused', 'none'],
] as const)('a day that %s is told so [PROMO-56]', (_case, nowMs, comesTo, status, state) => {
  expect(stateOfDay({ day, comesTo, reward: status && { status }, nowMs })).toBe(state)
})

test('a day that is refused already promises nothing, however early it is, and what was given stays [PROMO-232]', () => {
  const refused = { day, comesTo: 10n, isRefused: true, nowMs: end + hour }
  expect(stateOfDay({ ...refused, reward: undefined })).toBe('none')
  expect(stateOfDay({ ...refused, reward: { status: 'posted' } })).toBe('credited')
})

const campaign = { first_day: '2025-09-01', last_day: '2025-12-31' }

test.each([
  ['2025-08-31', undefined],
  ['2025-09-01', ['2025-09-01', '2025-09-01']],
  ['2025-09-30', ['2025-09-23', '2025-09-30']],
  ['2026-01-04', ['2025-12-28', '2025-12-31']],
  ['2026-01-08', undefined],
] as const)('on %s the days shown are %j', (today, days) => {
  const shown = shownDays(campaign, daySpan(today).fromMs)
  expect(shown && [shown.from, shown.to]).toEqual(days)
})

const terms = { share: '1', least: '1000', most: '5000', games: [], providers: [] }

test.each([
  ['999.99', '0.00'],
  ['1000', '10.00'],
  ['1234.56', '12.34'],
  ['500000', '5000.00'],
  ['900000', '5000.00'],
  ['-50', '0.00'],
] as const)(
  'of a net loss of ₱%s one percent is ₱%s, from 1,000 on and up to 5,000 a day, without rollover, and only in the period [PROMO-54, PROMO-55, PROMO-57]',
  (loss, amount) => {
    const read = findKind('lossRebate')?.read(terms)
    if (!read || 'wrong' in read) throw new Error('The terms are not terms.')
    const win = 1_000_000n * unitsPerPeso
    const bet = win + BigInt(Math.round(Number(loss) * 100)) * (unitsPerPeso / 100n)
    expect(formatPesos(read.deal.amountOf({ bet, win, turnover: bet }))).toBe(amount)
    expect(read.deal.multiple).toBe(0)
    expect(['2025-08-31', '2025-09-01', '2025-12-31', '2026-01-01'].map(one => isDayOf(campaign, one))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(phaseOf(campaign, { isStopped: false, nowMs: daySpan('2026-01-01').fromMs })).toBe('over')
  },
)

test('the days of a span are told from the newest to the oldest, both with it', () => {
  expect(daysIn({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-03-01', '2026-02-28', '2026-02-27'])
  expect(daysIn({ from: day, to: day })).toEqual([day])
})
