import { hash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lineOf, providerWith, tokenFor } from '../providerForTest.ts'
import { failure, ok } from './answers.ts'
import { codeOf, codes } from './codes.ts'
import { isWhole, namesOfBet, type Posting, transactionCommand } from './commands.ts'
import { readExactJson } from './exactJson.ts'
import { transaction } from './transaction.ts'

const provider = providerWith({ dialect: 'valkyrie' })
const byReference = providerWith({ dialect: 'valkyrie', cancelNamesBetByReference: true })
const amounts = { cashAmount: 1.5, bonusAmount: 0, promoAmount: 0 }
const named = { provider: 'house', providerTransactionId: 't', providerGameId: 'dice', providerRoundId: 'r' }
const sent = { ...amounts, ...named, currency: 'PHP', transactionDateTime: '2026-03-02T10:00:00Z' }
const whole = { uid: 12n, token: 's', isCertain: true }

function read(transactionType: string, fields: object) {
  return v.parse(transaction, readExactJson(Buffer.from(JSON.stringify({ ...sent, transactionType, ...fields }))))
}

function line(
  type: string,
  fields: object,
  { of = provider, ...posting }: Partial<Posting> & { of?: typeof provider } = {},
) {
  return lineOf(transactionCommand(of, { ...whole, ...posting, transaction: read(type, fields) }))
}

const taken = 'bet uid=12 txId=t roundId=r game=70'

test.each([
  ['no more', {}, `${taken} amount=15000`],
  ['the end of its game', { isGameOver: true }, `${taken} closesRound amount=15000`],
  ['two sides', { providerGameId: 'duel' }, 'bet uid=12 txId=t roundId=r game=71 amount=15000 isTwoSided'],
  ['a name of its own', { providerBetRef: 'b' }, `${taken} amount=15000 betRef=b`],
  ['its id for a name', { providerBetRef: 't' }, `${taken} amount=15000`],
  ['no round', { providerRoundId: undefined }, 'bet uid=12 txId=t roundId=t game=70 amount=15000 isRoundUnsaid'],
  ['nothing at stake', { cashAmount: 0 }, `${taken} amount=0`],
  ['the most there may be', { cashAmount: 1e9 }, `${taken} amount=10000000000000`],
  [
    'more than there may be',
    { cashAmount: 1_000_000_000.0001 },
    `${taken} amount=0 BAD_REQUEST unread=1000000000.0001 0 0 PHP`,
  ],
  ['less than nothing', { cashAmount: -1 }, `${taken} amount=0 BAD_REQUEST unread=-1 0 0 PHP`],
  ['a fifth decimal', { cashAmount: 0.12345 }, `${taken} amount=0 BAD_REQUEST unread=0.12345 0 0 PHP`],
  ['less than no bonus', { bonusAmount: -1 }, `${taken} amount=15000 BAD_REQUEST unread=1.5 -1 0 PHP`],
  ['a bonus', { bonusAmount: 0.0001 }, `${taken} amount=15000 INSUFFICIENT_FUNDS unread=1.5 0.0001 0 PHP`],
  ['a promotion', { promoAmount: 0.0001 }, `${taken} amount=15000 INSUFFICIENT_FUNDS unread=1.5 0 0.0001 PHP`],
  ['another currency', { currency: 'EUR' }, `${taken} amount=15000 CURRENCY_MISMATCH unread=1.5 0 0 EUR`],
  [
    'no game that is one',
    { providerGameId: 'none' },
    'bet uid=12 txId=t roundId=r game=0 amount=15000 GAME_DISABLED unread=none',
  ],
  ['no game', { providerGameId: undefined }, 'bet uid=12 txId=t roundId=r game=0 amount=15000 GAME_DISABLED unread='],
  ['a game that is shut', { providerGameId: 'shut' }, 'bet uid=12 txId=t roundId=r game=72 amount=15000 GAME_DISABLED'],
])('a WITHDRAW with %s is this command', (_what, fields, expected) => {
  expect(line('WITHDRAW', fields)).toBe(expected)
})

test.each([
  ['of nothing', { cashAmount: 0 }, `${taken} isSentAsPromo amount=0 isFreeRound`],
  [
    'of the least cash there is',
    { cashAmount: 0.0001 },
    `${taken} isSentAsPromo amount=1 isFreeRound BAD_REQUEST unread=0.0001 0 0 PHP`,
  ],
])('a PROMOWITHDRAW %s is this command', (_what, fields, expected) => {
  expect(line('PROMOWITHDRAW', fields)).toBe(expected)
})

