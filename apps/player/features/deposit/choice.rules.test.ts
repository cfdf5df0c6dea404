import { expect, test } from 'vitest'
import { type Channel, channelsFor, takesTicket, withoutTickets } from './choice.rules.ts'

function channel(id: string, state: 0 | 1, coupons: number) {
  return { id, cashback_state: state, cashback_coupons_num: coupons } as Channel
}

test.each([
  [1, 2, true],
  [1, 1, true],
  [1, 0, false],
  [0, 2, false],
] as const)(
  'with the state %i and %i tickets a ticket is taken along at first: %s [WALLET-23]',
  (state, coupons, takes) => {
    expect(takesTicket(channel('1', state, coupons), undefined)).toBe(takes)
  },
)

test('a chosen amount belongs to its payment method, and another method starts empty [WALLET-24]', () => {
  const declined = { channelId: '1', takes: false }
  expect(takesTicket(channel('1', 1, 2), declined)).toBe(false)
  expect(takesTicket(channel('2', 1, 2), declined)).toBe(true)
  expect(takesTicket(channel('2', 1, 0), { channelId: '1', takes: true })).toBe(false)
  expect(takesTicket(undefined, declined)).toBe(false)
})

test.each([
  [undefined, ['gcash', '1008']],
  ['glife', ['gcash', '1008']],
  ['lazadaBrowser', ['gcash', '1008']],
  ['lazadaBrowserWithdraw', ['gcash', '1008']],
  ['mayamini', ['mayamini']],
  ['lazadamini', ['lazadamini']],
] as const)('in the host %s these are offered: %j [WALLET-17]', (host, offered) => {
  const all = ['gcash', 'mayamini', '1008', 'lazadamini'].map(id => channel(id, 0, 0))
  expect(channelsFor(host, all).map(({ id }) => id)).toEqual(offered)
})

test('whoever is shown no offers takes no ticket along, whatever they chose before', () => {
  const [shown] = withoutTickets([channel('1', 1, 2)])
  expect([takesTicket(shown, undefined), shown?.id]).toEqual([false, '1'])
})
