import { type DepositStatus, depositStatuses } from '@saya/contract/deposit/status.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DepositEvent,
  isPayable,
  judge,
  nextCheckMs,
  nextLookMs,
  nextStatus,
  openMs,
  transitions,
} from './deposit.rules.ts'

const events = ['paid', 'closed', 'ranOut'] as const satisfies readonly DepositEvent[]
const peso = 10_000n
const minuteMs = 60_000
const createdAtMs = 7 * 24 * 60 * minuteMs + 1

const legal = [
  ['pending', 'paid', 'completed'],
  ['pending', 'closed', 'canceled'],
  ['pending', 'ranOut', 'timeout'],
  ['timeout', 'paid', 'completed'],
] as const

describe('the table of transitions [TXN-31]', () => {
  test.each(legal)('a %s deposit that is %s becomes %s', (from, event, to) => {
    expect(nextStatus(from, event)).toBe(to)
  })

  const illegal = depositStatuses.flatMap(from =>
    events
      .filter(event => !legal.some(([known, happened]) => known === from && happened === event))
      .map(event => [from, event] as const),
  )

  test.each(illegal)('a %s deposit cannot become anything by being %s', (from, event) => {
    expect(nextStatus(from, event)).toBeUndefined()
  })

  test('walks all there is: every status is reached, and nothing leads elsewhere', () => {
    expect(legal.length + illegal.length).toBe(depositStatuses.length * events.length)
    const reached = new Set<string>(['pending', ...Object.values(transitions).flatMap(out => Object.values(out))])
    expect([...reached].sort()).toEqual([...depositStatuses].sort())
  })
})

function deposit(wish: { status?: DepositStatus; paymentId?: string } = {}) {
  const status = wish.status ?? 'pending'
  const paymentId = wish.paymentId ?? (status === 'completed' ? 'pay_first' : null)
  return { status, paymentId, amount: 100n * peso, createdAtMs }
}

function payment(wish: { id?: string; amount?: bigint; currency?: string } = {}) {
  return { id: 'pay_1', intent: 'pi_1', reference: 'r', amount: 100n * peso, currency: 'PHP', paidAtMs: 0, ...wish }
}

const open = { paid: [], isClosed: false }

describe('what the gateway says comes to', () => {
  test.each([
    ['nothing yet', deposit(), open, 0, null],
    ['nothing, a moment before its time is over', deposit(), open, openMs - 1, null],
    ['nothing in its time', deposit(), open, openMs, 'ranOut'],
    ['a page that is closed', deposit(), { ...open, isClosed: true }, 0, 'closed'],
    ['a page that is closed when its time is over', deposit(), { ...open, isClosed: true }, openMs, 'closed'],
    ['a closed page after it ran out', deposit({ status: 'timeout' }), { ...open, isClosed: true }, openMs, null],
    ['nothing for one that is completed', deposit({ status: 'completed' }), open, openMs, null],
    ['nothing for one that is canceled', deposit({ status: 'canceled' }), open, openMs, null],
    ['the money', deposit(), { ...open, paid: [payment()] }, 0, 'paid'],
    ['the money on a page that closed behind it', deposit(), { paid: [payment()], isClosed: true }, 0, 'paid'],
    ['the money, late', deposit({ status: 'timeout' }), { ...open, paid: [payment()] }, 71 * openMs, 'paid'],
  ] as const)('%s', (_what, kept, told, nowMs, event) => {
    expect(judge(kept, told, createdAtMs + nowMs)).toMatchObject({ event, breaks: [] })
  })

  test.each([
    ['one centavo less', deposit(), [payment({ amount: 100n * peso - 100n })], null, ['amount']],
    ['one centavo more', deposit(), [payment({ amount: 100n * peso + 100n })], null, ['amount']],
    ['as many dollars', deposit(), [payment({ currency: 'USD' })], null, ['currency']],
    ['twice the money', deposit(), [payment(), payment({ id: 'pay_2' })], 'pay_1', ['second']],
    [
      'the wrong, then the right',
      deposit(),
      [payment({ amount: peso }), payment({ id: 'pay_2' })],
      'pay_2',
      ['amount'],
    ],
    ['what it was credited with before', deposit({ status: 'completed' }), [payment({ id: 'pay_first' })], null, []],
    ['more than that', deposit({ status: 'completed' }), [payment({ id: 'pay_first' }), payment()], null, ['second']],
    ['money for one that was canceled', deposit({ status: 'canceled' }), [payment()], null, ['canceled']],
  ] as const)(
    '%s is credited once or not at all, and the rest is kept for a person',
    (_what, kept, paid, credit, why) => {
      const verdict = judge(kept, { paid, isClosed: false }, createdAtMs)
      expect(verdict.credit?.id ?? null).toBe(credit)
      expect(verdict.breaks.map(({ reason }) => reason)).toEqual(why)
    },
  )

  test('no payment is lost and none counts twice, whatever was paid how often', () => {
    const any = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'pay_first'),
      amount: fc.constantFrom(100n * peso, peso),
      currency: fc.constantFrom('PHP', 'USD'),
    })
    const paidOnce = fc.uniqueArray(any, { selector: ({ id }) => id })
    fc.assert(
      fc.property(fc.constantFrom(...depositStatuses), paidOnce, (status, wishes) => {
        const kept = deposit({ status })
        const { credit, breaks, event } = judge(kept, { paid: wishes.map(payment), isClosed: false }, createdAtMs)
        const known = wishes.filter(({ id }) => id === kept.paymentId).length
        expect(known + breaks.length + (credit ? 1 : 0)).toBe(wishes.length)
        expect(event === 'paid').toBe(credit !== null)
        expect(credit === null || credit.amount === kept.amount).toBe(true)
      }),
    )
  })
})

