import { type PayoutMismatchKind, payoutMismatchKinds } from '@saya/contract/reconciliation/mismatchKinds.ts'
import { daySpan } from '@saya/money'
import { describe, expect, test } from 'vitest'
import type { ListedPayout } from '../../../platform/gateway/payoutGateway.ts'
import type { ClearingPosting, OwnPayout, PayoutBooks } from '../payout/payoutBooks.ts'
import { reconcilePayouts } from './reconcile.rules.ts'

const day = '2026-03-02'
const span = daySpan(day)
const noonMs = span.fromMs + 12 * 3_600_000
const minuteMs = 60_000

function listed(id: string, over: Partial<ListedPayout> = {}): ListedPayout {
  return {
    id: `tr ${id}`,
    reference: id,
    amount: 100n,
    currency: 'PHP',
    state: 'paid',
    bank: 'GXCHPHM2XXX',
    number: '9171234567',
    beganAtMs: noonMs - minuteMs,
    changedAtMs: noonMs,
    ...over,
  }
}

function own(id: string, over: Partial<OwnPayout> = {}): OwnPayout {
  return {
    id,
    uid: 7n,
    gateway: 'xendit',
    status: 'completed',
    outcome: '',
    amount: 100n,
    payoutId: `tr ${id}`,
    endedAtMs: noonMs + minuteMs,
    bank: 'GXCHPHM2XXX',
    number: '9171234567',
    ...over,
  }
}

function posting(reference: string, over: Partial<ClearingPosting> = {}): ClearingPosting {
  return { reference, amount: 100n, isBack: false, ...over }
}

function back(id: string, over: Partial<OwnPayout> = {}): OwnPayout {
  return own(id, { status: 'canceled', outcome: 'returned', ...over })
}

const failed = { status: 'canceled', outcome: 'failed' } as const

/** Paid, failed, under way, and one that was paid and came back, each as both have it. */
const clean: PayoutBooks = {
  gateway: 'xendit',
  span,
  listed: [
    listed('a'),
    listed('b', { state: 'failed', amount: 50n }),
    listed('c', { state: 'pending', changedAtMs: noonMs - minuteMs }),
    listed('d', { state: 'returned', amount: 30n }),
  ],
  own: [
    own('a'),
    own('b', { ...failed, amount: 50n }),
    own('c', { status: 'paying', endedAtMs: null }),
    back('d', { amount: 30n }),
    own('e', { status: 'under_review', payoutId: null, endedAtMs: null }),
    own('f', { status: 'canceled', outcome: 'declined', payoutId: null }),
  ],
  postings: [posting('a'), posting('d', { amount: 30n }), posting('d', { amount: 30n, isBack: true })],
}

function kindsOf(books: PayoutBooks) {
  return reconcilePayouts(books).mismatches.map(({ kind, name, reference }) => `${kind} ${name} ${reference}`.trim())
}

test('a clean day has no difference, and its sums are the same three ways', () => {
  expect(reconcilePayouts(clean)).toEqual({
    told: { count: 2, amount: 130n },
    toldBack: { count: 1, amount: 30n },
    credited: { count: 2, amount: 130n },
    kept: { count: 0, amount: 0n },
    ordered: { count: 2, amount: 130n },
    posted: { count: 2, amount: 130n },
    postedBack: { count: 1, amount: 30n },
    shifted: 0n,
    mismatches: [],
  })
})

