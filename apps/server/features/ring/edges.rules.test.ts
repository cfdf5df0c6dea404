import { dayMs } from '@saya/money'
import { expect, test } from 'vitest'
import { nextRingStatus, ringTransitions } from './ring.rules.ts'
import { account, circle, facts, friend, minuteMs, minutes } from './ringForTest.ts'
import { findSigns, heldFrom, type RingFacts, sumPoints } from './signs.rules.ts'

const many = (friends: number) => Array.from({ length: friends }, (_, at) => at + 3)

/** Two on one network: the other one signed up two days before, and was there so long after the friend signed up. */
function visitors(metAfterMs: number): Partial<RingFacts> {
  const other = {
    ...friend(3, { at: -2 * dayMs }),
    visits: [{ block: 'n', atMs: friend(2, { at: metAfterMs }).joinedAtMs }],
  }
  return { friend: friend(2, { at: 0, block: 'n' }), siblings: [other] }
}

/** So many friends on one network, the last of them so long after the first, each of whom paid in so much. */
function arrivals(friends: number, lastMs: number, deposited: bigint): Partial<RingFacts> {
  const [first, ...others] = Array.from({ length: friends }, (_, at) =>
    friend(at + 2, { at: (lastMs / (friends - 1)) * at, block: 'n', money: [deposited, 0n, 0n] }),
  )
  return { ...(first ? { friend: first } : {}), siblings: others }
}

/** The fourth of a chain, whose first one joined so long before. */
function chain(firstMs: number): Partial<RingFacts> {
  const ancestors = [account(7, { at: -minuteMs }), account(8, { at: -firstMs })]
  return { friend: friend(2, { at: 0 }), parent: account(1, { at: -minuteMs }), ancestors }
}

const edges: readonly (readonly [what: string, parts: Partial<RingFacts>, signs: readonly string[], points: number])[] =
  [
    ['on one network a day after the friend signed up', visitors(dayMs), ['network'], 1],
    ['on one network a day and a moment after', visitors(dayMs + 1), [], 0],
    [
      'five on one network in six hours, who paid in nothing [PROMO-321]',
      arrivals(5, 360 * minuteMs, 0n),
      ['network'],
      1,
    ],
    [
      'five on one network in more than six hours [PROMO-321]',
      arrivals(5, 361 * minuteMs, 0n),
      ['crowd', 'network'],
      4,
    ],
    ['five at a party, who paid in the least there is', arrivals(5, minuteMs, 1n), ['crowd', 'network'], 4],
    ['five on one network in a whole day', arrivals(5, dayMs, 0n), ['crowd', 'network'], 4],
    ['five on one network, the last one later than a day', arrivals(5, dayMs + 4, 0n), ['network'], 1],
    [
      'five in a day, of whom three were never where the friend was',
      {
        friend: friend(2, { at: 0, block: 'n' }),
        siblings: many(4).map(uid => friend(uid, { at: uid * 100 * minuteMs, block: uid === 3 ? 'n' : 'm' })),
      },
      ['network'],
      1,
    ],
    [
      'three friends on one device',
      { friend: friend(2, { device: 'd' }), siblings: many(2).map(uid => friend(uid, { device: 'd' })) },
      ['device'],
      2,
    ],
    [
      'one on a device of their own, beside two who signed up on the parent’s',
      {
        friend: friend(2, { on: 'own' }),
        parent: account(1, { device: 'd' }),
        siblings: many(2).map(uid => friend(uid, { on: 'd' })),
      },
      [],
      0,
    ],
    [
      'played 1.2 times and nine tenths withdrawn',
      { friend: friend(2, { money: [1000n, 1200n, 900n] }) },
      ['circle'],
      2,
    ],
    ['played a little more', { friend: friend(2, { money: [1000n, 1201n, 900n] }) }, [], 0],
    ['withdrawn a little less', { friend: friend(2, { money: [1000n, 1200n, 899n] }) }, [], 0],
    ['the least deposit there is, withdrawn', { friend: friend(2, { money: [1n, 1n, 1n] }) }, ['circle'], 2],
    [
      'as one other does, where nobody else paid in',
      {
        friend: friend(2, { money: circle }),
        siblings: [friend(3, { money: [1n, 1n, 1n] }), ...[4, 5, 6].map(uid => friend(uid))],
      },
      ['circle'],
      4,
    ],
    [
      'as one other of three does',
      {
        friend: friend(2, { money: circle }),
        siblings: [friend(3, { money: circle }), ...[4, 5].map(uid => friend(uid, { money: [500n, 9000n, 0n] }))],
      },
      ['circle'],
      2,
    ],
    [
      'everything five minutes after another one',
      { friend: friend(2, minutes(0)), siblings: [friend(3, minutes(5 * minuteMs))] },
      ['minute'],
      3,
    ],
    [
      'everything a moment later than that',
      { friend: friend(2, minutes(0)), siblings: [friend(3, minutes(5 * minuteMs + 1))] },
      [],
      0,
    ],
    [
      'signed up and played together, and paid in on another day',
      { friend: friend(2, minutes(0)), siblings: [friend(3, { ...minutes(minuteMs), depositAt: dayMs })] },
      [],
      0,
    ],
    ['the fourth of a chain in two days', chain(2 * dayMs), ['chain'], 3],
    ['the fourth of a chain in two days and a moment', chain(2 * dayMs + 1), [], 0],
    [
      'the fourth of a chain, each a month after the one before',
      {
        friend: friend(2, { at: 0 }),
        parent: account(1, { at: -30 * dayMs }),
        ancestors: [account(7, { at: -60 * dayMs }), account(8, { at: -90 * dayMs })],
      },
      [],
      0,
    ],
  ]

test.each(edges)('%s', (_what, parts, signs, points) => {
  const found = findSigns(facts(parts))
  expect(found.map(({ sign }) => sign)).toEqual(signs)
  expect(sumPoints(found)).toBe(points)
})

test('who have a tablet in common with everybody, and a phone besides with the friend, invite crosswise [PROMO-258]', () => {
  const on = (uid: number, ...devices: string[]) => ({ ...account(uid), devices: new Set(['tablet', ...devices]) })
  const found = findSigns(
    facts({
      friend: { ...friend(3), ...on(3, 'phone') },
      parent: on(1),
      outsiders: [{ account: on(2, 'phone'), friends: [on(4)] }],
    }),
  )
  expect(found).toContainEqual({ sign: 'couple', points: heldFrom, others: [2n, 4n] })
})

test('a friend who is held is freed or refused, and what was said stays said', () => {
  expect(ringTransitions).toEqual({ held: { free: 'free', refuse: 'refused' }, free: {}, refused: {} })
  expect(nextRingStatus('held', 'refuse')).toBe('refused')
})
