import { expect, test } from 'vitest'
import { type Figure, figuresByDay, paymentsOf, sumFigures } from './ownFigure.rules.ts'

const day = '2026-03-02'
const none: Figure = { paidIn: 0n, paidOut: 0n, bet: 0n, won: 0n, bonus: 0n }

test.each<[string, number, Partial<Figure>]>([
  ['deposit', 10, { paidIn: 7n }],
  ['voucher', 20, { paidIn: 7n }],
  ['withdrawal', 11, { paidOut: 7n }],
  ['withdrawal that was not paid', 12, { paidOut: -7n }],
  ['payment, whose money is out already,', 13, {}],
  ['withdrawal that came back', 14, { paidOut: -7n }],
  ['game prize', 4, { won: 7n }],
  ['correction by a game', 5, { won: 7n }],
  ['bonus', 4001, { bonus: 7n }],
  ['deposit bonus', 4009, { bonus: 7n }],
  ['bet taken back, which its round does not count,', 3, {}],
  ['adjustment by staff', 30, {}],
  ['adjustment by staff that takes', 31, {}],
  ['release of play', 50, {}],
])('a %s counts where it belongs [SAFE-32]', (_name, kind, figure) => {
  const figures = figuresByDay([day], { play: [], money: [{ day, kind, amount: 7n }] })
  expect(figures.get(day)).toEqual({ ...none, ...figure })
})

test('each day has its own figures, a day without any has nothing, and other days are left out', () => {
  const figures = figuresByDay(['2026-03-01', day], {
    play: [
      { day, bet: 5n, win: 2n },
      { day: '2026-02-28', bet: 100n, win: 0n },
    ],
    money: [
      { day, kind: 4, amount: 4n },
      { day, kind: 10, amount: 9n },
    ],
  })
  expect([...figures]).toEqual([
    ['2026-03-01', none],
    [day, { ...none, paidIn: 9n, bet: 5n, won: 6n }],
  ])
  expect(sumFigures([...figures.values(), { ...none, bet: 1n }])).toEqual({ ...none, paidIn: 9n, bet: 6n, won: 6n })
})

test('what came back of withdrawals, before they were paid or behind it, was not paid out [SAFE-33]', () => {
  const postings = [
    { kind: 10, amount: 50n },
    { kind: 11, amount: 30n },
    { kind: 12, amount: 20n },
    { kind: 14, amount: 7n },
    { kind: 20, amount: 4n },
  ]
  expect(paymentsOf(postings)).toMatchObject({ paidIn: 54n, paidOut: 3n })
})
