import { coinCostUnits, coinsOfPeso } from '@saya/contract/task/task.ts'
import { unitsPerPeso } from '@saya/money'
import { expect, test } from 'vitest'
import { areTicketsAgreed, isThingAgreed, leastPriceOf, ticketRoom, ticketsOf } from './worth.rules.ts'

test.each([
  ['a voucher of ₱10', { gives: 'voucher', gives_amount: 10 }, 1000],
  ['a voucher of ₱100', { gives: 'voucher', gives_amount: 100 }, 10_000],
  ['two tickets', { gives: 'ticket', gives_amount: 2 }, 1000],
  ['a thing', { gives: '', gives_amount: 0 }, 1],
] as const)('%s costs what it is worth at the planned cost of a coin [MALL-63]', (_what, goods, least) => {
  expect(leastPriceOf(goods)).toBe(least)
})

const tickets = (most_per_person: number, gives_amount = 1, is_on = true) =>
  ({ gives: 'ticket', gives_amount, most_per_person, is_on }) as const

test('the tickets that one member could redeem add up over all goods that are on [MALL-63]', () => {
  expect(ticketsOf([tickets(5), tickets(2, 2), tickets(0, 1, false)])).toBe(9)
  expect(ticketsOf([tickets(5), tickets(0)])).toBeUndefined()
  expect(ticketsOf([{ gives: 'voucher', gives_amount: 10, most_per_person: 0, is_on: true }])).toBe(0)
})

test('a peso is as many coins as their planned cost says', () => {
  expect(BigInt(coinsOfPeso) * coinCostUnits).toBe(unitsPerPeso)
})

const thing = { name_en: 'Umbrella', name_tl: 'Payong', imgs: ['a', 'b'], gives: '', price: 100, is_on: true } as const
const off = { ...thing, price: 100n, is_on: false, updated_at: 50 }
const on = { ...off, is_on: true }
const atAsk = { price: 100n, proposedAtMs: 50 }

test.each([
  ['a thing of which nothing is known', thing, undefined, undefined, false],
  ['a thing that stood on at as much', thing, on, undefined, true],
  ['a thing that stood on dearer', thing, { ...on, price: 101n }, undefined, false],
  ['a thing that two people agreed on at less', thing, { ...on, price: 101n }, atAsk, true],
  ['a thing that two people agreed on dearer', thing, off, { ...atAsk, price: 101n }, false],
  ['a thing as it stands since a colleague agreed', thing, off, atAsk, true],
  ['a thing that was changed after it was asked', thing, { ...off, updated_at: 51 }, atAsk, false],
  ['a thing that was a ticket as a colleague agreed', thing, { ...off, gives: 'ticket' }, atAsk, false],
  ['a thing that stood on under another name', { ...thing, name_en: 'Smartphone' }, on, atAsk, false],
  ['a thing that stood on under another Tagalog name', { ...thing, name_tl: 'Smartphone' }, on, atAsk, false],
  ['a thing that stood on with another first picture', { ...thing, imgs: ['b', 'a'] }, on, atAsk, false],
  ['a thing that stood on with fewer pictures', { ...thing, imgs: ['a'] }, on, undefined, true],
  ['a thing that is renamed as it is switched on', { ...thing, name_en: 'Smartphone' }, off, atAsk, false],
  ['a thing that is off', { ...thing, is_on: false }, undefined, undefined, true],
  ['what gives money', { ...thing, gives: 'voucher' }, undefined, undefined, true],
] as const)('%s may be sold as it is wished for, or not [MALL-64] [MALL-83]', (_what, wish, kept, agreed, is) => {
  expect(isThingAgreed(wish, kept, agreed)).toBe(is)
})

const item = { gives: 'ticket', gives_amount: 2, most_per_person: 4, price: 1000, is_on: false } as const
const keep = { ...item, gives_amount: 2n, price: 1000n, updated_at: 50 }
const asked = { price: 1000n, proposedAtMs: 50 }

test.each([
  ['new ones', item, undefined, undefined, false],
  ['as they stand since a colleague agreed', item, keep, asked, true],
  ['dearer than agreed', { ...item, price: 1001 }, keep, asked, true],
  ['cheaper than agreed', { ...item, price: 999 }, keep, asked, false],
  ['changed after it was asked', item, { ...keep, updated_at: 51 }, asked, false],
  ['more of them than when it was asked', { ...item, gives_amount: 3 }, keep, asked, false],
  ['on already, cheaper', { ...item, price: 999 }, { ...keep, is_on: true }, undefined, false],
  ['on already, fewer', { ...item, gives_amount: 1, most_per_person: 3 }, { ...keep, is_on: true }, undefined, true],
  ['a voucher before', item, { ...keep, gives: 'voucher' }, asked, false],
] as const)('tickets, %s, may be on or not [MALL-73]', (_what, wish, kept, agreed, is) => {
  expect(areTicketsAgreed(wish, kept, agreed)).toBe(is)
})

test('tickets that a member had leave room for whole pieces only, and for any number of other goods [MALL-72]', () => {
  expect([0, 5, 9, 10, 12].map(had => ticketRoom('ticket', 2n, had))).toEqual([5, 2, 0, 0, 0])
  expect(ticketRoom('voucher', 2n, 12)).toBe(Infinity)
})
