import { expect, test } from 'vitest'
import {
  betStatuses,
  betsAddress,
  endingOf,
  gameTypes,
  queryOf,
  readBets,
  toneOfBet,
  toneOfEnding,
} from './bet.rules.ts'

const read = (search: string) => readBets(new URLSearchParams(search))

test('the statuses of the filter are all, pending, completed and failed [TXN-32]', () => {
  expect(betStatuses).toEqual(['all', 'pending', 'completed', 'failed'])
})

test.each([
  ['', { timeFlag: '0', gameType: 0, status: 'all' }],
  ['time_flag=7&game_type=3&status=failed', { timeFlag: '7', gameType: 3, status: 'failed' }],
  ['time_flag=2&game_type=-1&status=COMPLETED', { timeFlag: '0', gameType: 0, status: 'all' }],
  ['game_type=1e9&status=toString', { timeFlag: '0', gameType: 0, status: 'all' }],
])('the address ?%s shows %j, and is shown again by its own', (search, shown) => {
  expect(read(search)).toEqual(shown)
  expect(readBets(new URL(betsAddress(read(search)), 'http://saya.example').searchParams)).toEqual(shown)
})

test('days of one’s own choice stay in the address of the bet records, and other dates are today [TXN-66]', () => {
  const days = '2026-02-01_2026-02-28'
  expect(betsAddress(read(`time_flag=${days}`))).toBe(`/bet-record?time_flag=${days}`)
  expect(queryOf(read(`time_flag=${days}`))).toEqual({ time_flag: days })
  expect(read('time_flag=2026-02-28_2026-02-01').timeFlag).toBe('0')
})

test('a type and a status are asked for by their names, and all of them by none [TXN-32]', () => {
  expect(queryOf(read('time_flag=1'))).toEqual({ time_flag: '1' })
  expect(queryOf(read('game_type=5&status=pending'))).toEqual({ time_flag: '0', game_type: '5', status: 'pending' })
})

test.each([
  ['pending', '-30.00', 'pending', 'wait'],
  ['completed', '-20.00', 'lost', 'ok'],
  ['completed', '0.00', 'even', 'ok'],
  ['completed', '0.05', 'won', 'ok'],
  ['failed', '0.00', 'failed', 'bad'],
] as const)('a round that is %s with %s is told as %s, in the tone %s', (status, net_amount, ending, tone) => {
  expect(endingOf({ status, net_amount })).toBe(ending)
  expect(toneOfBet(status)).toBe(tone)
})

test('categories of one type are one choice', () => {
  const nav = [
    { name: 'Slot', game_type: 3 },
    { name: 'Table Game', game_type: 5 },
    { name: 'Board Game', game_type: 5 },
  ]
  expect([...gameTypes(nav, name => name.toUpperCase())]).toEqual([
    [3, 'SLOT'],
    [5, 'TABLE GAME · BOARD GAME'],
  ])
})

test.each([
  ['completed', '15.00', 'ok'],
  ['completed', '0.00', 'over'],
  ['completed', '-10.00', 'over'],
  ['pending', '-10.00', 'wait'],
  ['failed', '0.00', 'bad'],
] as const)(
  'a round that is %s with %s is told in the look %s: no tick stands over a loss [TXN-65]',
  (status, net_amount, tone) => {
    expect(toneOfEnding({ status, net_amount })).toBe(tone)
  },
)