test.each([
  ['the day it was paid there', listed('a', { amount: 101n }), own('a', { endedAtMs: span.untilMs }), [], 100n, 1],
  [
    'the day people said so',
    listed('a', { amount: 101n, changedAtMs: span.fromMs - 1 }),
    own('a'),
    [posting('a')],
    -100n,
    0,
  ],
  ['the one day it all was', listed('a', { amount: 101n }), own('a'), [posting('a')], 0n, 1],
  [
    'the day it came back there, told with another amount',
    listed('a', { amount: 101n, state: 'returned', beganAtMs: span.fromMs - 1 }),
    back('a', { endedAtMs: span.untilMs }),
    [],
    -101n,
    0,
  ],
] as const)(
  'of what people found to have arrived its days add up: %s',
  (_day, payout, row, postings, shifted, open) => {
    const report = reconcilePayouts({ ...clean, listed: [payout], own: [row], postings })
    expect(report).toMatchObject({ shifted })
    expect(report.mismatches.map(({ kind }) => kind)).toEqual(open ? ['amount'] : [])
    const { told, toldBack, posted, postedBack } = report
    const rest = told.amount - toldBack.amount - (posted.amount - postedBack.amount) - shifted
    expect(rest).toBe(BigInt(open))
  },
)

test('what staff put right against a gateway is in the ledger of its day, and of what the gateway moved on another', () => {
  const postings = [
    posting('put right', { amount: 7n, isPutRight: true }),
    posting('put back', { amount: 2n, isBack: true, isPutRight: true }),
  ]
  const report = reconcilePayouts({ ...clean, listed: [], own: [], postings })
  expect(report).toMatchObject({ posted: { amount: 7n }, postedBack: { amount: 2n }, shifted: -5n, mismatches: [] })
})

type PlantedMismatch = readonly [
  what: string,
  kind: PayoutMismatchKind,
  change: Partial<Pick<PayoutBooks, 'listed' | 'own' | 'postings'>>,
  wanted: readonly string[],
]

const posted = [posting('a')]
const planted: readonly PlantedMismatch[] = [
  ['paid by us and unknown there', 'unknown', { listed: [] }, ['unknown a a']],
  ['paid by us and under way there', 'unpaid', { listed: [listed('a', { state: 'pending' })] }, ['unpaid tr a a']],
  [
    'paid there and still paying here',
    'unsettled',
    { own: [own('a', { status: 'paying', endedAtMs: null })], postings: [] },
    ['unsettled tr a a'],
  ],
  [
    'paid there and timed out here',
    'unsettled',
    { own: [own('a', { status: 'timeout', endedAtMs: null })], postings: [] },
    ['unsettled tr a a'],
  ],
  [
    'paid there and never let go here',
    'unsettled',
    { own: [own('a', { status: 'under_review', payoutId: null, endedAtMs: null })], postings: [] },
    ['unsettled tr a a'],
  ],
  ['paid there and failed here', 'refused', { own: [own('a', failed)], postings: [] }, ['refused tr a a']],
  [
    'paid there and declined here',
    'refused',
    { own: [own('a', { status: 'canceled', outcome: 'declined', payoutId: null })], postings: [] },
    ['refused tr a a'],
  ],
  [
    'come back there and not credited again here',
    'uncredited',
    { listed: [listed('a', { state: 'returned' })] },
    ['uncredited tr a a'],
  ],
  ['failed there and paid here', 'uncredited', { listed: [listed('a', { state: 'failed' })] }, ['uncredited tr a a']],
  [
    'credited again here and not come back there',
    'recredited',
    { own: [back('a')], postings: [posting('a'), posting('a', { isBack: true })] },
    ['recredited tr a a'],
  ],
  ['of another amount', 'amount', { listed: [listed('a', { amount: 99n })] }, ['amount tr a a']],
  [
    'of another amount, and so not believed here',
    'amount',
    { listed: [listed('a', { amount: 99n })], own: [own('a', { status: 'paying', endedAtMs: null })], postings: [] },
    ['amount tr a a'],
  ],
  ['in another currency', 'currency', { listed: [listed('a', { currency: 'USD' })] }, ['currency tr a a']],
  ['to another number', 'account', { listed: [listed('a', { number: '9171234568' })] }, ['account tr a a']],
  ['to another bank', 'account', { listed: [listed('a', { bank: 'BNORPHMMXXX' })] }, ['account tr a a']],
  ['paid twice under one reference', 'twice', { listed: [listed('a'), listed('a', { id: 'tr z' })] }, ['twice tr z a']],
  [
    'paid twice under two references',
    'twice',
    { listed: [listed('a'), listed('z', { reference: 'a again' })] },
    ['twice tr z a'],
  ],
  ['paid by a second gateway', 'twice', { own: [own('a', { gateway: 'paymongo' })], postings: [] }, ['twice tr a a']],
  ['that fits no withdrawal', 'stray', { listed: [listed('a'), listed('z', { number: '123456789' })] }, ['stray tr z']],
  ['that the ledger did not post', 'unposted', { postings: [] }, ['unposted a a']],
  ['that the ledger posted otherwise', 'unposted', { postings: [posting('a', { amount: 1n })] }, ['unposted a a']],
  [
    'whose return the ledger did not post',
    'unposted',
    { listed: [listed('a', { state: 'returned' })], own: [back('a')] },
    ['unposted a a'],
  ],
  ['that the ledger posted alone', 'unordered', { postings: [posting('a'), posting('x')] }, ['unordered x x']],
  [
    'whose return the ledger posted alone',
    'unordered',
    { postings: [posting('a'), posting('a', { isBack: true })] },
    ['unordered a a'],
  ],
]

