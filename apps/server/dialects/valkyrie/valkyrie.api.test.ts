import { listIncidents, openWorld, readLedger, setPlayLimits, testGame, testSecrets, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await world.link('valkyrie', { unknown_rollback_is_error: true })
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `tx${++counter}`

async function seat() {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const token = await world.gameSession(uid, 'valkyrie')
  const purse = { currency: 'PHP', provider: 'test-valkyrie', bonusAmount: 0, promoAmount: 0 }
  const round = { providerGameId: testGame, providerRoundId: name(), transactionDateTime: '2026-03-02T04:00:00Z' }
  const bet = { ...purse, ...round, transactionType: 'WITHDRAW', cashAmount: 10, providerTransactionId: name() }
  const win = { ...bet, transactionType: 'DEPOSIT', cashAmount: 25, providerTransactionId: name() }
  const cancel = { ...bet, transactionType: 'CANCEL', cashAmount: 0, providerTransactionId: name() }
  return { uid, token, bet, win, cancel: { ...cancel, providerBetRef: bet.providerTransactionId } }
}
type Seat = Awaited<ReturnType<typeof seat>>

interface Wish {
  readonly method?: string
  readonly secret?: string
  readonly scheme?: string
  readonly provider?: string
  readonly token?: string
  readonly text?: string
}

async function ask(path: string, wish: Wish = {}) {
  const {
    method = 'GET',
    secret = testSecrets[0].toString('base64'),
    scheme = 'Bearer',
    provider = 'test-valkyrie',
    token = '',
    text,
  } = wish
  const joint = path.includes('?') ? '&' : '?'
  const response = await fetch(`${world.url}/pam${path}${joint}provider=${provider}`, {
    method,
    headers: { authorization: `${scheme} ${secret}`, 'x-player-token': token, 'content-type': 'application/json' },
    ...(text === undefined ? {} : { body: text }),
  })
  const answer = await response.text()
  return { http: response.status, answer, ...(JSON.parse(answer) as { readonly status: string }) }
}

function post({ uid, token }: Pick<Seat, 'uid' | 'token'>, fields: object, wish: Wish = {}) {
  return ask(`/players/${uid}/transactions`, { method: 'POST', token, text: JSON.stringify(fields), ...wish })
}
const balanced = (cash: number) => ({ balance: { cashAmount: cash, bonusAmount: 0, promoAmount: 0 } })
const failed = (code: string) => ({ status: 'ERROR', error: { code: `PAM_ERR_${code}` } })
const journalOf = async (uid: bigint) => (await world.db.member(uid, tx => readLedger(tx, uid))).journal

test('a bet, its win and a cancelled bet move what they say, and carry the balance of the one purse', async () => {
  const at = await seat()
  const { uid, bet, win } = at
  expect(await post(at, bet)).toMatchObject({
    http: 200,
    status: 'OK',
    transactionResult: { transactionId: `${uid}-1`, ...balanced(90) },
  })
  expect(await post(at, { ...win, isGameOver: true })).toMatchObject({ transactionResult: balanced(115) })
  const other = { ...bet, providerTransactionId: name(), providerRoundId: name(), cashAmount: 0.0001 }
  expect((await post(at, other)).answer).toContain('"cashAmount":114.9999,')
  const cancel = {
    ...other,
    transactionType: 'CANCEL',
    providerTransactionId: name(),
    providerBetRef: other.providerTransactionId,
  }
  expect(await post(at, cancel)).toMatchObject({ status: 'OK', transactionResult: balanced(115) })
})

describe('a bet', () => {
  const refused = [
    ['a fifth decimal', { cashAmount: 1.00001 }, 'UNDEFINED'],
    ['a sixth decimal', { cashAmount: 0.000001 }, 'UNDEFINED'],
    ['a negative amount', { cashAmount: -1 }, 'NEGATIVE_STAKE'],
    ['a huge amount', { cashAmount: 99999999999 }, 'UNDEFINED'],
    ['another currency', { currency: 'EUR' }, 'TRANS_CURRENCY'],
    ['an unknown game', { providerGameId: 'nothing' }, 'GAME_NOT_FOUND'],
    ['no game', { providerGameId: undefined }, 'GAME_NOT_FOUND'],
    ['bonus money', { bonusAmount: 1 }, 'BONUS_OVERDRAFT'],
    ['less than no bonus', { bonusAmount: -1 }, 'NEGATIVE_STAKE'],
    ['less than no promotional money', { promoAmount: -0.5 }, 'NEGATIVE_STAKE'],
    ['promotional money', { promoAmount: 1 }, 'PROMO_OVERDRAFT'],
    ['more than there is', { cashAmount: 100.0001 }, 'CASH_OVERDRAFT'],
    ['cash in a free round', { transactionType: 'PROMOWITHDRAW' }, 'UNDEFINED'],
    [
      'promotional money in a free round',
      { transactionType: 'PROMOWITHDRAW', cashAmount: 0, promoAmount: 1 },
      'PROMO_OVERDRAFT',
    ],
  ] as const

  test.each(refused)('with %s is refused for ever with the balance, and moves nothing', async (_what, wrong, code) => {
    const at = await seat()
    for (let turn = 0; turn < 2; turn++) {
      expect(await post(at, { ...at.bet, ...wrong })).toMatchObject({
        http: 200,
        ...failed(code),
        transactionResult: balanced(100),
      })
    }
    expect(await journalOf(at.uid)).toEqual([])
  })

  test.each(refused)(
    'with %s about a member who never opened a game of the provider is answered as one about nobody [NET-61]',
    async (_what, wrong) => {
      const [at, { uid }] = [await seat(), await world.player({ kyc: 'fully_kyc' })]
      await world.setBalance(uid, 100n * peso)
      for (let turn = 0; turn < 2; turn++) {
        const answered = await post({ uid, token: at.token }, { ...at.bet, ...wrong })
        expect(answered).toMatchObject(failed('PLAYER_NOT_FOUND'))
        expect(answered).not.toHaveProperty('transactionResult')
      }
    },
  )

  test('written with zeros up to the sixth place is the amount it is', async () => {
    const at = await seat()
    const text = JSON.stringify(at.bet).replace('"cashAmount":10', '"cashAmount":10.500000')
    expect(await post(at, {}, { text })).toMatchObject({ transactionResult: balanced(89.5) })
  })

  test('of a free round takes no cash past a limit that is used up, and is played where it costs nothing', async () => {
    const at = await seat()
    const limits = [{ counts: 'spent', period: 'day', most: 100_000n }] as const
    await world.db.member(at.uid, tx => setPlayLimits(tx, { uid: at.uid, limits, from: '2026-03-02' }))
    expect(await post(at, at.bet)).toMatchObject({ status: 'OK', transactionResult: balanced(90) })
    const more = () => ({ ...at.bet, providerTransactionId: name(), cashAmount: 50 })
    expect(await post(at, more())).toMatchObject(failed('BET_NOT_ALLOWED'))
    const free = () => ({ ...more(), transactionType: 'PROMOWITHDRAW' })
    expect(await post(at, free())).toMatchObject({ ...failed('UNDEFINED'), transactionResult: balanced(90) })
    expect(await post(at, { ...free(), cashAmount: 0 })).toMatchObject({ transactionResult: balanced(90) })
    expect(await journalOf(at.uid)).toHaveLength(2)
  })

  test.each([
    ['an amount that is a text', { cashAmount: '#0.5' }],
    ['an amount that looks like a number', { cashAmount: '0.5' }],
    ['an id that is a number', { providerTransactionId: 12_345_678 }],
    ['a reference that is a number', { providerBetRef: 5 }],
    ['a round that is a number', { providerRoundId: 7 }],
    ['a currency that is a number', { currency: 608 }],
    ['a currency that is no code', { currency: 'peso' }],
    ['no provider', { provider: undefined }],
    ['another provider than its address', { provider: 'test-rpp' }],
    ['no time', { transactionDateTime: undefined }],
    ['a time that the calendar does not have', { transactionDateTime: '2026-02-30T04:00:00Z' }],
    ['an id of 41 characters', { providerTransactionId: 'x'.repeat(41) }],
  ])('with %s is not of the form it must have, and nothing is kept of it', async (_what, wrong) => {
    const at = await seat()
    expect(await post(at, { ...at.bet, ...wrong })).toMatchObject({ http: 400, ...failed('UNDEFINED') })
    expect((await world.db.member(at.uid, tx => readLedger(tx, at.uid))).commands).toEqual([])
  })

  test('of no session, of an ended one and of one that is over by time is refused, a win of it is paid', async () => {
    const at = await seat()
    await post(at, at.bet)
    const next = () => ({ ...at.bet, providerTransactionId: name() })
    expect(await post({ ...at, token: 'x'.repeat(40) }, next())).toMatchObject(failed('SESSION_NOT_FOUND'))
    expect(await post({ ...at, token: '' }, next())).toMatchObject(failed('SESSION_NOT_FOUND'))
    world.clock.advance(3_600_000)
    expect(await post(at, next())).toMatchObject(failed('SESSION_EXPIRED'))
    expect(await post({ ...at, token: '' }, at.win)).toMatchObject({ status: 'OK', transactionResult: balanced(115) })
  })

  test('of a blocked member or of nobody is refused', async () => {
    const at = await seat()
    await world.db.member(at.uid, tx => tx.updateTable('wallet').set({ gates: 1 }).where('uid', '=', at.uid).execute())
    expect(await post(at, at.bet)).toMatchObject(failed('BET_NOT_ALLOWED'))
    expect(await post({ ...at, uid: 99_999_999n }, at.bet)).toMatchObject(failed('PLAYER_NOT_FOUND'))
  })

  test('under a used id with other content is refused and opens an incident', async () => {
    const at = await seat()
    await post(at, at.bet)
    expect(await post(at, at.bet)).toMatchObject({ status: 'OK', transactionResult: balanced(90) })
    expect(await post(at, { ...at.bet, cashAmount: 11 })).toMatchObject(failed('DUPLICATE_TRANS'))
    const subjects = (await world.db.app(listIncidents)).map(({ subject }) => subject)
    expect(subjects).toContain(`test-valkyrie bet ${at.bet.providerTransactionId}`)
  })
})

describe('a win', () => {
  test('belongs to its round, whatever its reference names', async () => {
    const at = await seat()
    await post(at, { ...at.bet, providerBetRef: 'group-1' })
    expect(await post(at, { ...at.win, providerBetRef: 'group-1' })).toMatchObject({ transactionResult: balanced(115) })
    expect(await post(at, { ...at.cancel, providerBetRef: at.bet.providerTransactionId })).toMatchObject(
      failed('TRANS_ALREADY_SETTLED'),
    )
  })

  test('of an unknown round pays nothing, of a cancelled one nothing, of a finished one nothing', async () => {
    const at = await seat()
    expect(await post(at, at.win)).toMatchObject({ ...failed('TRANS_NOT_FOUND'), transactionResult: balanced(100) })
    await post(at, at.bet)
    await post(at, at.cancel)
    expect(await post(at, at.win)).toMatchObject(failed('TRANS_ALREADY_CANCELLED'))
    const other = { providerRoundId: name() }
    await post(at, { ...at.bet, ...other, providerTransactionId: name(), isGameOver: true })
    const late = { ...at.win, ...other, providerTransactionId: name() }
    expect(await post(at, late)).toMatchObject(failed('TRANS_ALREADY_SETTLED'))
  })

  test('that cannot be read keeps nothing, and is paid when it comes corrected', async () => {
    const at = await seat()
    await post(at, at.bet)
    expect(await post(at, { ...at.win, cashAmount: 25.00001 })).toMatchObject(failed('UNDEFINED'))
    expect(await post(at, { ...at.win, bonusAmount: 1 })).toMatchObject(failed('UNDEFINED'))
    expect(await post(at, { ...at.win, bonusAmount: -1 })).toMatchObject(failed('NEGATIVE_STAKE'))
    expect(await post(at, { ...at.win, currency: 'EUR' })).toMatchObject(failed('TRANS_CURRENCY'))
    expect(await post(at, at.win)).toMatchObject({ transactionResult: balanced(115) })
  })

  test('outside any round is a prize, paid once', async () => {
    const at = await seat()
    const prize = { ...at.win, transactionType: 'PROMODEPOSIT', cashAmount: 0, promoAmount: 3 }
    for (let turn = 0; turn < 2; turn++)
      expect(await post(at, prize)).toMatchObject({ transactionResult: balanced(103) })
  })
})

describe('a cancel', () => {
  test('finds the round of its bet by itself, and a second one under another id is told so', async () => {
    const at = await seat()
    await post(at, at.bet)
    const bare = { ...at.cancel, providerRoundId: undefined, providerGameId: undefined }
    expect(await post(at, bare)).toMatchObject({ status: 'OK', transactionResult: balanced(100) })
    expect(await post(at, bare)).toMatchObject({ status: 'OK', transactionResult: balanced(100) })
    expect(await post(at, { ...bare, providerTransactionId: name() })).toMatchObject({
      ...failed('TRANS_ALREADY_CANCELLED'),
      transactionResult: balanced(100),
    })
  })

  test('names its bet by its own id, where the provider does so', async () => {
    await world.link('valkyrie', { unknown_rollback_is_error: true, cancel_names_bet_by: 'transaction' })
    const at = await seat()
    await post(at, { ...at.bet, providerBetRef: 'group-2' })
    const cancel = { ...at.cancel, providerTransactionId: at.bet.providerTransactionId, providerBetRef: 'group-2' }
    expect(await post(at, cancel)).toMatchObject({ status: 'OK', transactionResult: balanced(100) })
    await world.link('valkyrie', { unknown_rollback_is_error: true })
  })

  test('of an unknown bet says so', async () => {
    const at = await seat()
    expect(await post(at, at.cancel)).toMatchObject({ ...failed('CANCEL_NOT_FOUND'), transactionResult: balanced(100) })
  })
})

describe('a session', () => {
  test('tells whom it belongs to by its token alone', async () => {
    const { uid, token } = await seat()
    expect(await ask('/players/session', { token })).toMatchObject({
      status: 'OK',
      session: { playerId: String(uid), token, currency: 'PHP', country: 'PH', gameId: testGame },
    })
    expect(await ask('/players/session', { token: 'nobody' })).toMatchObject(failed('SESSION_NOT_FOUND'))
    world.clock.advance(3_600_000)
    expect(await ask('/players/session', { token })).toMatchObject(failed('SESSION_EXPIRED'))
  })

  test('is exchanged for a fresh token once, and the old one plays no more', async () => {
    const at = await seat()
    const twice = [1, 2].map(() => ask('/players/session', { method: 'PUT', token: at.token }))
    const answers = await Promise.all(twice)
    const done = answers.filter(({ status }) => status === 'OK') as unknown as { session: { token: string } }[]
    expect(done).toHaveLength(1)
    const fresh = done[0]?.session.token ?? ''
    expect(fresh).toMatch(/^[0-9a-z]{40}$/)
    expect(await post(at, at.bet)).toMatchObject(failed('SESSION_NOT_FOUND'))
    expect(await post({ ...at, token: fresh }, { ...at.bet, providerTransactionId: name() })).toMatchObject({
      status: 'OK',
    })
  })
})

test('balance, transactions and game rounds are told as they stand', async () => {
  const at = await seat()
  const { uid, token, bet, win } = at
  await post(at, bet)
  await post(at, { ...win, isGameOver: true })
  expect(await ask(`/players/${uid}/balance`, { token })).toMatchObject({ status: 'OK', ...balanced(115) })
  expect(await ask('/players/5/balance', { token })).toMatchObject(failed('PLAYER_NOT_FOUND'))
  const found = await ask(`/players/${uid}/transactions?providerTransactionId=${bet.providerTransactionId}`)
  expect(found).toMatchObject({
    status: 'OK',
    transactions: [
      { transactionType: 'WITHDRAW', cashAmount: 10, providerGameId: testGame, providerRoundId: bet.providerRoundId },
    ],
  })
  expect(await ask(`/players/${uid}/transactions?providerBetRef=none`)).toMatchObject(failed('TRANS_NOT_FOUND'))
  expect(await ask(`/players/${uid}/transactions`)).toMatchObject({ http: 400 })
  expect(await ask(`/players/${uid}/gamerounds/${bet.providerRoundId}`, { token })).toMatchObject({
    status: 'OK',
    gameround: {
      providerGameId: testGame,
      providerRoundId: bet.providerRoundId,
      endTime: expect.any(String) as string,
    },
  })
  expect(await ask(`/players/${uid}/gamerounds/none`, { token })).toMatchObject(failed('ROUND_NOT_FOUND'))
  expect(await ask('/players/5/gamerounds/none', { token })).toMatchObject(failed('PLAYER_NOT_FOUND'))
})

test('balance and game round are told to a session of their player alone, a round also when that is over by time', async () => {
  const [at, other] = [await seat(), await seat()]
  await post(at, at.bet)
  const paths = [`/players/${at.uid}/balance`, `/players/${at.uid}/gamerounds/${at.bet.providerRoundId}`]
  for (const path of paths) {
    for (const token of [other.token, 'x'.repeat(40), '']) {
      const { answer, ...told } = await ask(path, { token })
      expect(told).toMatchObject({ http: 200, ...failed('SESSION_NOT_FOUND') })
      expect(answer).not.toMatch(/cashAmount|startTime/)
    }
  }
  world.clock.advance(3_600_000)
  const [balance, round] = await Promise.all(paths.map(path => ask(path, { token: at.token })))
  expect(balance).toMatchObject(failed('SESSION_EXPIRED'))
  expect(round).toMatchObject({ status: 'OK' })
})

describe('a request', () => {
  test('with either of two active tokens is heard, with another one not', async () => {
    const at = await seat()
    expect(await post(at, at.bet, { secret: testSecrets[1].toString('base64') })).toMatchObject({ status: 'OK' })
    expect(await post(at, at.bet, { secret: 'wrong' })).toMatchObject({ http: 401, ...failed('API_TOKEN') })
    expect(await post(at, at.bet, { provider: 'nobody' })).toMatchObject({ http: 400, ...failed('MISSING_PROVIDER') })
  })

  test.each(['bearer', 'BEARER'])('with the scheme written as %s is heard', async scheme => {
    const at = await seat()
    expect(await post(at, at.bet, { scheme })).toMatchObject({ status: 'OK' })
  })

  test('names its provider in any case', async () => {
    const at = await seat()
    expect(await post(at, { ...at.bet, provider: 'Test-Valkyrie' }, { provider: 'TEST-Valkyrie' })).toMatchObject({
      status: 'OK',
    })
  })

  test.each(['{"', '[]', 'null', '', '{}'])('that is no call (%j) is answered in the dialect', async text => {
    expect(await post(await seat(), {}, { text })).toMatchObject({ http: 400, ...failed('UNDEFINED') })
  })

  test('that is too large, or for no call there is, is answered in the dialect', async () => {
    expect(await post(await seat(), {}, { text: 'x'.repeat(20_000) })).toMatchObject({
      http: 413,
      ...failed('UNDEFINED'),
    })
    expect(await ask('/players')).toMatchObject({ http: 404, ...failed('UNDEFINED') })
  })
})
