import { firstBoxTerms } from '@saya/contract/box/box.ts'
import { unitsPerPeso } from '@saya/money'
import { describe, expect, test } from 'vitest'
import { type Deal, findKind, isGivenOnce } from '../kinds/index.ts'
import { boxGiftMonth } from '../gift.ts'
import { coinBackPpm as coinBackOf, type TaskDefinition } from '../../task/index.ts'
import { covers, giftOf, type GuardedGame, judgeGuard, marginOf, marginsOf, poolCap } from './guard.rules.ts'

const coinBackPpm = 1200
const levelBackPpm = 4600
const standingBackPpm = levelBackPpm + coinBackPpm

const slot: GuardedGame = { id: 1, name: 'Slot', provider: 'saya', rtpPpm: 960_000, coinBackPpm, levelBackPpm }
const table: GuardedGame = { id: 2, name: 'Table', provider: 'saya', rtpPpm: 994_300, coinBackPpm, levelBackPpm }
const other: GuardedGame = { id: 3, name: 'Other', provider: 'else', rtpPpm: 970_000, coinBackPpm, levelBackPpm }
const games = [slot, table, other]
const giftCap = 600n * unitsPerPeso

function deal(kind: string, terms: object): Deal {
  const read = findKind(kind)?.read(terms)
  if (!read || 'wrong' in read) throw new Error('These are no terms.')
  return read.deal
}

const rebate = (share: string, scope: object = {}) =>
  deal('rebate', { share, least: '0', most: '5000', games: [], providers: [], ...scope })
const gift = (amount: string) => deal('gift', { amount })

function judge(one: Deal, others: readonly Deal[] = [], isOncePerId = true, monthGifts = 0n) {
  return judgeGuard({ deal: one, isGift: isGivenOnce(one), isOncePerId, others, games, monthGifts, giftCap })
}

test('terms whose best play earns back what a game keeps do not go live, whatever the other games are like [FACT-44]', () => {
  const all = judge(rebate('0.1'))
  expect(all.unsafe).toBe('promotion_margin')
  expect(all.margins[0]).toMatchObject({ game: table, marginPpm: 5700 - 1000 - standingBackPpm })
  expect(judge(rebate('0.5', { games: ['1'] })).unsafe).toBeUndefined()
})

test.each([
  ['3.41', undefined],
  ['3.42', 'promotion_margin'],
  ['3.5', 'promotion_margin'],
])(
  'of a game that keeps 4%% and whose levels and coins give 0.58%%, a rebate of %s%% is judged %s [FACT-44]',
  (share, unsafe) => {
    expect(judge(rebate(share, { games: ['1'] })).unsafe).toBe(unsafe)
  },
)

test('what holds at the same time adds up, on the games that both cover [FACT-44]', () => {
  const one = rebate('2', { games: ['1'] })
  expect(judge(one, [rebate('1.4', { providers: ['saya'] })]).unsafe).toBeUndefined()
  expect(judge(one, [rebate('1.5', { providers: ['saya'] })]).unsafe).toBe('promotion_margin')
  expect(judge(one, [rebate('2', { games: ['3'] })]).unsafe).toBeUndefined()
})

test('levels that give more leave less for promotions [VIP-25]', () => {
  const generous = [{ ...slot, levelBackPpm: levelBackPpm + 1000 }]
  const of = (share: string) =>
    judgeGuard({
      deal: rebate(share),
      isGift: false,
      isOncePerId: false,
      others: [],
      games: generous,
      monthGifts: 0n,
      giftCap,
    }).unsafe
  expect([of('3.31'), of('3.32')]).toEqual([undefined, 'promotion_margin'])
})

describe('tasks beside levels and promotions', () => {
  const task = (ty: number, ...steps: readonly (readonly [number, number])[]): TaskDefinition => ({
    ty,
    category: 2,
    names: ['Task', 'Task'],
    steps: steps.map(([value, coins]) => ({ value, coins })),
    isOn: true,
    sorting: 1,
    seq: 0,
  })
  const usual = [
    task(102, [500, 20], [2000, 50], [10_000, 150]),
    task(103, [500, 20]),
    task(104, [500, 20]),
    task(107, [50, 20]),
  ]
  const left = (game: GuardedGame, gameType: number, tasks: readonly TaskDefinition[], levels = levelBackPpm) =>
    marginOf({ ...game, coinBackPpm: coinBackOf(tasks, gameType), levelBackPpm: levels }, []).marginPpm

  test('leave every game its margin as they stand, and none where they would give ₱6 in coins for ₱500 [POINTS-78]', () => {
    expect(left({ ...slot, rtpPpm: 965_000 }, 3, usual)).toBeGreaterThan(0)
    expect(left(table, 5, usual)).toBeGreaterThan(0)
    expect(left(table, 5, [task(102, [500, 60])])).toBeLessThanOrEqual(0)
  })

  test('are judged with the levels that hold [VIP-25]', () => {
    expect([left(table, 5, usual, 4899), left(table, 5, usual, 4900)]).toEqual([1, 0])
  })

  test('are judged with the rebates that hold on the same game [POINTS-78]', () => {
    const game = { ...slot, coinBackPpm: 1200 }
    const beside = (share: string) => marginOf(game, [rebate(share, { games: ['1'] })]).marginPpm
    expect([beside('3.41') > 0, beside('3.42') > 0]).toEqual([true, false])
  })
})

