import { expect, test } from 'vitest'
import { type DayBooks, type Fate, reconcile } from './reconcile.rules.ts'

function paid(id: string, amount = 100n, currency = 'PHP') {
  return { id, intent: '', reference: `of ${id}`, amount, currency, paidAtMs: 0 }
}

const credited = (amount = 100n): Fate => ({ kind: 'credited', amount })

const whole: DayBooks = {
  told: [paid('a'), paid('b', 50n)],
  fates: new Map<string, Fate>([
    ['a', credited()],
    ['b', { kind: 'kept', isClosed: false }],
  ]),
  orders: [{ name: 'of a', amount: 100n, paymentId: 'a' }],
  postings: [{ reference: 'of a', amount: 100n }],
  listed: new Set(['a', 'b']),
}

test('where all three agree there is nothing to be seen to', () => {
  expect(reconcile(whole)).toEqual({
    told: { count: 2, amount: 150n },
    credited: { count: 1, amount: 100n },
    kept: { count: 1, amount: 50n },
    ordered: { count: 1, amount: 100n },
    posted: { count: 1, amount: 100n },
    mismatches: [],
  })
})

test.each([
  ['a payment that nobody was credited with and nobody keeps', { fates: new Map([['a', credited()]]) }, ['missing b']],
  ['a payment of another amount than was credited', { told: [paid('a', 99n), paid('b', 50n)] }, ['amount a']],
  ['a deposit whose payment the gateway does not have', { listed: new Set(['b']) }, ['unreported a']],
  ['a deposit that was never posted', { postings: [] }, ['unposted of a']],
  [
    'a payment that a deposit and a break were credited with',
    { fates: new Map<string, Fate>([...whole.fates, ['a', { kind: 'credited', amount: 100n, again: 99n }]]) },
    ['twice a'],
  ],
  [
    'a deposit that was posted with another amount',
    { postings: [{ reference: 'of a', amount: 1n }] },
    ['unposted of a'],
  ],
  [
    'a posting without a deposit',
    { postings: [...whole.postings, { reference: 'of x', amount: 1n }] },
    ['unordered of x'],
  ],
] as const)('%s is told', (_what, changes, wanted) => {
  const { mismatches } = reconcile({ ...whole, ...changes })
  expect(mismatches.map(({ kind, name }) => `${kind} ${name}`)).toEqual(wanted)
})

test.each([
  ['which nobody has seen to', { kind: 'kept', isClosed: false }, ['currency d USD 70 0']],
  ['which people have seen to', { kind: 'kept', isClosed: true }, []],
  ['with which a deposit was credited', credited(), ['currency d USD 70 100']],
  ['which is nobody’s', undefined, ['missing d USD 70 0']],
] as const)('dollars are never added to pesos: a payment in them, %s', (_what, fate, wanted) => {
  const fates = new Map(fate ? [...whole.fates, ['d', fate] as const] : whole.fates)
  const report = reconcile({ ...whole, told: [...whole.told, paid('d', 70n, 'USD')], fates })
  const { told, credited: sum, kept } = reconcile(whole)
  expect(report).toMatchObject({ told, credited: sum, kept })
  expect(
    report.mismatches.map(one => `${one.kind} ${one.name} ${one.currency} ${one.amount} ${one.otherAmount}`),
  ).toEqual(wanted)
})

test('where a gateway has no list, nothing is missed from it', () => {
  expect(reconcile({ ...whole, listed: null }).mismatches).toEqual([])
})

test('a deposit that was posted otherwise is told with what was posted, or with nothing', () => {
  const otherAmounts = (postings: typeof whole.postings) =>
    reconcile({ ...whole, postings }).mismatches.map(({ kind, amount, otherAmount }) => [kind, amount, otherAmount])
  expect(otherAmounts([])).toEqual([['unposted', 100n, 0n]])
  expect(otherAmounts([{ reference: 'of a', amount: 1n }])).toEqual([['unposted', 100n, 1n]])
})
