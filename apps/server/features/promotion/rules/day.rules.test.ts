import type { Audience, Offer } from '@saya/contract/promotion/promotion.ts'
import { expect, test } from 'vitest'
import { type Deal, findKind } from '../kinds/index.ts'
import {
  brakeOf,
  costOf,
  countGiven,
  drySummer,
  type FactsBefore,
  judgeMember,
  type MemberDay,
  mostGiven,
  percentile95,
} from './day.rules.ts'

const audience: Audience = {
  brands: [],
  least_level: 1,
  least_age_days: 0,
  needs_email: false,
  needs_approved_id: false,
  needs_payout_account: false,
  once_per_device: false,
  once_per_id: false,
  users: [],
}
const facts: FactsBefore = {
  uid: '1',
  phase: 'on',
  isClosed: false,
  isBlocked: false,
  isFrozen: false,
  isRestricted: false,
  isExcluded: false,
  isTimedOut: false,
  isLimited: false,
  isAtContact: false,
  mayReceive: true,
  isTester: false,
  brand: null,
  level: 1,
  ageDays: 10,
  hasEmail: false,
  hasApprovedId: false,
  hasPayoutAccount: false,
  hasDevice: true,
  hasClaimed: false,
  isRefused: false,
  isDeviceUsed: false,
  isIdUsed: false,
}

function dealOf(kind: string, terms: object): Deal {
  const read = findKind(kind)?.read(terms)
  if (!read || 'wrong' in read) throw new Error('These are no terms.')
  return read.deal
}

const scope = { games: [], providers: [] }

/** Numbers that a seed decides. */
function chance(seed: number) {
  let state = seed * 2_654_435_761 + 1
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return state % below
  }
}

function crowd(seed: number): readonly MemberDay[] {
  const draw = chance(seed)
  return Array.from({ length: 1 + draw(60) }, (_, at) => {
    const bet = BigInt(draw(80_000_000))
    const played = { bet, win: BigInt(draw(90_000_000)), turnover: draw(4) === 0 ? bet / 3n : bet }
    const known = {
      ...facts,
      level: draw(4),
      isTester: draw(12) === 0,
      isExcluded: draw(15) === 0,
      mayReceive: draw(9) > 0,
    }
    return { uid: BigInt(at + 1), facts: known, played }
  })
}

test('over 200 seeds the dry run of a day is to the centavo what the work of that day pays, in pages of any size [FACT-46]', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const draw = chance(seed + 1000)
    const terms = { share: `0.${1 + draw(9)}`, least: String(draw(500)), most: String(1 + draw(50)), ...scope }
    const deal = dealOf(seed % 2 ? 'rebate' : 'lossRebate', terms)
    const members = crowd(seed)
    const dry = costOf(
      members.map(member => judgeMember({ deal, audience }, member)),
      deal,
    )
    // As the work goes: page by page.
    const page = 1 + draw(20)
    const pages = Array.from({ length: Math.ceil(members.length / page) }, (_, at) =>
      costOf(
        members.slice(at * page, (at + 1) * page).map(member => judgeMember({ deal, audience }, member)),
        deal,
      ),
    )
    const paid = pages.reduce((sum, { cost }) => sum + cost, 0n)
    const grants = pages.reduce((sum, one) => sum + one.members, 0)
    expect(paid % 100n, `seed ${seed}`).toBe(0n)
    expect([dry.cost, dry.members], `seed ${seed}`).toEqual([paid, grants])
  }
})

test.each([
  ['rebate', {}],
  ['lossRebate', {}],
  ['rebate', { contest: { prizes: [50n, 20n, 10n], least: 0n } }],
])(
  'a dry run that sums up page by page says what it would say of all at once, of a %s, case %# [FACT-46]',
  (kind, more) => {
    for (let seed = 1; seed <= 60; seed++) {
      const draw = chance(seed + 2000)
      const deal = { ...dealOf(kind, { share: '1', least: '0', most: '9', ...scope }), ...more }
      const members = crowd(seed)
      const all = ['2026-03-01', '2026-03-02', '2026-03-03'].map(day => {
        const bet = BigInt(draw(80_000_000))
        const played = { bet, win: 0n, turnover: bet }
        return { day, judged: members.map(one => judgeMember({ deal, audience }, { ...one, played })) }
      })
      const summer = drySummer({ days: all.map(({ day }) => day), deal, most: 5 })
      const page = 1 + draw(9)
      for (let at = 0; at < members.length; at += page) {
        summer.add(all.flatMap(({ day, judged }) => judged.slice(at, at + page).map(one => ({ day, ...one }))))
      }
      const whole = all.flatMap(({ judged }) => judged)
      expect(summer.sums(), `seed ${seed}`).toEqual({
        days: all.map(({ day, judged }) => ({ day, ...costOf(judged, deal) })),
        members: mostGiven(whole, deal, { most: 5 }),
        total: deal.contest ? 0 : new Set(whole.filter(({ code }) => !code).map(({ uid }) => uid)).size,
      })
    }
  },
)