test('a share of losses counts as the same share of stakes, since a day may be one lost bet', () => {
  const loss = deal('lossRebate', { share: '1', least: '1000', most: '5000', games: ['1'], providers: [] })
  expect(marginsOf(loss, [], games)[0]?.backPpm).toBe(10_000 + standingBackPpm)
})

test('gifts have a cap for each approved ID and month, and each ID has one once [FACT-45]', () => {
  expect(judge(gift('500'), [gift('100')]).unsafe).toBeUndefined()
  expect(judge(gift('300'), [gift('300')]).unsafe).toBeUndefined()
  expect(judge(gift('301'), [gift('300')])).toMatchObject({ unsafe: 'promotion_gift', giftMonth: 601n * unitsPerPeso })
  expect(judge(gift('1'), [], false).unsafe).toBe('promotion_gift')
})

test('the mystery boxes of a month count among the gifts of an approved ID [PROMO-107]', () => {
  const boxes = boxGiftMonth(firstBoxTerms.odds)
  expect(boxes).toBe((31n * 209n * unitsPerPeso) / 100n)
  expect(judge(gift('435'), [gift('100')], true, boxes).unsafe).toBeUndefined()
  expect(judge(gift('436'), [gift('100')], true, boxes).unsafe).toBe('promotion_gift')
})

test('a scope names games and providers, and without any it is every game', () => {
  expect([covers({ games: [], providers: [] }, slot), covers({ games: [2], providers: [] }, slot)]).toEqual([
    true,
    false,
  ])
  expect([
    covers({ games: [2], providers: ['saya'] }, slot),
    covers({ games: [], providers: ['saya'] }, other),
  ]).toEqual([true, false])
})

test('tickets are no gift of money, and have a cap of their own over the campaigns that go on at once [PROMO-173]', () => {
  const tickets = (count: string) => deal('tickets', { count })
  const listed = deal('listTickets', { count: '2' })
  expect(judge(tickets('3'), [gift('500'), gift('100'), listed])).toMatchObject({ unsafe: undefined, tickets: 5 })
  expect(judge(tickets('4'), [listed]).unsafe).toBe('promotion_tickets')
  expect(judge(tickets('1'), [], false).unsafe).toBe('promotion_gift')
  expect(judge(gift('500'), [deal('listGift', { amount: '100' }), tickets('5')]).unsafe).toBeUndefined()
  expect(judge(gift('500'), [deal('listGift', { amount: '101' })]).unsafe).toBe('promotion_gift')
})

test('what an invitation gives in a month is a friend’s once and a parent’s as often as it may', () => {
  const invite = { friend: 50n, parent: 30n, mostAMonth: 4 }
  expect(giftOf({ ...gift('1'), invite } as Deal)).toBe(170n)
  expect([giftOf(gift('1')), giftOf(rebate('1'))]).toEqual([10_000n, 0n])
})

test('the prizes of a day have a cap over all contests, and nothing else counts for it', () => {
  const contest = (first: number) => deal('ranking', { least: '100', prizes: [`1:${first}`] })
  const [half, beyond] = [contest(50_000), contest(50_001)]
  expect(poolCap).toBe(100_000n * unitsPerPeso)
  expect(judge(half, [half, rebate('0.1')])).toMatchObject({ unsafe: undefined, poolDay: poolCap })
  expect(judge(half, [beyond])).toMatchObject({ unsafe: 'promotion_pool', poolDay: poolCap + unitsPerPeso })
  expect(judge(gift('1'), [half, beyond]).unsafe).toBeUndefined()
  expect(judge(gift('1'), []).poolDay).toBe(0n)
})

test('a game that is left with nothing is no more allowed than one that loses, and of equals the lower number is named', () => {
  const left = (ppm: number) => ({ ...slot, rtpPpm: 1_000_000 - standingBackPpm - 10_000 - ppm })
  const of = (...all: GuardedGame[]) =>
    judgeGuard({
      deal: rebate('1'),
      isGift: false,
      isOncePerId: false,
      others: [],
      games: all,
      monthGifts: 0n,
      giftCap,
    })
  expect([of(left(0)).unsafe, of(left(1)).unsafe]).toEqual(['promotion_margin', undefined])
  const twins = [
    { ...left(5), id: 9 },
    { ...left(5), id: 4 },
    { ...left(6), id: 1 },
  ]
  expect(of(...twins).margins.map(({ game }) => game.id)).toEqual([4, 9, 1])
})

test('who is given no money is not held to what others were given', () => {
  expect(judge(deal('tickets', { count: '1' }), [gift('500'), gift('101')], true, 1n).unsafe).toBeUndefined()
})
