import { describe, expect, test } from 'vitest'
import {
  bonusReturned,
  entryOf,
  fingerprintOfEntry,
  fixedMultiple,
  isFreshStart,
  playReleased,
  type Posting,
  standardMultiple,
  startsAfresh,
} from './posting.rules.ts'

const named = { uid: 7n, reference: 'a', amount: 100n, nowMs: 1 }

type Act<P> = P extends Posting ? Omit<P, keyof typeof named> : never

const flows: readonly (readonly [string, Act<Posting>, source: number, destination: number, required: bigint])[] = [
  ['a deposit comes from its gateway', { act: 'deposit', gateway: 3 }, 2003, 0, 100n],
  ['a voucher from what was sold', { act: 'voucher' }, 4000, 0, 100n],
  ['a voucher of the mall from what promotions cost', { act: 'mall_voucher' }, 3021, 0, 100n],
  ['a withdrawal is held first', { act: 'withdrawal_hold' }, 0, 5000, 0n],
  ['a withdrawal that comes to nothing is given back', { act: 'withdrawal_release' }, 5000, 0, 0n],
  ['a withdrawal is paid out of the hold', { act: 'withdrawal_paid', gateway: 3 }, 5000, 2003, 0n],
  ['a payout that the gateway reverses is credited', { act: 'withdrawal_reversed', gateway: 3 }, 2003, 0, 0n],
  ['a mystery box', { act: 'promotion', cashType: 4001 }, 3001, 0, 100n],
  ['an invite reward', { act: 'promotion', cashType: 4002 }, 3002, 0, 100n],
  ['a level bonus', { act: 'promotion', cashType: 4003, multiple: 1 }, 3003, 0, 100n],
  ['a birthday bonus of a level that asks for no play', { act: 'promotion', cashType: 4004, multiple: 0 }, 3004, 0, 0n],
  ['a CQ9 rebate', { act: 'promotion', cashType: 4005 }, 3005, 0, 0n],
  ['a TPG rebate', { act: 'promotion', cashType: 4006 }, 3006, 0, 0n],
  ['a ranking prize is played through twice', { act: 'promotion', cashType: 4007 }, 3007, 0, 200n],
  ['an app bonus', { act: 'promotion', cashType: 4008 }, 3008, 0, 100n],
  ['a deposit bonus', { act: 'promotion', cashType: 4009 }, 3009, 0, 100n],
  ['a gift', { act: 'promotion', cashType: 4010 }, 3010, 0, 100n],
  ['goodwill', { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' }, 6000, 0, 0n],
  ['a correction taken', { act: 'adjustment', asset: 'PHP', direction: 'taken', reason: 'correction' }, 0, 6001, 0n],
  ['a gateway paid too much', { act: 'adjustment', asset: 'PHP', direction: 'taken', reason: 'xendit' }, 0, 2002, 0n],
  [
    'a gateway paid too little',
    { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'paymongo' },
    2001,
    0,
    0n,
  ],
  ['a chargeback', { act: 'adjustment', asset: 'PHP', direction: 'taken', reason: 'chargeback' }, 0, 6003, 0n],
  ['what was in suspense', { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'suspense' }, 6900, 0, 0n],
  ['an order in Filcoin', { act: 'order' }, 0, 7000, 0n],
  ['its refund', { act: 'order_refund' }, 7000, 0, 0n],
  ['points earned', { act: 'points' }, 7100, 0, 0n],
  ['points lapsed', { act: 'points_lapsed' }, 0, 7100, 0n],
  ['play that is released', { act: 'play_released' }, 0, 8000, 0n],
]

describe('between which accounts money goes', () => {
  test.each(flows)('%s', (_title, act, source, destination, required) => {
    expect(entryOf({ ...named, ...act })).toMatchObject({ source, destination, required })
  })
})

test.each([
  [0, 0n],
  [3, 300n],
])(
  'a promotion that was promised to be played %s times asks for that, whatever its kind does',
  (multiple, required) => {
    expect(entryOf({ ...named, act: 'promotion', cashType: 4001, multiple })).toMatchObject({ required })
  },
)

test('every kind of posting has a number of its own', () => {
  const kinds = flows.map(([, act]) => entryOf({ ...named, ...act }).kind)
  const twins = flows.filter(([, { act }]) => act === 'adjustment').length - 2
  expect(new Set(kinds).size).toBe(flows.length - twins)
})

test('what brings a member money starts afresh, and neither what gives back nor what takes does [FACT-98]', () => {
  const kinds = flows.map(([, act]) => entryOf({ ...named, ...act }).kind)
  const [fresh, others] = [kinds.filter(startsAfresh), kinds.filter(kind => !startsAfresh(kind))]
  const promotions = [4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 4010]
  expect([...new Set(fresh)].toSorted((a, b) => a - b)).toEqual([10, 20, 21, 30, ...promotions])
  expect([...new Set(others)].toSorted((a, b) => a - b)).toEqual([11, 12, 13, 14, 31, 40, 41, 42, 43, 50])
  expect([1, 2, 3, 4, 5, 6, 7].filter(startsAfresh)).toEqual([])
})

test('only a hold takes of what is free alone, and only an order keeps its refusal', () => {
  const entries = flows.map(([, act]) => [act.act, entryOf({ ...named, ...act })] as const)
  const actsWhere = (is: 'withdraws' | 'keepsRefusal') => entries.filter(([, entry]) => entry[is]).map(([act]) => act)
  expect([actsWhere('withdraws'), actsWhere('keepsRefusal')]).toEqual([['withdrawal_hold'], ['order']])
})

test('a bonus that is given back goes where it came from, and another lot of it is another act', () => {
  const returned: Posting = { ...named, act: 'bonus_returned', cashType: 4009, lot: 3n }
  const entry = entryOf(returned)
  expect(entry).toMatchObject({ kind: 51, source: 0, destination: 3009, required: 0n, lot: 3n, asset: 'PHP' })
  expect([bonusReturned, playReleased]).toEqual([51, 50])
  const another = entryOf({ ...returned, lot: 4n })
  expect(fingerprintOfEntry(returned, another)).not.toBe(fingerprintOfEntry(returned, entry))
  const { lot: _, ...without } = entry
  expect(fingerprintOfEntry(returned, without)).not.toBe(fingerprintOfEntry(returned, entry))
})

test.each([
  [50, '10 deposit-1', true],
  [50, 'released by hand', false],
  [10, '10 deposit-1', false],
])('a posting of kind %i named “%s” began afresh: %s', (kind, reference, isFresh) => {
  expect(isFreshStart({ kind, reference })).toBe(isFresh)
})

test.each([
  [10, 1n, 1n],
  [20, 1n, 1n],
  [21, 1n, 1n],
  [30, 0n, 0n],
  [4001, 1n, undefined],
  [4003, undefined, undefined],
  [4004, undefined, undefined],
  [4005, 0n, undefined],
  [4007, 2n, undefined],
])(
  'a credit of kind %i is played through as often as its kind says, where nothing else is',
  (kind, standard, fixed) => {
    expect([standardMultiple(kind), fixedMultiple(kind)]).toEqual([standard, fixed])
  },
)

test('only Filcoin goes to the shop', () => {
  for (const [, act] of flows) {
    const { asset, source, destination } = entryOf({ ...named, ...act })
    expect(asset === 'FIL').toBe([source, destination].some(account => account >= 7000 && account < 8000))
  }
})

test.each([
  ['member', { uid: 8n }],
  ['amount', { amount: 101n }],
])('another %s under one name is another act', (_what, other) => {
  const deposit: Posting = { ...named, act: 'deposit', gateway: 1 }
  const changed: Posting = { ...deposit, ...other }
  expect(fingerprintOfEntry(changed, entryOf(changed))).not.toBe(fingerprintOfEntry(deposit, entryOf(deposit)))
})

test.each(['withdrawal_release', 'order_refund'] as const)(
  'a %s ends what bears its own name, or what it names',
  act => {
    const own = entryOf({ ...named, act })
    const other = entryOf({ ...named, act, of: 'b' })
    expect([own.ends?.reference, other.ends?.reference]).toEqual(['a', 'b'])
    expect(fingerprintOfEntry(named, other)).not.toBe(fingerprintOfEntry(named, own))
  },
)

test('a fingerprint that was kept is met again by the same act', () => {
  const deposit: Posting = { ...named, act: 'deposit', gateway: 1 }
  expect(fingerprintOfEntry(deposit, entryOf(deposit))).toBe('e22d47aa-4f1c-53b9-3036-bf36bb3ba1ab')
})

test('the time of a repetition makes no other act of it', () => {
  const deposit: Posting = { ...named, act: 'deposit', gateway: 1 }
  const later = { ...deposit, nowMs: 2 }
  expect(fingerprintOfEntry(later, entryOf(later))).toBe(fingerprintOfEntry(deposit, entryOf(deposit)))
})
