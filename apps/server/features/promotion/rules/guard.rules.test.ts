import { firstBoxTerms } from '@saya/contract/box/box.ts'
import { unitsPerPeso } from '@saya/money'
import { expect, test } from 'vitest'
import { type Deal, findKind } from '../kinds/index.ts'
import { boxGiftMonth } from '../gift.ts'
import { covers, type GuardedGame, judgeGuard, marginsOf } from './guard.rules.ts'

const coinBackPpm = 1200
const levelBackPpm = 4600
const standingBackPpm = levelBackPpm + coinBackPpm

const slot: GuardedGame = { id: 1, name: 'Slot', provider: 'saya', rtpPpm: 960_000, coinBackPpm, levelBackPpm }
const table: GuardedGame = { id: 2, name: 'Table', provider: 'saya', rtpPpm: 994_300, coinBackPpm, levelBackPpm }
const other: GuardedGame = { id: 3, name: 'Other', provider: 'else', rtpPpm: 970_000, coinBackPpm, levelBackPpm }
const games = [slot, table, other]

function deal(kind: string, terms: object): Deal {
  const read = findKind(kind)?.read(terms)
  if (!read || 'wrong' in read) throw new Error('These are no terms.')
  return read.deal
}

const rebate = (share: string, scope: object = {}) =>
  deal('rebate', { share, least: '0', most: '5000', games: [], providers: [], ...scope })
const gift = (amount: string) => deal('gift', { amount })

function judge(one: Deal, others: readonly Deal[] = [], isOncePerId = true, boxGifts = 0n) {
  return judgeGuard({ deal: one, isGift: one.pays === 'once', isOncePerId, others, games, boxGifts })
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
    judgeGuard({ deal: rebate(share), isGift: false, isOncePerId: false, others: [], games: generous, boxGifts: 0n })
      .unsafe
  expect([of('3.31'), of('3.32')]).toEqual([undefined, 'promotion_margin'])
})

test('a share of losses counts as the same share of stakes, since a day may be one lost bet', () => {
  const loss = deal('lossRebate', { share: '1', least: '1000', most: '5000', games: ['1'], providers: [] })
  expect(marginsOf(loss, [], games)[0]?.backPpm).toBe(10_000 + standingBackPpm)
})

test('gifts have a cap for each approved ID and month, and each ID has one once [FACT-45]', () => {
  expect(judge(gift('500')).unsafe).toBeUndefined()
  expect(judge(gift('300'), [gift('200')]).unsafe).toBeUndefined()
  expect(judge(gift('301'), [gift('200')])).toMatchObject({ unsafe: 'promotion_gift', giftMonth: 501n * unitsPerPeso })
  expect(judge(gift('1'), [], false).unsafe).toBe('promotion_gift')
})

test('the mystery boxes of a month count among the gifts of an approved ID [PROMO-107]', () => {
  const boxes = boxGiftMonth(firstBoxTerms.odds)
  expect(boxes).toBe((31n * 209n * unitsPerPeso) / 100n)
  expect(judge(gift('435'), [], true, boxes).unsafe).toBeUndefined()
  expect(judge(gift('436'), [], true, boxes).unsafe).toBe('promotion_gift')
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
