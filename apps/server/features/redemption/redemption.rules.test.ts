import { expect, test } from 'vitest'
import {
  completeNumber,
  completionOf,
  givenText,
  isComplete,
  isLate,
  isWaiting,
  judgeWish,
  maskedName,
  maskedPhone,
  mayShip,
  readPieces,
  redemptionTransitions,
} from './redemption.rules.ts'

test.each([
  ['1', 1],
  ['99', 99],
  ['100', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
] as const)('of the quantity %j are read %s pieces [MALL-26]', (typed, pieces) => {
  expect(readPieces(typed)).toBe(pieces)
})

const standing = { left: 5, share: 0, most: 0, balance: 1000n, room: Infinity }

test.each([
  ['exactly enough is enough', { pieces: 5 }, { balance: 500n }, undefined],
  ['one Filcoin too few', { pieces: 5 }, { balance: 499n }, 'redemption_points'],
  ['nothing left', { pieces: 1 }, { left: 0 }, 'goods_restocking'],
  ['the last one that is left', { pieces: 1 }, { left: 1 }, undefined],
  ['more than are left', { pieces: 6 }, {}, 'goods_left'],
  ['the last that one may have', { pieces: 1 }, { share: 1, most: 2 }, undefined],
  ['one more than one may have', { pieces: 2 }, { share: 1, most: 2 }, 'goods_limit'],
  ['the one that one may have', { pieces: 2 }, { share: 0, most: 1 }, 'goods_limit'],
  ['as many as tickets had before leave room for', { pieces: 1 }, { room: 1 }, undefined],
  ['more than tickets had before leave room for', { pieces: 2 }, { room: 1 }, 'goods_ticket_limit'],
  ['the price that was seen', { pieces: 1, seen: '100' }, {}, undefined],
  ['another price than was seen', { pieces: 1, seen: '99' }, {}, 'goods_price'],
] as const)('%s', (_what, wish, now, code) => {
  expect(judgeWish({ price: 100n, seen: '', ...wish }, { ...standing, ...now })?.code).toBe(code)
})

test('a redemption moves as the table of the decisions says, and never out of what has ended [TXN-31]', () => {
  expect(redemptionTransitions.table).toEqual({
    processing: { ship: 'shipped', succeed: 'successful', fail: 'failed', refuse: 'refused' },
    shipped: { receive: 'received', fail: 'failed' },
    received: {},
    successful: {},
    failed: {},
    refused: {},
  })
  expect([mayShip('processing', 3), mayShip('processing', 2), mayShip('shipped', 3)]).toEqual([true, false, false])
  expect([completionOf('processing', 2), completionOf('shipped', 3), completionOf('processing', 3)]).toEqual([
    'succeed',
    'receive',
    undefined,
  ])
})

test('lists of staff do not tell who somebody is', () => {
  expect(maskedName('Ana Reyes')).toBe('A*** R***')
  expect(maskedPhone('9171234567')).toBe('917*****67')
  expect(maskedPhone('91712345')).toBe('917*****45')
  expect(maskedPhone('9171234')).toBe('***')
  expect(maskedPhone('')).toBe('***')
})

const promised = Date.parse('2026-03-09T10:00:00+08:00')

test.each([
  ['on that day', 'processing', '2026-03-09T23:59:59.999+08:00', false],
  ['on the day after', 'processing', '2026-03-10T00:00:00+08:00', true],
  ['on the day after, on its way', 'shipped', '2026-03-10T00:00:00+08:00', true],
  ['long after it came', 'received', '2026-04-10T00:00:00+08:00', false],
  ['long after it failed', 'failed', '2026-04-10T00:00:00+08:00', false],
] as const)(
  'what was to be there by a day is late once that day is over in Manila: %s [MALL-79]',
  (_when, status, now, is) => {
    expect(isLate({ status, deliverMethod: 3, expectedAtMs: promised }, Date.parse(now))).toBe(is)
  },
)

test.each([
  ['on that day', 'processing', '2026-03-09T23:59:59.999+08:00', false],
  ['on the day after', 'processing', '2026-03-10T00:00:00+08:00', true],
  ['long after it was picked up', 'successful', '2026-04-10T00:00:00+08:00', false],
] as const)(
  'what was to be at a store by a day waits there once that day is over, and is never late: %s [MALL-84]',
  (_when, status, now, is) => {
    const expected = { status, deliverMethod: 2, expectedAtMs: promised } as const
    expect([isWaiting(expected, Date.parse(now)), isLate(expected, Date.parse(now))]).toEqual([is, false])
    expect(isWaiting({ ...expected, deliverMethod: 3 }, Date.parse(now))).toBe(false)
  },
)

test.each([
  ['processing', 2, 0],
  ['shipped', 3, 0],
  ['received', 4, 1],
  ['successful', 1, 1],
  ['failed', 5, 1],
  ['refused', 5, 1],
] as const)('one that is %s has the number %i, and is at an end: %i', (status, number, end) => {
  expect([completeNumber(status), isComplete(status)]).toEqual([number, end])
})

test('what is given is told in pesos or in pieces, and of a parcel nothing', () => {
  expect([givenText('voucher', 1_000_000n), givenText('ticket', 3n), givenText('', 3n)]).toEqual(['100.00', '3', ''])
})