test('nothing is bet at a provider that is off, or by the session of another game where each has its own', () => {
  expect(line('WITHDRAW', {}, { of: providerWith({ isActive: false }) })).toBe(`${taken} amount=15000 GAME_DISABLED`)
  const of = providerWith({ isSessionForOneGame: true })
  const lines = [70, 71].map(game => line('WITHDRAW', {}, { of, token: tokenFor(game) }))
  expect(lines).toEqual([`${taken} amount=15000`, `${taken} amount=15000 TOKEN_INVALID`])
})

test('a command knows its provider, its contract and its session', () => {
  const command = transactionCommand(provider, { ...whole, transaction: read('WITHDRAW', {}) })
  expect(command).toMatchObject({ provider: 7, rules: provider.rules, session: hash('sha256', 's', 'buffer') })
})

const known = { roundId: 'known', game: 72, isOwn: false }
const bare = { providerRoundId: undefined, providerGameId: undefined }
const won = 'settle uid=12 txId=t'

test.each([
  ['for its round', {}, {}, `${won} roundId=r game=70 amount=15000 isForRound`],
  ['for a bet', { providerBetRef: 'b' }, {}, `${won} roundId=r game=70 amount=15000 refTxId=b isByReference`],
  ['that ends its game', { isGameOver: true }, {}, `${won} roundId=r game=70 closesRound amount=15000 isForRound`],
  [
    'before it is known where its bet is',
    {},
    { isCertain: false },
    `${won} roundId=r game=70 amount=15000 isRoundUnsaid isForRound`,
  ],
  [
    'without a round',
    { providerRoundId: undefined, providerBetRef: 'b' },
    { known },
    `${won} roundId=known game=70 amount=15000 isRoundUnsaid refTxId=b isByReference`,
  ],
  [
    'without a game',
    { providerGameId: undefined, providerBetRef: 'b' },
    { known },
    `${won} roundId=r game=72 amount=15000 isRoundUnsaid refTxId=b isByReference`,
  ],
  [
    'without both, of an unknown bet',
    { ...bare, providerBetRef: 'b' },
    {},
    `${won} roundId=b game=0 amount=15000 isRoundUnsaid refTxId=b isByReference`,
  ],
  [
    'of a bet that is in a round of its own',
    { providerBetRef: 'b' },
    { known: { ...known, isOwn: true } },
    `${won} roundId=known game=70 amount=15000 refTxId=b isByReference`,
  ],
  ['of less than nothing', { cashAmount: -1 }, {}, 'BAD_REQUEST'],
  ['of bonus money', { bonusAmount: 0.0001 }, {}, 'BAD_REQUEST'],
  ['of promotional money', { promoAmount: 0.0001 }, {}, 'BAD_REQUEST'],
  ['in another currency', { currency: 'EUR' }, {}, 'CURRENCY_MISMATCH'],
])('a DEPOSIT %s is this command', (_what, fields, posting, expected) => {
  expect(line('DEPOSIT', fields, posting)).toBe(expected)
})

const prize = 'promo uid=12 txId=t roundId=r game=70 isSentAsPromo'

test.each([
  ['of cash', {}, `${prize} amount=15000`],
  ['of all three', { bonusAmount: 2, promoAmount: 0.0001 }, `${prize} amount=35001`],
  ['for a bet', { providerBetRef: 'b' }, `${prize} amount=15000 sentRef=b`],
  ['of less than no cash', { cashAmount: -1 }, 'BAD_REQUEST'],
  ['of less than no bonus', { bonusAmount: -1 }, 'BAD_REQUEST'],
  ['of less than no promotion', { promoAmount: -1 }, 'BAD_REQUEST'],
  ['in another currency', { currency: 'EUR' }, 'CURRENCY_MISMATCH'],
])('a PROMODEPOSIT %s is this command', (_what, fields, expected) => {
  expect(line('PROMODEPOSIT', fields)).toBe(expected)
})

const back = 'rollback uid=12 txId=t roundId=r game=70'

