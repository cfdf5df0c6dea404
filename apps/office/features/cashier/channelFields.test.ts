import { expect, test } from 'vitest'
import { groupsOf, valuesOf, wishOf } from './channelFields.ts'

const channel = {
  id: 'gcash',
  mode: 1,
  version: 3,
  name: 'GCash',
  img: '/img/channel/gcash.svg',
  tips: 'Pay there.',
  tips_tl: '',
  min_amount: '100.00',
  max_amount: '500000.00',
  quick: [100, 200],
  has_cashback: false,
  opens: '00:00',
  closes: '00:00',
  gateway: 'paymongo',
  instrument: 'gcash',
  sorting: 1,
  is_open: true,
  is_offered: true,
  way: null,
} as const

test('a form that nobody touched says what the channel is', () => {
  const { id: _id, mode: _mode, version: _version, is_offered: _offered, way: _way, ...same } = channel
  expect(wishOf(valuesOf({ ...channel, quick: [...channel.quick] }))).toEqual(same)
})

test('amounts are taken with commas between thousands, quick ones with or without spaces', () => {
  const values = { ...valuesOf({ ...channel, quick: [] }), max_amount: '50,000.50', quick: '100,200  300' }
  expect(wishOf(values)).toMatchObject({ max_amount: '50000.50', quick: [100, 200, 300] })
})

test.each([
  ['quick', '100, much'],
  ['sorting', 'first'],
  ['opens', '8:00'],
  ['closes', '24:00'],
])('%s of %j is told in a sentence', (name, value) => {
  expect(wishOf({ ...valuesOf({ ...channel, quick: [] }), [name]: value })).toMatch(/\.$/)
})

test('where money goes out to is no part of the form', () => {
  const names = (mode: 1 | 2) => groupsOf({ mode }).flatMap(([, fields]) => fields.map(({ name }) => name))
  const away = names(1).filter(name => !names(2).includes(name))
  expect(away).toEqual(['name', 'gateway', 'instrument'])
})
