import { sign } from 'node:crypto'
import { listIncidents, openWorld, readLedger, setPlayLimits, testGame, testRsaKeys, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await world.link('hub88', { balance_answer: 'original', unknown_rollback_is_error: true })
})
afterAll(() => world.close())

const peso = 10_000n
/** ₱1 as this dialect writes it. */
const one = 100_000
let counter = 0
const name = () => `00000000-0000-0000-0000-${String(++counter).padStart(12, '0')}`

async function seat() {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const token = await world.gameSession(uid, 'hub88')
  const act = { user: String(uid), request_uuid: name(), game_code: testGame, round: name(), token }
  const bet = {
    ...act,
    transaction_uuid: name(),
    currency: 'PHP',
    amount: 10 * one,
    round_closed: false,
    is_free: false,
  }
  const win = { ...bet, transaction_uuid: name(), reference_transaction_uuid: bet.transaction_uuid, amount: 25 * one }
  const rollback = { ...act, transaction_uuid: name(), reference_transaction_uuid: bet.transaction_uuid }
  return { uid, act, bet, win, rollback }
}

interface Wish {
  readonly key?: number
  readonly signed?: string
  readonly provider?: string
  readonly text?: string
}

async function post(path: string, fields: object, { key = 0, signed, provider = 'test-hub88', text }: Wish = {}) {
  const body = text ?? JSON.stringify(fields)
  const { privateKey } = testRsaKeys()[key] ?? {}
  const signature = privateKey ? sign('sha256', Buffer.from(signed ?? body), privateKey).toString('base64') : 'none'
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature }
  const response = await fetch(`${world.url}/hub88/${provider}${path}`, { method: 'POST', headers, body })
  return { http: response.status, ...((await response.json()) as { status: string; balance?: number }) }
}
const bet = (fields: object, wish?: Wish) => post('/transaction/bet', fields, wish)
const journalOf = async (uid: bigint) => (await world.db.member(uid, tx => readLedger(tx, uid))).journal

test('a bet, its win and what is left are whole numbers of 1/100,000, each answered to its own request', async () => {
  const { uid, act, bet: first, win } = await seat()
  expect(await bet(first)).toEqual({
    http: 200,
    user: String(uid),
    request_uuid: first.request_uuid,
    currency: 'PHP',
    balance: 90 * one,
    status: 'RS_OK',
  })
  expect(await post('/transaction/win', { ...win, round_closed: true })).toMatchObject({ balance: 115 * one })
  expect(await post('/user/balance', act)).toMatchObject({ status: 'RS_OK', balance: 115 * one })
  expect(await journalOf(uid)).toMatchObject([{ amount: 10n * peso }, { amount: 25n * peso }])
})

test('a repeated bet is answered with the balance of the first time, a refused one with that of now', async () => {
  const { bet: first } = await seat()
  await bet(first)
  await bet({ ...first, transaction_uuid: name() })
  expect(await bet({ ...first, request_uuid: name() })).toMatchObject({ status: 'RS_OK', balance: 90 * one })
  const high = { ...first, transaction_uuid: name(), amount: 200 * one }
  expect(await bet(high)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 80 * one })
  await bet({ ...first, transaction_uuid: name() })
  expect(await bet(high)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 70 * one })
})

test('a used id with other content is refused, moves nothing and opens an incident', async () => {
  const { uid, bet: first } = await seat()
  await bet(first)
  expect(await bet({ ...first, amount: 11 * one })).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' })
  const subjects = (await world.db.app(listIncidents)).map(({ kind, subject }) => `${kind} ${subject}`)
  expect(subjects).toContain(`TX_CONFLICT test-hub88 bet ${first.transaction_uuid}`)
  expect(await journalOf(uid)).toHaveLength(1)
})