test.each(planted)('a payout %s is told as %s', (_what, _kind, change, wanted) => {
  expect(
    kindsOf({ gateway: 'xendit', span, listed: [listed('a')], own: [own('a')], postings: posted, ...change }),
  ).toEqual(wanted)
})

test.each([
  ['amount', { listed: [listed('a', { amount: 99n })] }, [99n, 100n]],
  ['currency', { listed: [listed('a', { currency: 'USD' })] }, [100n, 100n]],
  ['account', { listed: [listed('a', { number: '9171234568' })] }, [100n, 0n]],
  ['unposted', { postings: [] }, [100n, 0n]],
  ['unposted', { postings: [posting('a', { amount: 1n })] }, [100n, 1n]],
  ['unordered', { postings: [posting('a'), posting('x', { amount: 3n })] }, [3n, 0n]],
] as const)('a difference of kind %s tells what it is about, and the other amount where they are two', (...row) => {
  const [kind, change, amounts] = row
  const books = { gateway: 'xendit', span, listed: [listed('a')], own: [own('a')], postings: posted, ...change }
  const { mismatches } = reconcilePayouts(books)
  expect(mismatches.map(one => [one.kind, one.amount, one.otherAmount])).toEqual([[kind, ...amounts]])
})

test('what another gateway paid, and what came back of another day’s, was not ordered on this one', () => {
  const rows = [own('a'), own('o', { gateway: 'paymongo', payoutId: null }), back('d'), own('f', failed)]
  const postings = [posting('a'), posting('d', { isBack: true }), posting('q')]
  expect(reconcilePayouts({ ...clean, own: rows, postings }).ordered).toEqual({ count: 1, amount: 100n })
})

test.each([
  [{ bank: '' }, {}],
  [{}, { bank: '' }],
])('a bank that one side does not name is the same: %j, %j', (there, here) => {
  const books = { gateway: 'xendit', span, postings: posted }
  expect(kindsOf({ ...books, listed: [listed('a', there)], own: [own('a', here)] })).toEqual([])
})

test('every kind of difference was planted', () => {
  expect([...new Set(planted.map(([, kind]) => kind))].toSorted()).toEqual([...payoutMismatchKinds].toSorted())
})

test.each(['09171234567', '+639171234567', '917 123 4567', '******4567', ''])('the number %j is the same', number => {
  const one = { gateway: 'xendit', span, own: [own('a')], postings: posted }
  expect(kindsOf({ ...one, listed: [listed('a', { number })] })).toEqual([])
})

test('what came back without having been anybody’s, or failed there, is no difference', () => {
  const states = (['failed', 'returned', 'pending'] as const).map((state, at) => listed(`s${at}`, { state }))
  expect(kindsOf({ ...clean, listed: [...clean.listed, ...states] })).toEqual([])
})

