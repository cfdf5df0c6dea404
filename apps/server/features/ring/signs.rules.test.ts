import { dayMs } from '@saya/money'
import { describe, expect, test } from 'vitest'
import { findSigns, heldFrom, type RingAccount, type RingFacts, type RingFriend, sumPoints } from './signs.rules.ts'

const minuteMs = 60_000
const now = Date.UTC(2026, 10, 28)

interface Wish {
  readonly at?: number
  readonly device?: string
  readonly id?: string
  readonly payee?: string
  readonly block?: string
}

function account(uid: number, { at = uid * 30 * dayMs, device, id, payee, block }: Wish = {}): RingAccount {
  const set = (value: string | undefined) => new Set(value === undefined ? [] : [value])
  const joinedAtMs = now + at
  const visits = block === undefined ? [] : [{ block, atMs: joinedAtMs }]
  return { uid: BigInt(uid), joinedAtMs, devices: set(device), ids: set(id), payees: set(payee), visits }
}

interface FriendWish extends Wish {
  readonly depositAt?: number
  readonly playAt?: number
  readonly money?: readonly [deposited: bigint, turnover: bigint, withdrawn: bigint]
}

function friend(uid: number, wish: FriendWish = {}): RingFriend {
  const { depositAt, playAt, money: [deposited, turnover, withdrawn] = [0n, 0n, 0n] } = wish
  const life = {
    depositedAtMs: depositAt === undefined ? null : now + depositAt,
    playedAtMs: playAt === undefined ? null : now + playAt,
    deposited,
    turnover,
    withdrawn,
  }
  return { ...account(uid, wish), life }
}

const facts = (parts: Partial<RingFacts>): RingFacts => ({
  friend: friend(2),
  parent: account(1),
  ancestors: [],
  siblings: [],
  farSiblings: [],
  outsiders: [],
  ...parts,
})
const circle = [500n, 500n, 480n] as const
const minutes = (at: number) => ({ at, depositAt: at + 10 * minuteMs, playAt: at + 12 * minuteMs })

