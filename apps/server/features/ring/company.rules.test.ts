import { dayMs } from '@saya/money'
import { expect, test } from 'vitest'
import { findSigns, heldFrom, type RingAccount, type RingFriend, sumPoints } from './signs.rules.ts'

const hourMs = 3_600_000

function account(uid: number, joinedAtMs: number): RingAccount {
  const nothing = new Set<string>()
  const known = { joinedOn: null, devices: nothing, ids: nothing, payees: nothing }
  return { uid: BigInt(uid), joinedAtMs, ...known, visits: [{ block: 'one line', atMs: joinedAtMs }] }
}

/** Who signed up on one line, so many hours after the first, and has paid in or not. */
function guest(uid: number, hours: number, hasPaidIn: boolean): RingFriend {
  const money = hasPaidIn ? { deposited: 500n, turnover: 4000n } : { deposited: 0n, turnover: 0n }
  const joinedAtMs = 100 * dayMs + hours * hourMs
  return { ...account(uid, joinedAtMs), life: { depositedAtMs: null, playedAtMs: null, withdrawn: 0n, ...money } }
}

/** So many friends of one member, each so many hours after the one before, of whom the first ones paid in. */
function signsOfFirst({ friends, payers, hours }: { friends: number; payers: number; hours: number }) {
  const [friend, ...siblings] = Array.from({ length: friends }, (_, at) => guest(at + 2, at * hours, at < payers))
  if (!friend) throw new Error('Nobody came.')
  const nobody = { ancestors: [], forebears: [], farSiblings: [], outsiders: [] }
  const signs = findSigns({ friend, parent: account(1, 0), siblings, ...nobody })
  return { signs: signs.map(({ sign }) => sign), points: sumPoints(signs) }
}

test.each([
  ['a party of nine of whom four paid in', { friends: 9, payers: 4, hours: 0.3 }, ['network'], 1],
  ['a café of eight in six hours, of whom nobody paid in', { friends: 8, payers: 0, hours: 0.85 }, ['network'], 1],
  ['a party of nine of whom five paid in', { friends: 9, payers: 5, hours: 0.3 }, ['crowd', 'network'], 4],
  ['six in two hours who all paid in', { friends: 6, payers: 6, hours: 0.4 }, ['crowd', 'network'], heldFrom],
  ['six who came all day long, whoever paid in', { friends: 6, payers: 1, hours: 3 }, ['crowd', 'network'], heldFrom],
  [
    'six who came all day long and paid in nothing',
    { friends: 6, payers: 0, hours: 3 },
    ['crowd', 'network'],
    heldFrom,
  ],
])('friends of one member on one line: %s [PROMO-321]', (_what, company, signs, points) => {
  expect(signsOfFirst(company)).toEqual({ signs, points })
})

test('one who only looked on at a party is no part of those who paid in [PROMO-321]', () => {
  const payers = [1, 2, 3, 4, 5, 6].map(at => guest(at + 10, at * 0.3, true))
  const nobody = { ancestors: [], forebears: [], farSiblings: [], outsiders: [] }
  const signs = findSigns({ friend: guest(2, 0, false), parent: account(1, 0), siblings: payers, ...nobody })
  expect(signs.map(({ sign }) => sign)).toEqual(['network'])
})