test.each([
  ['rebate', { share: '0.5', least: '100', most: '50' }, { bet: 0n, win: 0n, turnover: 1_000_000n }, 5_000n],
  ['rebate', { share: '0.5', least: '100', most: '50' }, { bet: 0n, win: 0n, turnover: 999_999n }, 0n],
  ['rebate', { share: '0.5', least: '0', most: '50' }, { bet: 0n, win: 0n, turnover: 19_999n }, 0n],
  ['rebate', { share: '5', least: '0', most: '50' }, { bet: 0n, win: 0n, turnover: 1_000_000_000n }, 500_000n],
  [
    'lossRebate',
    { share: '1', least: '1000', most: '5000' },
    { bet: 20_000_000n, win: 10_000_000n, turnover: 0n },
    100_000n,
  ],
  ['lossRebate', { share: '1', least: '1000', most: '5000' }, { bet: 20_000_000n, win: 10_000_100n, turnover: 0n }, 0n],
  ['lossRebate', { share: '1', least: '0', most: '5000' }, { bet: 1n, win: 10_000_000n, turnover: 0n }, 0n],
])('a %s gives by its own terms, case %#', (kind, terms, played, amount) => {
  expect(dealOf(kind, { ...terms, ...scope }).amountOf(played)).toBe(amount)
})

test.each([
  ['rebate', { share: '0', least: '0', most: '1', ...scope }, 'Share of turnover, %'],
  ['rebate', { share: '5.1', least: '0', most: '1', ...scope }, 'Share of turnover, %'],
  ['rebate', { share: '1', least: '-1', most: '1', ...scope }, 'Least turnover a day, ₱'],
  ['rebate', { share: '1', least: '0', most: '1', games: ['x'], providers: [] }, 'Games'],
  ['rebate', { share: '1', least: '0', most: '1', ...scope, more: '1' }, 'more'],
  ['gift', { amount: '501' }, 'Amount, ₱'],
])('a %s of %j is wrong at %s', (kind, terms, wrong) => {
  expect(findKind(kind)?.read(terms)).toEqual({ wrong })
})

test('the brake is the cost that 95 of 100 days do not pass, and never less than one grant; without a dry run it is the budget’s pace [FACT-47, FACT-89]', () => {
  const days = Array.from({ length: 20 }, (_, at) => BigInt(at + 1))
  expect([percentile95(days), percentile95(days.toReversed()), percentile95([]), percentile95([7n])]).toEqual([
    19n,
    19n,
    0n,
    7n,
  ])
  const offered = (most: bigint, more: { budget?: bigint; last_day?: string } = {}) => ({
    deal: { most, pays: 'once' as const },
    budget: more.budget ?? 1n,
    offer: { first_day: '2026-03-01', last_day: more.last_day ?? '2026-03-10' } as Offer,
  })
  expect([brakeOf(days, offered(5n)), brakeOf([], offered(5n)), brakeOf(days, offered(50n))]).toEqual([19n, 5n, 50n])
  // A dry run in which nobody got anything says nothing: the budget lasts ten days, or thirty of a year.
  const empty = [0n, 0n]
  expect(brakeOf(empty, offered(5n, { budget: 1000n }))).toBe(100n)
  expect(brakeOf(empty, offered(5n, { budget: 3000n, last_day: '2027-02-28' }))).toBe(100n)
  expect(brakeOf([0n, 7n], offered(5n, { budget: 1000n }))).toBe(7n)
})

