import { hash } from 'node:crypto'
import { type WalletCallName, walletCalls } from '@saya/rpp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isForAnotherGame } from '../isForAnotherGame.ts'
import { lineOf, providerWith, tokenFor } from '../providerForTest.ts'
import { adjustCommand, betCommand, closeCommand, promoCommand, rollbackCommand, settleCommand } from './commands.ts'
import { writeAnswer } from './writeAnswer.ts'

const provider = providerWith()
const act = { request_id: 'q', player_ref: '12', tx_id: 't', round_id: 'r', game_code: 'dice', ts: 1_772_424_000 }
const money = { ...act, currency: 'PHP', amount: '1.5' }
const free = { ref: 'f', remaining: 3, nominal: '2.00' }
const read = <Name extends WalletCallName>(name: Name, call: object) => v.parse(walletCalls[name], call)

const placed = { ...money, session_token: 's', round_closed: false }
const bet = (fields: object, of = provider) => lineOf(betCommand(of, read('bet', { ...placed, ...fields })))

test.each([
  ['no more', {}, 'bet uid=12 txId=t roundId=r game=70 amount=15000'],
  ['the end of its round', { round_closed: true }, 'bet uid=12 txId=t roundId=r game=70 amount=15000 closesRound'],
  ['two sides', { game_code: 'duel' }, 'bet uid=12 txId=t roundId=r game=71 amount=15000 isTwoSided'],
  ['all of it turned over', { turnover: '1.5' }, 'bet uid=12 txId=t roundId=r game=70 amount=15000'],
  [
    'more turned over than was bet',
    { turnover: '1.5001' },
    'bet uid=12 txId=t roundId=r game=70 amount=15000 BAD_REQUEST unread=PHP 1.5 ',
  ],
  [
    'a turnover that is no amount',
    { turnover: 'x' },
    'bet uid=12 txId=t roundId=r game=70 amount=15000 BAD_REQUEST unread=PHP 1.5 ',
  ],
  ['a free round', { freeround: free, amount: '0' }, 'bet uid=12 txId=t roundId=r game=70 amount=0 isFreeRound'],
  [
    'a free round that costs something',
    { freeround: free, amount: '0.0001' },
    'bet uid=12 txId=t roundId=r game=70 amount=1 isFreeRound BAD_REQUEST unread=PHP 0.0001 ',
  ],
  [
    'a free round worth no amount',
    { freeround: { ...free, nominal: 'x' }, amount: '0' },
    'bet uid=12 txId=t roundId=r game=70 amount=0 isFreeRound BAD_REQUEST unread=PHP 0 ',
  ],
  ['no amount', { amount: '-1' }, 'bet uid=12 txId=t roundId=r game=70 amount=0 BAD_REQUEST unread=PHP -1 '],
  [
    'another currency, and no amount',
    { currency: 'EUR', amount: '-1' },
    'bet uid=12 txId=t roundId=r game=70 amount=0 CURRENCY_MISMATCH unread=EUR -1 ',
  ],
  ['no game', { game_code: 'none' }, 'bet uid=12 txId=t roundId=r game=0 amount=15000 GAME_DISABLED unread=none'],
  ['a game that is shut', { game_code: 'shut' }, 'bet uid=12 txId=t roundId=r game=72 amount=15000 GAME_DISABLED'],
])('a bet of RPP with %s is this command', (_what, fields, line) => {
  expect(bet(fields)).toBe(line)
})

test('nothing is bet at a provider that is off, or by the session of another game where each has its own', () => {
  const line = 'bet uid=12 txId=t roundId=r game=70 amount=15000'
  expect(bet({}, providerWith({ isActive: false }))).toBe(`${line} GAME_DISABLED`)
  const perGame = providerWith({ isSessionForOneGame: true })
  expect([70, 71].map(game => bet({ session_token: tokenFor(game) }, perGame))).toEqual([line, `${line} TOKEN_INVALID`])
  const game = { id: 70, isOpen: true, isTwoSided: false }
  expect([isForAnotherGame(perGame, tokenFor(71), game), isForAnotherGame(perGame, tokenFor(70), game)]).toEqual([
    true,
    false,
  ])
  expect(isForAnotherGame(provider, tokenFor(71), game)).toBe(false)
})

test('a command knows its provider, its contract and its session', () => {
  const session = hash('sha256', 's', 'buffer')
  expect(betCommand(provider, read('bet', placed))).toMatchObject({ provider: 7, rules: provider.rules, session })
})