describe('a midnight between the two', () => {
  const [before, after] = [span.untilMs - minuteMs, span.untilMs + 3 * minuteMs]
  const next = daySpan('2026-03-03')

  function bothDays(
    payout: ListedPayout,
    row: OwnPayout,
    on: readonly ClearingPosting[],
    later: readonly ClearingPosting[],
  ) {
    const books = { gateway: 'xendit', listed: [payout], own: [row] }
    const reports = [
      reconcilePayouts({ ...books, span, postings: on }),
      reconcilePayouts({ ...books, span: next, postings: later }),
    ]
    return reports.map(({ told, toldBack, posted: there, postedBack, shifted, mismatches }) => ({
      mismatches: mismatches.map(({ kind }) => kind),
      rest: told.amount - toldBack.amount - (there.amount - postedBack.amount) - shifted,
      shifted,
    }))
  }

  test('begun at 23:59 and paid at 00:03 is no difference on either day', () => {
    const payout = listed('a', { beganAtMs: before, changedAtMs: after })
    const none = { mismatches: [], rest: 0n, shifted: 0n }
    expect(bothDays(payout, own('a', { endedAtMs: after + 1 }), [], [posting('a')])).toEqual([none, none])
  })

  test('paid there before it and heard of after it is laid on two days, and no difference', () => {
    const payout = listed('a', { beganAtMs: before, changedAtMs: before })
    expect(bothDays(payout, own('a', { endedAtMs: after }), [], [posting('a')])).toEqual([
      { mismatches: [], rest: 0n, shifted: 100n },
      { mismatches: [], rest: 0n, shifted: -100n },
    ])
  })

  test('paid before it, come back after it, and told as failed by a gateway that has no other word', () => {
    const row = back('a', { endedAtMs: after + 1 })
    const returned = listed('a', { state: 'returned', beganAtMs: before, changedAtMs: after })
    const [on, later] = [[posting('a')], [posting('a', { isBack: true })]]
    const none = { mismatches: [], rest: 0n, shifted: 0n }
    expect(bothDays(returned, row, on, later)).toEqual([none, none])
    expect(bothDays({ ...returned, state: 'failed' }, row, on, later)).toEqual([
      { mismatches: [], rest: 0n, shifted: -100n },
      { mismatches: [], rest: 0n, shifted: 100n },
    ])
  })

  test('gone and come back there before we heard that it was paid', () => {
    const payout = listed('a', { state: 'returned', beganAtMs: before, changedAtMs: after })
    expect(bothDays(payout, own('a', { ...failed, endedAtMs: after }), [], [])).toEqual([
      { mismatches: [], rest: 0n, shifted: 100n },
      { mismatches: [], rest: 0n, shifted: -100n },
    ])
  })

  test('a difference stands on one day: that on which the money moved', () => {
    const paid = listed('a', { beganAtMs: before, changedAtMs: after })
    const paying = own('a', { status: 'paying', endedAtMs: null })
    expect(bothDays(paid, paying, [], []).map(({ mismatches }) => mismatches)).toEqual([[], ['unsettled']])
    const cameBack = listed('a', { state: 'returned', beganAtMs: before, changedAtMs: after })
    const [first, second] = bothDays(cameBack, own('a', { endedAtMs: before }), [posting('a')], [])
    expect([first?.mismatches, second?.mismatches]).toEqual([[], ['uncredited']])
    expect([first?.rest, second?.rest]).toEqual([0n, -100n])
  })
})

test('what the two moved otherwise is what the differences say, to the last unit', () => {
  for (const [what, , change] of planted) {
    const books = { gateway: 'xendit', span, listed: [listed('a')], own: [own('a')], postings: posted, ...change }
    const { told, toldBack, posted: there, postedBack, shifted, mismatches } = reconcilePayouts(books)
    const rest = told.amount - toldBack.amount - (there.amount - postedBack.amount) - shifted
    const moved = mismatches.filter(({ kind }) => kind !== 'account')
    expect([what, rest !== 0n]).toEqual([what, moved.length > 0])
  }
})