test('who gets the most comes first, with the days on which they do; of a contest nobody is named [PROMO-202]', () => {
  const one = (uid: bigint, amount: bigint, code?: 'promotion_paused') => ({ uid, amount, code, facts: {} as never })
  const judged = [one(7n, 5n), one(3n, 9n), one(7n, 4n), one(5n, 99n, 'promotion_paused'), one(9n, 1n)]
  expect(mostGiven(judged, {}, { most: 2 })).toEqual([
    { uid: 3n, days: 1, amount: 9n },
    { uid: 7n, days: 2, amount: 9n },
  ])
  expect(mostGiven(judged, { contest: { prizes: [1n], least: 0n } }, { most: 2 })).toEqual([])
})

test('over 60 seeds the pages of who gets the most name each of them once, the most first, summed up page by page [PROMO-341]', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const draw = chance(seed + 3000)
    const deal = dealOf('rebate', { share: '1', least: '0', most: '2', ...scope })
    const judged = crowd(seed).map(one => ({ day: '2026-03-01', ...judgeMember({ deal, audience }, one) }))
    const step = 1 + draw(9)
    const named: bigint[] = []
    for (;;) {
      const last = judged.find(({ uid }) => uid === named.at(-1))
      const behind = last && { uid: last.uid, amount: last.amount }
      const summer = drySummer({ days: ['2026-03-01'], deal, most: 4, behind })
      for (let at = 0; at < judged.length; at += step) summer.add(judged.slice(at, at + step))
      const { members, total } = summer.sums()
      named.push(...members.map(({ uid }) => uid))
      expect(total, `seed ${seed}`).toBe(judged.filter(({ code }) => !code).length)
      if (members.length < 4) break
    }
    const whole = mostGiven(judged, deal, { most: 1000 }).map(({ uid }) => uid)
    expect(named, `seed ${seed}`).toEqual(whole)
  }
})

function judged(uid: bigint, amount: bigint, code?: 'promotion_level') {
  const member = { uid, facts: { ...facts, amount, countsPlay: true }, amount }
  return { ...member, code }
}

test('a day costs what is given, and a contest the prizes of as many places as there are members for', () => {
  const day = [judged(1n, 30n), judged(2n, 12n), judged(3n, 99n, 'promotion_level')]
  expect(costOf(day, {})).toEqual({ members: 2, cost: 42n })
  expect(costOf(day, { contest: { prizes: [50n, 20n, 10n], least: 0n } })).toEqual({ members: 2, cost: 70n })
  expect(costOf([], {})).toEqual({ members: 0, cost: 0n })
})

test('of a contest nobody is known before its day, and of anything else whoever gets something, once', () => {
  const days = [judged(1n, 30n), judged(1n, 5n), judged(2n, 12n), judged(3n, 99n, 'promotion_level')]
  const contest = { contest: { prizes: [50n], least: 0n } }
  expect([countGiven(days, {}), countGiven(days, contest)]).toEqual([2, 0])
  expect(mostGiven(days, contest, { most: 5 })).toEqual([])
})

test('who gets the most comes first, of equals the lower number, and a page goes on behind the last one', () => {
  const days = [judged(4n, 12n), judged(2n, 12n), judged(9n, 30n), judged(3n, 12n), judged(1n, 5n), judged(9n, 1n)]
  const named = (page: Parameters<typeof mostGiven>[2]) => mostGiven(days, {}, page).map(({ uid }) => uid)
  expect(named({ most: 9 })).toEqual([9n, 2n, 3n, 4n, 1n])
  expect(named({ most: 2 })).toEqual([9n, 2n])
  expect(named({ most: 2, behind: { uid: 2n, amount: 12n } })).toEqual([3n, 4n])
  expect(mostGiven(days, {}, { most: 1 })).toEqual([{ uid: 9n, days: 2, amount: 31n }])
})

test.each([
  [[], 0n],
  [[7n], 7n],
  [[3n, 1n, 2n], 3n],
  [Array.from({ length: 20 }, (_, at) => BigInt(20 - at)), 19n],
  [[5n, 5n, 1n, 9n, 9n, 2n], 9n],
])('95 of 100 days cost no more, of the costs of case %#', (costs, most) => {
  expect(percentile95(costs)).toBe(most)
})

test('what is given once does not count the play of a day, and what is given daily does', () => {
  const member = { uid: 1n, facts, played: { bet: 0n, win: 0n, turnover: 1_000_000n } }
  const daily = dealOf('rebate', { share: '0.5', least: '0', most: '50', ...scope })
  expect(judgeMember({ deal: daily, audience }, member).facts.countsPlay).toBe(true)
})