const cases: readonly (readonly [what: string, parts: Partial<RingFacts>, signs: readonly string[], points: number])[] =
  [
    ['strangers', {}, [], 0],
    ['the ID of the parent', { friend: friend(2, { id: 'n' }), parent: account(1, { id: 'n' }) }, ['self'], heldFrom],
    [
      'device and payout account of the parent',
      { friend: friend(2, { device: 'd', payee: 'p' }), parent: account(1, { device: 'd', payee: 'p' }) },
      ['self', 'payee', 'device'],
      12,
    ],
    [
      'the ID of another friend',
      { friend: friend(2, { id: 'n' }), siblings: [friend(3, { id: 'n' })] },
      ['id'],
      heldFrom,
    ],
    [
      'the ID of a member from elsewhere',
      { friend: friend(2, { id: 'n' }), outsiders: [{ account: account(9, { id: 'n' }), friends: [] }] },
      ['id'],
      heldFrom,
    ],
    [
      'the payout account of whoever invited the parent',
      { friend: friend(2, { payee: 'p' }), ancestors: [account(7, { payee: 'p' })] },
      ['payee'],
      heldFrom,
    ],
    [
      'the payout account of a member from elsewhere',
      { friend: friend(2, { payee: 'p' }), outsiders: [{ account: account(9, { payee: 'p' }), friends: [] }] },
      ['payee'],
      heldFrom,
    ],
    [
      'second accounts that two members invited crosswise',
      {
        friend: friend(2, { device: 'b' }),
        parent: account(1, { device: 'a' }),
        outsiders: [{ account: account(8, { device: 'b' }), friends: [account(9, { device: 'a' })] }],
      },
      ['couple'],
      heldFrom,
    ],
    [
      'a stranger with the same device who invited somebody else',
      {
        friend: friend(2, { device: 'b' }),
        outsiders: [{ account: account(8, { device: 'b' }), friends: [account(9, { device: 'z' })] }],
      },
      [],
      0,
    ],
    [
      'one tablet for parent and two friends',
      {
        friend: friend(2, { device: 'd' }),
        parent: account(1, { device: 'd' }),
        siblings: [friend(3, { device: 'd' })],
      },
      ['device'],
      2,
    ],
    [
      'four friends on one device',
      { friend: friend(2, { device: 'd' }), siblings: [3, 4, 5].map(uid => friend(uid, { device: 'd' })) },
      ['crowd', 'device'],
      heldFrom,
    ],
    [
      'five friends who signed up on one network within a day',
      {
        friend: friend(2, { at: 0, block: 'n' }),
        siblings: [3, 4, 5, 6].map(uid => friend(uid, { at: uid * minuteMs * 60, block: 'n' })),
      },
      ['crowd', 'network'],
      4,
    ],
    [
      'the same network, days apart',
      { friend: friend(2, { at: 0, block: 'n' }), siblings: [friend(3, { at: 3 * dayMs, block: 'n' })] },
      [],
      0,
    ],
    [
      'home wifi and a shared tablet are one sign',
      {
        friend: friend(2, { at: 0, block: 'n', device: 'd' }),
        parent: account(1, { at: -minuteMs, block: 'n', device: 'd' }),
      },
      ['device', 'network'],
      2,
    ],
    [
      'a deposit played once and withdrawn, by one alone',
      { friend: friend(2, { money: circle }), siblings: [friend(3, { money: [500n, 4000n, 0n] })] },
      ['circle'],
      2,
    ],
    [
      'a deposit played twice',
      { friend: friend(2, { money: [500n, 1000n, 500n] }), siblings: [friend(3, { money: circle })] },
      [],
      0,
    ],
    ['a deposit of which half was kept', { friend: friend(2, { money: [500n, 500n, 250n] }) }, [], 0],
    [
      'as one other of two does',
      {
        friend: friend(2, { money: circle }),
        siblings: [friend(3, { money: circle }), friend(4, { money: [500n, 9000n, 0n] })],
      },
      ['circle'],
      4,
    ],
    [
      'as most others do',
      { friend: friend(2, { money: circle }), siblings: [3, 4].map(uid => friend(uid, { money: circle })) },
      ['circle'],
      heldFrom,
    ],
    [
      'the same minutes of one other',
      { friend: friend(2, minutes(0)), siblings: [friend(3, minutes(4 * minuteMs))] },
      ['minute'],
      3,
    ],
    [
      'signed up together, and played on another day',
      {
        friend: friend(2, minutes(0)),
        siblings: [friend(3, { ...minutes(minuteMs), playAt: dayMs })],
      },
      [],
      0,
    ],
    [
      'signed up together, and nothing else is known',
      { friend: friend(2, { at: 0 }), siblings: [friend(3, { at: 0 })] },
      [],
      0,
    ],
    [
      'the fourth of a chain within two days',
      {
        friend: friend(2, { at: dayMs }),
        parent: account(1, { at: dayMs / 2 }),
        ancestors: [account(7, { at: 0 }), account(8, { at: -dayMs / 2 })],
      },
      ['chain'],
      3,
    ],
    [
      'the fourth of a chain over three days',
      {
        friend: friend(2, { at: 2 * dayMs }),
        parent: account(1, { at: dayMs }),
        ancestors: [account(7, { at: 0 }), account(8, { at: -dayMs })],
      },
      [],
      0,
    ],
  ]

describe('what speaks for a ring, and how much', () => {
  test.each(cases)('%s', (_what, parts, signs, points) => {
    const found = findSigns(facts(parts))
    expect(found.map(({ sign }) => sign)).toEqual(signs)
    expect(sumPoints(found)).toBe(points)
  })
})

test('each sign is found in some case, and names those it is shared with [PROMO-150]', () => {
  const seen = new Set(cases.flatMap(([, parts]) => findSigns(facts(parts)).map(({ sign }) => sign)))
  expect(seen.size).toBe(10)
  const crowd = findSigns(
    facts({ friend: friend(2, { device: 'd' }), siblings: [3, 4, 5].map(uid => friend(uid, { device: 'd' })) }),
  )
  expect(crowd.map(({ others }) => others)).toEqual([
    [3n, 4n, 5n],
    [3n, 4n, 5n],
  ])
})

test('who shares a payout account or an ID with a member from elsewhere is found, and with whom [PROMO-217]', () => {
  const elsewhere = { account: account(9, { payee: 'p', id: 'i' }), friends: [] }
  const found = findSigns(facts({ friend: friend(2, { payee: 'p', id: 'i' }), outsiders: [elsewhere] }))
  expect(found.map(({ sign, others }) => [sign, others])).toEqual([
    ['id', [9n]],
    ['payee', [9n]],
  ])
})
