import { expect, test } from 'vitest'
import { needsGate, orderBanners, placeOfBanner, withBoxReason } from './banner.rules.ts'

const banners = [9, 2, 8, 7, 6, 5, 4, 3, 1, 12].map(type => ({ type }))
const typesOf = (isAndroid: boolean, of = banners) => orderBanners(of, isAndroid).map(({ type }) => type)

test('cards stand in the order 6, 1, 3, 4, 5, 8, and all others behind them as the server has them [PROMO-17]', () => {
  expect(typesOf(false)).toEqual([6, 1, 3, 4, 5, 8, 9, 2, 12])
  expect(
    typesOf(
      false,
      [8, 5, 1].map(type => ({ type })),
    ),
  ).toEqual([1, 5, 8])
})

test('the download is the fifth card, on Android alone, and only where the server names it [PROMO-18]', () => {
  expect(typesOf(true)).toEqual([6, 1, 3, 4, 7, 5, 8, 9, 2, 12])
  expect(
    typesOf(
      true,
      banners.filter(({ type }) => type !== 7),
    ),
  ).toEqual(typesOf(false))
  expect(
    typesOf(
      true,
      [6, 7].map(type => ({ type })),
    ),
  ).toEqual([6, 7])
})

test('what the box of today says stands on the card of boxes, and every other card keeps its own reason [PROMO-340]', () => {
  const own = { sentence: 'Get your ID approved first.' }
  const cards = [
    { type: 1, why_not: null },
    { type: 5, why_not: own },
    { type: 6, why_not: null },
  ]
  const why = { sentence: 'Today’s Mystery Box has expired.' }
  expect(withBoxReason(cards, why).map(card => card.why_not)).toEqual([why, own, null])
  expect(withBoxReason(cards, null)).toEqual(cards)
})

test.each([
  [1, '/blind-box', true],
  [2, '/daily-wins', false],
  [3, '/s-vip', false],
  [4, '/welfare/tpg-details', true],
  [5, '/welfare/cq9-page', true],
  [6, '/cashback', true],
  [7, '/app', false],
  [8, '/s-points', false],
  [9, '/s-points', false],
  [10, undefined, false],
])('the card %i leads to %s, behind the gate: %s', (type, place, isGuarded) => {
  expect([placeOfBanner(type), needsGate(type)]).toEqual([place, isGuarded])
})
