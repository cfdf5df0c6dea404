import { hash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lineOf, providerWith, tokenFor } from '../providerForTest.ts'
import { betCommand, rollbackCommand, winCommand } from './commands.ts'
import { hub88Calls } from './hub88Calls.ts'
import { readCall } from './readCall.ts'

const provider = providerWith({ dialect: 'hub88' })
const act = { user: '12', request_uuid: 'q', transaction_uuid: 't', round: 'r', game_code: 'dice' }
const money = { ...act, currency: 'PHP', amount: 150_000 }
const known = { roundId: 'known', game: 72, isOwn: false }

function bet(fields: object, of = provider): string {
  return lineOf(betCommand(of, v.parse(hub88Calls['/transaction/bet'], { ...money, token: 's', ...fields })))
}

test.each([
  ['a bet', {}, 'bet uid=12 txId=t roundId=r game=70 amount=15000'],
  ['the last of its round', { round_closed: true }, 'bet uid=12 txId=t roundId=r game=70 amount=15000 closesRound'],
  ['null for what is false', { round_closed: null, is_free: null }, 'bet uid=12 txId=t roundId=r game=70 amount=15000'],
  ['outside of rounds', { round: null }, 'bet uid=12 txId=t roundId=t game=70 amount=15000'],
  ['on two sides', { game_code: 'duel' }, 'bet uid=12 txId=t roundId=r game=71 amount=15000 isTwoSided'],
  ['a free round', { is_free: true, amount: 0 }, 'bet uid=12 txId=t roundId=r game=70 amount=0 isFreeRound'],
  [
    'a free round for the least there is',
    { is_free: true, amount: 10 },
    'bet uid=12 txId=t roundId=r game=70 amount=1 isFreeRound BAD_REQUEST unread=10',
  ],
  ['a fifth decimal', { amount: 15 }, 'bet uid=12 txId=t roundId=r game=70 amount=0 BAD_REQUEST unread=15'],
  ['the most there may be', { amount: 1e14 }, 'bet uid=12 txId=t roundId=r game=70 amount=10000000000000'],
  [
    'more than there may be',
    { amount: 1e14 + 10 },
    'bet uid=12 txId=t roundId=r game=70 amount=0 BAD_REQUEST unread=100000000000010',
  ],
  ['less than nothing', { amount: -10 }, 'bet uid=12 txId=t roundId=r game=70 amount=0 BAD_REQUEST unread=-10'],
  [
    'another currency',
    { currency: 'EUR' },
    'bet uid=12 txId=t roundId=r game=70 amount=15000 CURRENCY_MISMATCH unread=EUR',
  ],
  ['no game', { game_code: 'none' }, 'bet uid=12 txId=t roundId=r game=0 amount=15000 GAME_DISABLED unread=none'],
  ['a game that is shut', { game_code: 'shut' }, 'bet uid=12 txId=t roundId=r game=72 amount=15000 GAME_DISABLED'],
  ['the longest number', { user: '9'.repeat(18) }, `bet uid=${'9'.repeat(18)} txId=t roundId=r game=70 amount=15000`],
  ['too long a number', { user: '9'.repeat(19) }, 'bet uid=0 txId=t roundId=r game=70 amount=15000'],
  ['a number that begins with nothing', { user: '012' }, 'bet uid=0 txId=t roundId=r game=70 amount=15000'],
  ['a name', { user: 'ana' }, 'bet uid=0 txId=t roundId=r game=70 amount=15000'],
])('a bet of Hub88 with %s is this command', (_what, fields, line) => {
  expect(bet(fields)).toBe(line)
})

test('nothing is bet at a provider that is off, or by the session of another game where each has its own', () => {
  const line = 'bet uid=12 txId=t roundId=r game=70 amount=15000'
  expect(bet({}, providerWith({ isActive: false }))).toBe(`${line} GAME_DISABLED`)
  const perGame = providerWith({ isSessionForOneGame: true })
  expect([70, 71].map(game => bet({ token: tokenFor(game) }, perGame))).toEqual([line, `${line} TOKEN_INVALID`])
})

test('a command knows its provider, its contract and its session', () => {
  const command = betCommand(provider, v.parse(hub88Calls['/transaction/bet'], { ...money, token: 's' }))
  expect(command).toMatchObject({ provider: 7, rules: provider.rules, session: hash('sha256', 's', 'buffer') })
})

test.each([
  ['for its bet', {}, undefined, 'settle uid=12 txId=t roundId=r game=70 refTxId=b amount=15000'],
  ['for none', { reference_transaction_uuid: null }, undefined, 'settle uid=12 txId=t roundId=r game=70 amount=15000'],
  [
    'that is the last',
    { round_closed: true },
    undefined,
    'settle uid=12 txId=t roundId=r game=70 refTxId=b amount=15000 closesRound',
  ],
  [
    'without a round, of a known bet',
    { round: null, game_code: 'none' },
    known,
    'settle uid=12 txId=t roundId=known game=72 isRoundUnsaid refTxId=b amount=15000',
  ],
  [
    'without a round, of an unknown bet',
    { round: null, game_code: 'none' },
    undefined,
    'settle uid=12 txId=t roundId=b game=0 isRoundUnsaid refTxId=b amount=15000',
  ],
  ['in another currency', { currency: 'EUR' }, undefined, 'CURRENCY_MISMATCH'],
  ['with a fifth decimal', { amount: 15 }, undefined, 'BAD_REQUEST'],
])('a win of Hub88 %s is this command', (_what, fields, bets, line) => {
  const call = { ...money, reference_transaction_uuid: 'b', ...fields }
  expect(lineOf(winCommand(provider, v.parse(hub88Calls['/transaction/win'], call), bets))).toBe(line)
})

test.each([
  ['of a bet', {}, undefined, 'rollback uid=12 txId=t roundId=r game=70 refTxId=b amount=0'],
  [
    'that is the last of its round',
    { round_closed: true },
    undefined,
    'rollback uid=12 txId=t roundId=r game=70 refTxId=b amount=0 closesRound',
  ],
  [
    'without a round',
    { round: null },
    known,
    'rollback uid=12 txId=t roundId=known game=70 isRoundUnsaid refTxId=b amount=0',
  ],
])('a rollback of Hub88 %s is this command', (_what, fields, bets, line) => {
  const call = { ...act, reference_transaction_uuid: 'b', ...fields }
  expect(lineOf(rollbackCommand(provider, v.parse(hub88Calls['/transaction/rollback'], call), bets))).toBe(line)
})

test('a token has 255 characters at the most', () => {
  const call = { user: '12', request_uuid: 'q' }
  const isBalance = (length: number) => v.is(hub88Calls['/user/balance'], { ...call, token: 'x'.repeat(length) })
  expect([255, 256].map(isBalance)).toEqual([true, false])
})

test.each(['"amount"', '5', '["amount"]', '{}', '{"amount":"5"}', '{"amount":5}'])(
  'the body %s is read as it is written',
  text => expect(readCall(Buffer.from(text))).toEqual(JSON.parse(text)),
)
