import { ringSigns, ringSignTexts } from '@saya/contract/ring/signs.ts'
import { dayMs } from '@saya/money'
import { seededRandom } from '@saya/testing'
import { describe, expect, test } from 'vitest'
import { account, circle, facts, friend, minuteMs, minutes } from './ringForTest.ts'
import { findSigns, heldFrom, type RingFacts, type RingFriend, sumPoints } from './signs.rules.ts'

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
      'two friends who signed up on the device of the parent [PROMO-296]',
      {
        friend: friend(2, { on: 'd' }),
        parent: account(1, { device: 'd' }),
        siblings: [friend(3, { on: 'd' })],
      },
      ['crowd', 'device'],
      heldFrom,
    ],
    [
      'one of two who signed up on the device of the parent, where the other one was later',
      {
        friend: friend(2, { on: 'd' }),
        parent: account(1, { device: 'd' }),
        siblings: [friend(3, { on: 'own', device: 'd' })],
      },
      ['device'],
      2,
    ],
    [
      'two friends who signed up on a device that the parent was never at',
      { friend: friend(2, { on: 'd' }), siblings: [friend(3, { on: 'd' })] },
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
        siblings: [3, 4, 5, 6].map(uid => friend(uid, { at: uid * minuteMs * 100, block: 'n' })),
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
    [
      'the sixth of a chain within two days',
      {
        friend: friend(2, { at: dayMs }),
        parent: account(1, { at: dayMs / 2 }),
        ancestors: [account(7, { at: 0 }), account(8, { at: -dayMs / 2 })],
        forebears: [account(9, { at: -dayMs * 0.6 }), account(10, { at: -dayMs * 0.7 })],
      },
      ['chain'],
      heldFrom,
    ],
    [
      'the fourth of a chain within two days, of a longer one over months',
      {
        friend: friend(2, { at: dayMs }),
        parent: account(1, { at: dayMs / 2 }),
        ancestors: [account(7, { at: 0 }), account(8, { at: -dayMs / 2 })],
        forebears: [account(9, { at: -30 * dayMs }), account(10, { at: -60 * dayMs })],
      },
      ['chain'],
      3,
    ],
    [
      'four friends who do everything in the same minutes, each with the next',
      {
        friend: friend(2, minutes(0)),
        siblings: [3, 4, 5].map(uid => friend(uid, minutes((uid - 2) * 4 * minuteMs))),
      },
      ['minute'],
      heldFrom,
    ],
    [
      'three friends who do everything in the same minutes',
      { friend: friend(2, minutes(0)), siblings: [3, 4].map(uid => friend(uid, minutes(minuteMs))) },
      ['minute'],
      3,
    ],
    [
      'six friends who signed up on one network within a day',
      {
        friend: friend(2, { at: 0, block: 'n' }),
        siblings: [3, 4, 5, 6, 7].map(uid => friend(uid, { at: uid * minuteMs * 60, block: 'n' })),
      },
      ['crowd', 'network'],
      heldFrom,
    ],
  ]

describe('what speaks for a ring, and how much', () => {
  test.each(cases)('%s', (_what, parts, signs, points) => {
    const found = findSigns(facts(parts))
    expect(found.map(({ sign }) => sign)).toEqual(signs)
    expect(sumPoints(found)).toBe(points)
  })
})

/** A couple: each has a phone and a second account on it, which the other one invited. */
function couple({ both = [], ofFirst = [], ofSecond = [] }: Record<string, readonly string[]>): RingFacts {
  const on = (uid: number, ...devices: string[]) => ({ ...account(uid), devices: new Set([...devices, ...both]) })
  return facts({
    friend: { ...friend(3), ...on(3, 'second') },
    parent: on(1, 'first', ...ofFirst),
    outsiders: [{ account: on(2, 'second', ...ofSecond), friends: [on(4, 'first')] }],
  })
}