test.each([
  ['a win', {}, 'bet uid=12 txId=t roundId=r game=70 amount=15000 win=20000'],
  ['all of it a jackpot', { jackpot_amount: '2' }, 'bet uid=12 txId=t roundId=r game=70 amount=15000 win=20000'],
  [
    'a greater jackpot',
    { jackpot_amount: '2.0001' },
    'bet uid=12 txId=t roundId=r game=70 amount=15000 win=20000 BAD_REQUEST unread=PHP 1.5 2',
  ],
  [
    'a win that is no amount',
    { win_amount: 'x' },
    'bet uid=12 txId=t roundId=r game=70 amount=15000 BAD_REQUEST unread=PHP 1.5 x',
  ],
])('a bet that brings %s is this command', (_what, fields, line) => {
  const call = read('bet-settle', { ...placed, win_amount: '2', ...fields })
  expect(lineOf(betCommand(provider, call))).toBe(line)
})

test('a bet that brings no win brings no jackpot', () => {
  const withJackpot = (jackpot_amount: string) =>
    lineOf(betCommand(provider, { ...read('bet', placed), jackpot_amount }))
  const line = 'bet uid=12 txId=t roundId=r game=70 amount=15000'
  expect(withJackpot('0')).toBe(line)
  expect(withJackpot('0.0001')).toBe(`${line} BAD_REQUEST unread=PHP 1.5 `)
})

test.each([
  ['no more', {}, 'settle uid=12 txId=t roundId=r game=70 refTxId=b amount=15000 closesRound'],
  ['no game', { game_code: 'none' }, 'settle uid=12 txId=t roundId=r game=0 refTxId=b amount=15000 closesRound'],
  ['a round that goes on', { round_closed: false }, 'settle uid=12 txId=t roundId=r game=70 refTxId=b amount=15000'],
  [
    'all of it a jackpot',
    { jackpot_amount: '1.5' },
    'settle uid=12 txId=t roundId=r game=70 refTxId=b amount=15000 closesRound',
  ],
  ['a greater jackpot', { jackpot_amount: '1.5001' }, 'BAD_REQUEST'],
  ['no amount', { amount: 'x' }, 'BAD_REQUEST'],
  ['another currency', { currency: 'EUR' }, 'CURRENCY_MISMATCH'],
])('a settling with %s is this command', (_what, fields, line) => {
  const call = read('settle', { ...money, ref_tx_id: 'b', round_closed: true, ...fields })
  expect(lineOf(settleCommand(provider, call))).toBe(line)
})

test('a rollback and the end of a round are these commands', () => {
  const call = read('rollback', { ...act, ref_tx_id: 'b' })
  expect(lineOf(rollbackCommand(provider, call))).toBe('rollback uid=12 txId=t roundId=r game=70 refTxId=b amount=0')
  expect(lineOf(closeCommand(provider, read('round-close', act)))).toBe(
    'close uid=12 txId=t roundId=r game=70 amount=0',
  )
})

test.each([
  ['no more', {}, 'promo uid=12 txId=t roundId=r game=70 amount=15000'],
  [
    'no round and no game',
    { round_id: undefined, game_code: undefined },
    'promo uid=12 txId=t roundId= game=0 amount=15000',
  ],
  ['less than nothing', { amount: '-1.5' }, 'BAD_REQUEST'],
  ['another currency', { currency: 'EUR' }, 'CURRENCY_MISMATCH'],
])('a prize with %s is this command', (_what, fields, line) => {
  expect(lineOf(promoCommand(provider, read('promo', { ...money, kind: 'prize', ...fields })))).toBe(line)
})

test.each([
  ['1.5', 'PHP', 'adjust uid=12 txId=t roundId=r game=70 amount=15000'],
  ['-1.5', 'PHP', 'adjust uid=12 txId=t roundId=r game=70 amount=15000 isTaken'],
  ['0', 'PHP', 'adjust uid=12 txId=t roundId=r game=70 amount=0'],
  ['x', 'PHP', 'BAD_REQUEST'],
  ['1.5', 'EUR', 'CURRENCY_MISMATCH'],
])('a correction of %s %s is this command', (amount, currency, line) => {
  const call = read('adjust', { ...money, amount, currency, reason: 'why' })
  expect(lineOf(adjustCommand(provider, call))).toBe(line)
})

test('an answer tells the balance and its posting where there are any', () => {
  const told = { outcome: 'OK', balance: 15_000n, replayed: true, seq: 3n } as const
  const head = '{"request_id":"q","status":"OK","balance"'
  expect(writeAnswer('q', '12', told)).toBe(
    `${head}:"1.5000","currency":"PHP","operator_tx_id":"12-3","replayed":true}`,
  )
  expect(writeAnswer('q', '12', { ...told, balance: null, seq: null })).toBe(
    `${head}:null,"currency":"PHP","operator_tx_id":null,"replayed":true}`,
  )
})