test('a deposit is open for half an hour', () => expect(openMs).toBe(30 * minuteMs))

test.each([
  ['it waits', {}, openMs - 1, true],
  ['its time is over', {}, openMs, false],
  ['it was paid', { status: 'completed' }, 0, false],
  ['it has no page', { payUrl: '' }, 0, false],
  ['the member left it', { isLeft: true }, 0, false],
  ['money for it went astray', { hasBreak: true }, 0, false],
] as const)('where %s, %j after %i ms: somebody may be sent to its page is %s', (_what, wish, afterMs, may) => {
  const waiting = { status: 'pending', payUrl: 'https://pay.example/1', isLeft: false, hasBreak: false } as const
  expect(isPayable({ ...waiting, createdAtMs, ...wish }, createdAtMs + afterMs)).toBe(may)
})

/** Nobody is asked for ever. */
const mostAsked = 200

/** When a deposit is asked about, by its age, from an age on. */
function agesAsked(next: (nowMs: number) => number | null, fromAgeMs: number): number[] {
  const asked: number[] = []
  let at: number | null = createdAtMs + fromAgeMs
  while (at !== null && asked.length < mostAsked) {
    asked.push(at - createdAtMs)
    at = next(at)
  }
  return asked
}

test('the gateway is asked after 1, 3, 10, 30 and 60 minutes, then hourly for three days', () => {
  const asked = agesAsked(at => nextCheckMs(createdAtMs, at), 0).map(ageMs => ageMs / minuteMs)
  expect(asked.slice(1, 8)).toEqual([1, 3, 10, 30, 60, 120, 180])
  expect(asked.at(-1)).toBe(72 * 60)
  expect(asked).toHaveLength(1 + 4 + 72)
})

test('one that has no list of what it took is asked daily after that, for a month', () => {
  const next = (at: number) => nextCheckMs(createdAtMs, at, { hasList: false })
  const asked = agesAsked(next, 71 * 60 * minuteMs).map(ageMs => ageMs / minuteMs / 60)
  expect(asked.slice(1, 4)).toEqual([72, 96, 120])
  expect(asked.at(-1)).toBe(30 * 24)
  expect(asked).toHaveLength(1 + 1 + 27)
})

test('one that was canceled is asked about daily for a month where the gateway has no list, and else never', () => {
  const canceled = { status: 'canceled', createdAtMs } as const
  const asked = agesAsked(at => nextLookMs(canceled, at, { hasList: false }), 5 * minuteMs)
  expect([asked[1], asked[2], asked.at(-1)].map(ageMs => (ageMs ?? 0) / minuteMs / 60)).toEqual([24, 48, 720])
  expect(asked).toHaveLength(31)
  expect(nextLookMs(canceled, createdAtMs)).toBeNull()
  expect(nextLookMs({ status: 'completed', createdAtMs }, createdAtMs, { hasList: false })).toBeNull()
  for (const status of ['pending', 'timeout'] as const)
    expect(nextLookMs({ status, createdAtMs }, createdAtMs)).toBe(nextCheckMs(createdAtMs, createdAtMs))
})