test.each([
  ['no more', {}],
  ['a tablet that all of them sign in on', { both: ['tablet'] }],
  ['one sign-in on the phone of the other', { ofFirst: ['second'] }],
  ['sign-ins of both on the phone of the other', { ofFirst: ['second'], ofSecond: ['first'] }],
])('crossed invites are held that have in common %s [PROMO-258]', (_what, more) => {
  const signs = findSigns(couple(more))
  expect(signs.map(({ sign }) => sign)).toContain('couple')
  expect(sumPoints(signs)).toBeGreaterThanOrEqual(heldFrom)
})

test('two members who invite each other’s family on the one tablet of their home are no couple', () => {
  const on = (uid: number) => ({ ...account(uid), devices: new Set([`phone ${uid}`, 'tablet']) })
  const home = facts({
    friend: { ...friend(3), ...on(3) },
    parent: on(1),
    outsiders: [{ account: on(2), friends: [on(4)] }],
  })
  expect(findSigns(home).map(({ sign }) => sign)).toEqual(['device'])
})

/** Some accounts around a friend, by seed, as many tied to each other as not. */
function randomFacts(random: ReturnType<typeof seededRandom>): RingFacts {
  function own(uid: number): RingFriend {
    const some = (name: string) => (random.isOnceIn(3) ? `${name} ${random.between(1, 3)}` : `${name} of ${uid}`)
    const money = random.pick([circle, [500n, 4000n, 0n], [0n, 0n, 0n]] as const)
    const at = random.between(0, 40) * 3 * minuteMs
    return friend(uid, { ...minutes(at), device: some('d'), id: some('i'), payee: some('p'), block: some('b'), money })
  }
  const many = (from: number, most: number) =>
    Array.from({ length: random.between(0, most) }, (_, at) => own(from + at))
  return {
    friend: own(2),
    parent: own(1),
    ancestors: many(10, 2),
    forebears: many(15, 2),
    siblings: many(20, 7),
    farSiblings: many(30, 4),
    outsiders: many(40, 3).map((one, at) => ({ account: one, friends: many(50 + at * 10, 3) })),
  }
}

function accountsOf({ friend: own, parent, ancestors, forebears, siblings, farSiblings, outsiders }: RingFacts) {
  const elsewhere = outsiders.flatMap(one => [one.account, ...one.friends])
  return [own, parent, ...ancestors, ...forebears, ...siblings, ...farSiblings, ...elsewhere]
}

test('whatever two accounts have in common besides, a friend comes to no fewer points by it [PROMO-258]', () => {
  const random = seededRandom(27)
  for (let world = 0; world < 3000; world++) {
    const around = randomFacts(random)
    const before = sumPoints(findSigns(around))
    const all = accountsOf(around)
    const [one, other] = [random.pick(all), random.pick(all)]
    const kind = random.pick(['devices', 'ids', 'payees'] as const)
    const [value = ''] = other[kind]
    ;(one[kind] as Set<string>).add(value)
    expect(
      sumPoints(findSigns(around)),
      `world ${world}: ${kind} of ${one.uid} and ${other.uid}`,
    ).toBeGreaterThanOrEqual(before)
  }
})

test('each sign is found in some case, has words for staff and names those it is shared with [PROMO-150]', () => {
  const seen = new Set(cases.flatMap(([, parts]) => findSigns(facts(parts)).map(({ sign }) => sign)))
  expect(seen).toEqual(new Set(ringSigns))
  const words = ringSigns.flatMap(sign => ringSignTexts[sign])
  expect([words.length, new Set(words).size, words.every(text => /^[A-Z].{5,}/.test(text))]).toEqual([20, 20, true])
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

test('what is known of nobody is no sign: no device, ID, payout account or network, and neither deposit nor play [PROMO-150]', () => {
  const others = [3, 4, 5, 6, 7, 8].map(uid => friend(uid, { at: 0 }))
  expect(findSigns(facts({ friend: friend(2, { at: 0 }), parent: account(1, { at: 0 }), siblings: others }))).toEqual(
    [],
  )
})