describe('a bet', () => {
  test.each([
    ['an amount that is no multiple of ten', { amount: 100_005 }, 'WRONG_SYNTAX'],
    ['a negative amount', { amount: -one }, 'WRONG_SYNTAX'],
    ['a huge amount', { amount: Number.MAX_SAFE_INTEGER - 1 }, 'WRONG_SYNTAX'],
    ['a free round that costs', { is_free: true }, 'WRONG_SYNTAX'],
    ['another currency', { currency: 'EUR' }, 'WRONG_CURRENCY'],
    ['an unknown game', { game_code: 'nothing' }, 'INVALID_GAME'],
    ['a token of nobody', { token: 'x'.repeat(40) }, 'INVALID_TOKEN'],
  ])('with %s is refused for ever, and moves nothing', async (_what, wrong, status) => {
    const { uid, bet: first } = await seat()
    for (let turn = 0; turn < 2; turn++) {
      expect(await bet({ ...first, ...wrong })).toMatchObject({ http: 200, status: `RS_ERROR_${status}` })
    }
    expect(await journalOf(uid)).toEqual([])
  })

  test.each([
    ['a fraction', { amount: 1.5 }, 'WRONG_TYPES'],
    ['an amount as text', { amount: '100000' }, 'WRONG_TYPES'],
    ['an amount no number holds exactly', { amount: 2 ** 60 }, 'WRONG_TYPES'],
    ['no amount', { amount: undefined }, 'WRONG_SYNTAX'],
    ['no player', { user: undefined }, 'WRONG_SYNTAX'],
    ['a player nobody is', { user: '99999999' }, 'INVALID_TOKEN'],
    ['a player by name', { user: 'john' }, 'INVALID_TOKEN'],
  ])('with %s is refused, and nothing is kept of it', async (_what, wrong, status) => {
    const { uid, bet: first } = await seat()
    expect(await bet({ ...first, ...wrong })).toMatchObject({ http: 200, status: `RS_ERROR_${status}` })
    expect((await world.db.member(uid, tx => readLedger(tx, uid))).commands).toEqual([])
    expect(await bet(first)).toMatchObject({ status: 'RS_OK' })
  })

  test('after its session is over is refused, while win and rollback are heard', async () => {
    const { bet: first, win } = await seat()
    await bet(first)
    world.clock.advance(3_600_000)
    expect(await bet({ ...first, transaction_uuid: name() })).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' })
    expect(await post('/transaction/win', win)).toMatchObject({ status: 'RS_OK', balance: 115 * one })
  })

  test('beyond the member’s own limit is refused', async () => {
    const { uid, bet: first } = await seat()
    const limits = [{ counts: 'spent', period: 'day', most: 100_000n }] as const
    await world.db.member(uid, tx => setPlayLimits(tx, { uid, limits, from: '2026-03-02' }))
    expect(await bet(first)).toMatchObject({ status: 'RS_OK' })
    const beyond = { ...first, transaction_uuid: name() }
    expect(await bet(beyond)).toMatchObject({ status: 'RS_ERROR_BET_LIMIT_EXCEEDED', balance: 90 * one })
  })

  test('of a blocked member is refused', async () => {
    const { uid, bet: first } = await seat()
    await world.db.member(uid, tx => tx.updateTable('wallet').set({ gates: 1 }).where('uid', '=', uid).execute())
    expect(await bet(first)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED', balance: 100 * one })
  })
})

test('a win names its bet, and a rollback of an unknown one says so', async () => {
  const { win, rollback } = await seat()
  const unknown = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  expect(await post('/transaction/win', win)).toMatchObject({ status: unknown })
  expect(await post('/transaction/win', { ...win, reference_transaction_uuid: null })).toMatchObject({
    status: unknown,
  })
  expect(await post('/transaction/rollback', rollback)).toMatchObject({ status: unknown, balance: 100 * one })
})

test('a rollback may close its round, and a closed round takes no more', async () => {
  const { bet: first, win, rollback } = await seat()
  await bet(first)
  expect(await post('/transaction/rollback', { ...rollback, round_closed: true })).toMatchObject({ balance: 100 * one })
  expect(await post('/transaction/win', win)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' })
  expect(await bet({ ...first, transaction_uuid: name() })).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' })
})

test('who a user is, is told without anything about the person', async () => {
  const { uid, act } = await seat()
  expect(await post('/user/info', { user: String(uid), request_uuid: 'r1' })).toEqual({
    http: 200,
    user: String(uid),
    request_uuid: 'r1',
    currency: 'PHP',
    balance: 100 * one,
    country: 'PH',
    status: 'RS_OK',
  })
  expect(await post('/user/balance', { ...act, user: '5' })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })
})

describe('a request', () => {
  test('signed with either of two active keys is heard', async () => {
    const { bet: first } = await seat()
    expect(await bet(first, { key: 0 })).toMatchObject({ status: 'RS_OK' })
    expect(await bet(first, { key: 1 })).toMatchObject({ status: 'RS_OK' })
  })

  test('signed over other bytes, by nobody, or by the key of nobody is not heard', async () => {
    const { uid, bet: first } = await seat()
    const spaced = JSON.stringify(first, null, 1)
    for (const wish of [{ signed: spaced }, { signed: JSON.stringify({ ...first, amount: one }) }, { key: 9 }]) {
      expect(await bet(first, wish)).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' })
    }
    expect(await bet(first, { provider: 'nobody' })).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER' })
    expect(await journalOf(uid)).toEqual([])
  })

  test.each(['{"', '[]', 'null', '', '<xml/>'])('that is no call (%j) is answered in the dialect', async text => {
    expect(await bet({}, { text })).toMatchObject({
      http: 200,
      status: expect.stringMatching(/WRONG_(SYNTAX|TYPES)/) as string,
    })
  })

  test('that is too large, or for no call there is, is answered in the dialect', async () => {
    expect(await bet({}, { text: 'x'.repeat(20_000) })).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' })
    expect(await post('/transaction/steal', {})).toMatchObject({ http: 404, status: 'RS_ERROR_WRONG_SYNTAX' })
  })
})