test.each([
  ['CANCEL', 'by its id', {}, {}, `${back} refTxId=t amount=0`],
  ['PROMOCANCEL', 'by its id', {}, {}, `${back} isSentAsPromo refTxId=t amount=0`],
  ['CANCEL', 'and a reference beside it', { providerBetRef: 'b' }, {}, `${back} refTxId=t amount=0 sentRef=b`],
  [
    'CANCEL',
    'by its reference',
    { providerBetRef: 'b' },
    { of: byReference },
    `${back} refTxId=b amount=0 isByReference`,
  ],
  ['CANCEL', 'by its id where there is no reference', {}, { of: byReference }, `${back} refTxId=t amount=0`],
  ['CANCEL', 'and ends its game', { isGameOver: true }, {}, `${back} closesRound refTxId=t amount=0`],
  ['CANCEL', 'before it is known where that is', {}, { isCertain: false }, `${back} refTxId=t amount=0 isRoundUnsaid`],
])('a %s that names a bet %s is this command', (type, _how, fields, posting, expected) => {
  expect(line(type, fields, posting)).toBe(expected)
})

test.each([
  ['WITHDRAW', {}, ['t'], ['t']],
  ['WITHDRAW', { providerBetRef: 'b' }, ['t', 'b'], ['t', 'b']],
  ['DEPOSIT', {}, [], []],
  ['DEPOSIT', { providerBetRef: 'b' }, ['b'], ['b']],
  ['CANCEL', {}, ['t'], ['t']],
  ['PROMOCANCEL', { providerBetRef: 'b' }, ['t'], ['b']],
])('the bet of a %s with %j is known as %j, or where a reference goes before as %j', (type, fields, names, others) => {
  const posted = read(type, fields)
  expect([namesOfBet(provider, posted), namesOfBet(byReference, posted)]).toEqual([names, others])
})

test('what says its round and a game that there is says all', () => {
  const all = [{}, { providerRoundId: undefined }, { providerGameId: undefined }, { providerGameId: 'none' }]
  expect(all.map(fields => isWhole(provider, read('DEPOSIT', fields)))).toEqual([true, false, false, false])
})

test.each([
  ['BAD_REQUEST', {}, 'PAM_ERR_UNDEFINED'],
  ['BAD_REQUEST', { promoAmount: -1 }, 'PAM_ERR_NEGATIVE_STAKE'],
  ['TX_CONFLICT', { cashAmount: -1 }, 'PAM_ERR_DUPLICATE_TRANS'],
  ['INSUFFICIENT_FUNDS', {}, 'PAM_ERR_CASH_OVERDRAFT'],
  ['INSUFFICIENT_FUNDS', { promoAmount: 0.0001 }, 'PAM_ERR_PROMO_OVERDRAFT'],
  ['INSUFFICIENT_FUNDS', { bonusAmount: 0.0001, promoAmount: 1 }, 'PAM_ERR_BONUS_OVERDRAFT'],
] as const)('%s of %j is told as %s', (outcome, fields, code) => {
  expect(codeOf(outcome, read('WITHDRAW', fields))).toBe(code)
  expect(codeOf('ROUND_CLOSED', read('WITHDRAW', fields))).toBe(codes.ROUND_CLOSED)
})

test('a day that no month has is no time, and a game goes on where nothing is said', () => {
  const isRead = (transactionDateTime: string) =>
    v.is(
      transaction,
      readExactJson(Buffer.from(JSON.stringify({ ...sent, transactionType: 'CANCEL', transactionDateTime }))),
    )
  expect(['2026-02-28T10:00:00Z', '2026-02-30T10:00:00Z'].map(isRead)).toEqual([true, false])
  expect(read('CANCEL', {}).isGameOver).toBe(false)
})

test('what went well and what did not is HTTP 200 with its word, and with what is told besides', () => {
  expect(ok('"a":1')).toEqual({ status: 200, text: '{"status":"OK","a":1}' })
  const head = '{"status":"ERROR","error":{"code":"PAM_ERR_TIMEOUT","message":"Ask \\"again\\"."}'
  expect(failure('PAM_ERR_TIMEOUT', 'Ask "again".')).toEqual({ status: 200, text: `${head}}` })
  expect(failure('PAM_ERR_TIMEOUT', 'Ask "again".', { status: 429, entity: '"a":1' })).toEqual({
    status: 429,
    text: `${head},"a":1}`,
  })
})
