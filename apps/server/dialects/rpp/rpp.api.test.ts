import { randomUUID } from 'node:crypto'
import { createRppCaller, readKey, type RppCaller, rppHeaders, signAnswer, signRequest } from '@saya/rpp'
import { listIncidents, openWorld, readLedger, testGame, testProviders, testSecrets, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let world: World
let caller: RppCaller
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await world.link('rpp')
  caller = callerWith('k1', testSecrets[0])
})
afterAll(() => world.close())

function callerWith(keyId: string, key: Uint8Array): RppCaller {
  const { url, clock } = world
  return createRppCaller({
    url,
    partner: testProviders.rpp.code,
    keyId,
    key,
    clock,
    newId: randomUUID,
    wait: async () => {},
  })
}

const peso = 10_000n
let counter = 0
const name = () => `tx${++counter}`
const seconds = () => Math.floor(world.clock.now() / 1000)

/** A member with ₱100 in an open game session, and what every act of theirs carries. */
async function seat() {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 100n * peso)
  const session_token = await world.gameSession(uid, 'rpp')
  const act = { player_ref: String(uid), game_code: testGame, round_id: name(), ts: seconds() }
  const bet = { ...act, tx_id: name(), session_token, currency: 'PHP', amount: '10.0000', round_closed: false }
  const of = { ...act, ref_tx_id: bet.tx_id }
  const settle = { ...of, tx_id: name(), currency: 'PHP', amount: '25', kind: 'win' as const, round_closed: true }
  const rollback = { ...of, tx_id: name() }
  return { uid, act, bet, settle, rollback }
}

type Name = Parameters<RppCaller['send']>[0]
async function ask(call: Name, fields: object) {
  const reply = await caller.send(call, fields as never)
  if (!reply.isKnown) throw new Error(reply.why)
  return reply.answer
}
const ledgerOf = (uid: bigint) => world.db.member(uid, tx => readLedger(tx, uid))
const incidentKinds = async (part: string) =>
  (await world.db.app(listIncidents)).filter(({ subject }) => subject.includes(part)).map(({ kind }) => kind)

describe('a bet', () => {
  test('is debited once and answered with the balance, signed', async () => {
    const { uid, bet } = await seat()
    expect(await ask('bet', bet)).toMatchObject({
      status: 'OK',
      balance: '90.0000',
      currency: 'PHP',
      operator_tx_id: `${uid}-1`,
      replayed: false,
    })
    expect((await ledgerOf(uid)).journal).toMatchObject([{ game: 1001, provider: 11, amount: 10n * peso }])
  })

  test('sent again answers the same with the balance of now, and moves nothing', async () => {
    const { uid, act, bet } = await seat()
    await ask('bet', bet)
    await ask('promo', { ...act, tx_id: name(), kind: 'prize', currency: 'PHP', amount: '5' })
    expect(await ask('bet', { ...bet, ts: bet.ts + 9 })).toMatchObject({
      status: 'OK',
      balance: '95.0000',
      replayed: true,
    })
    expect((await ledgerOf(uid)).journal).toHaveLength(2)
  })

  test.each([
    ['amount', { amount: '11' }],
    ['round', { round_id: 'another' }],
    ['game', { game_code: `${testGame}-2` }],
  ])('sent again with another %s is refused and opens one incident', async (_what, other) => {
    const { uid, bet } = await seat()
    await ask('bet', bet)
    for (let turn = 0; turn < 3; turn++) {
      expect(await ask('bet', { ...bet, ...other })).toMatchObject({ status: 'TX_CONFLICT', balance: '90.0000' })
    }
    expect(await incidentKinds(`test-rpp bet ${bet.tx_id}`)).toEqual(['TX_CONFLICT'])
    expect((await ledgerOf(uid)).journal).toHaveLength(1)
  })

  test('above the balance is refused with the true balance', async () => {
    const { bet } = await seat()
    expect(await ask('bet', { ...bet, amount: '100.0001' })).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: '100.0000',
    })
  })

  test.each([
    ['five decimals', { amount: '10.00001' }, 'BAD_REQUEST'],
    ['a negative amount', { amount: '-1' }, 'BAD_REQUEST'],
    ['more than anyone has', { amount: '99999999999999' }, 'BAD_REQUEST'],
    ['no number', { amount: 'ten' }, 'BAD_REQUEST'],
    ['a free round that costs', { freeround: { ref: 'f1', remaining: 1, nominal: '1' } }, 'BAD_REQUEST'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['an unknown game', { game_code: 'nothing' }, 'GAME_DISABLED'],
    ['a token of nobody', { session_token: 'x'.repeat(40) }, 'TOKEN_INVALID'],
  ])('with %s is refused for ever, and moves nothing', async (_what, wrong, status) => {
    const { uid, bet } = await seat()
    expect(await ask('bet', { ...bet, ...wrong })).toMatchObject({ status, balance: '100.0000', replayed: false })
    expect(await ask('bet', { ...bet, ...wrong })).toMatchObject({ status, replayed: true })
    expect((await ledgerOf(uid)).journal).toEqual([])
  })

  test('in a game under maintenance is refused, and stays refused afterwards', async () => {
    const { bet } = await seat()
    await maintain(true)
    expect(await ask('bet', bet)).toMatchObject({ status: 'GAME_DISABLED' })
    await maintain(false)
    expect(await ask('bet', bet)).toMatchObject({ status: 'GAME_DISABLED', replayed: true })
    expect(await ask('bet', { ...bet, tx_id: name() })).toMatchObject({ status: 'OK' })
  })

  test('of a provider that is switched off is refused while its open rounds are still paid', async () => {
    const { bet, settle } = await seat()
    await ask('bet', bet)
    await world.link('rpp', { active: false })
    expect(await ask('bet', { ...bet, tx_id: name() })).toMatchObject({ status: 'GAME_DISABLED' })
    expect(await ask('settle', settle)).toMatchObject({ status: 'OK', balance: '115.0000' })
    await world.link('rpp')
  })

  test('in an expired session is refused while its win is still paid', async () => {
    const { uid, bet, settle, rollback } = await seat()
    const other = { ...bet, tx_id: name(), round_id: name() }
    await ask('bet', bet)
    await ask('bet', other)
    world.clock.advance(3_600_000)
    expect(await ask('bet', { ...bet, tx_id: name() })).toMatchObject({ status: 'TOKEN_EXPIRED' })
    expect(await ask('settle', { ...settle, session_token: bet.session_token })).toMatchObject({ status: 'OK' })
    expect(await ask('rollback', { ...rollback, round_id: other.round_id, ref_tx_id: other.tx_id })).toMatchObject({
      status: 'OK',
      balance: '115.0000',
    })
    expect((await ledgerOf(uid)).journal).toHaveLength(4)
  })

  test('with its win does both or neither', async () => {
    const { bet } = await seat()
    const both = { ...bet, win_amount: '500', round_closed: true }
    expect(await ask('bet-settle', { ...both, amount: '101' })).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
      balance: '100.0000',
    })
    expect(await ask('bet-settle', { ...both, tx_id: name(), round_id: name() })).toMatchObject({
      status: 'OK',
      balance: '590.0000',
    })
  })
})

async function maintain(maintained: boolean) {
  await world.db.ref(tx => tx.updateTable('game').set({ maintained }).where('id', '=', 1001).execute())
  await world.api.providers.refresh()
}

describe('a settle', () => {
  test('pays once, and a round that is closed is not paid again but looked at', async () => {
    const { bet, settle } = await seat()
    await ask('bet', bet)
    expect(await ask('settle', settle)).toMatchObject({ status: 'OK', balance: '115.0000' })
    expect(await ask('settle', settle)).toMatchObject({ status: 'OK', balance: '115.0000', replayed: true })
    const late = { ...settle, tx_id: name() }
    expect(await ask('settle', late)).toMatchObject({ status: 'ROUND_CLOSED', balance: '115.0000' })
    expect(await incidentKinds(`settle ${late.tx_id}`)).toEqual(['ROUND_CLOSED'])
  })

  test('that cannot be read keeps nothing, so that it can be sent again corrected', async () => {
    const { bet, settle } = await seat()
    await ask('bet', bet)
    expect(await ask('settle', { ...settle, amount: '25.00001' })).toMatchObject({ status: 'BAD_REQUEST' })
    expect(await ask('settle', { ...settle, currency: 'USD' })).toMatchObject({ status: 'CURRENCY_MISMATCH' })
    expect(await ask('settle', settle)).toMatchObject({ status: 'OK', balance: '115.0000' })
  })

  test('names the round of its bet, or is refused', async () => {
    const { bet, settle, rollback } = await seat()
    await ask('bet', bet)
    expect(await ask('settle', { ...settle, round_id: 'another' })).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await ask('rollback', { ...rollback, round_id: 'another' })).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await ask('settle', settle)).toMatchObject({ status: 'OK' })
  })
})

test('a blocked member is still paid and refunded, but bets no more', async () => {
  const { uid, bet, settle } = await seat()
  await ask('bet', bet)
  await world.db.member(uid, tx => tx.updateTable('wallet').set({ gates: 1 }).where('uid', '=', uid).execute())
  expect(await ask('bet', { ...bet, tx_id: name() })).toMatchObject({ status: 'PLAYER_BLOCKED' })
  expect(await ask('settle', settle)).toMatchObject({ status: 'OK' })
})

test('an adjustment gives and takes, but never more than there is', async () => {
  const { act } = await seat()
  const adjust = { ...act, currency: 'PHP', reason: 'A correction' }
  expect(await ask('adjust', { ...adjust, tx_id: name(), amount: '-30.5' })).toMatchObject({ balance: '69.5000' })
  expect(await ask('adjust', { ...adjust, tx_id: name(), amount: '0.5' })).toMatchObject({ balance: '70.0000' })
  expect(await ask('adjust', { ...adjust, tx_id: name(), amount: '-70.0001' })).toMatchObject({
    status: 'INSUFFICIENT_FUNDS',
    balance: '70.0000',
  })
})

test('a round is closed once and only where there is one', async () => {
  const { uid, act, bet } = await seat()
  expect(await ask('round-close', { ...act, tx_id: name() })).toMatchObject({ status: 'ROUND_NOT_FOUND' })
  await ask('bet', bet)
  const close = { ...act, tx_id: name() }
  expect(await ask('round-close', close)).toMatchObject({ status: 'OK', balance: '90.0000' })
  expect(await ask('round-close', close)).toMatchObject({ status: 'OK', replayed: true })
  expect((await ledgerOf(uid)).wallet.turnover).toBe(10n * peso)
})

test('authenticate judges the session, balance asks for one that its player had lately', async () => {
  const { uid, bet } = await seat()
  const known = { player_ref: String(uid), game_code: testGame, session_token: bet.session_token }
  expect(await ask('authenticate', known)).toMatchObject({ status: 'OK', balance: '100.0000' })
  expect(await ask('authenticate', { ...known, session_token: 'y'.repeat(40) })).toMatchObject({
    status: 'TOKEN_INVALID',
  })
  expect(await ask('balance', { player_ref: String(uid) })).toMatchObject({ status: 'OK', balance: '100.0000' })
  expect(await ask('balance', { player_ref: '99999999' })).toMatchObject({ status: 'PLAYER_UNKNOWN', balance: null })
  world.clock.advance(3_600_000)
  expect(await ask('authenticate', known)).toMatchObject({ status: 'TOKEN_EXPIRED' })
})

describe('a request', () => {
  interface Wish {
    readonly key?: Uint8Array
    readonly keyId?: string
    readonly partner?: string
    readonly at?: number
    readonly nonce?: string
    readonly body?: string
    readonly sent?: string
    readonly path?: string
  }
  async function post(fields: object, wish: Wish = {}) {
    const body = wish.body ?? JSON.stringify({ request_id: 'r1', ...fields })
    const path = wish.path ?? '/rgs/v1/bet'
    const timestamp = String(wish.at ?? seconds())
    const nonce = wish.nonce ?? randomUUID()
    const signed = { method: 'POST', path, timestamp, nonce, body: Buffer.from(body) }
    const headers = {
      [rppHeaders.partner]: wish.partner ?? 'test-rpp',
      [rppHeaders.keyId]: wish.keyId ?? 'k1',
      [rppHeaders.timestamp]: timestamp,
      [rppHeaders.nonce]: nonce,
      [rppHeaders.signature]: signRequest(readKey(wish.key ?? testSecrets[0]), signed),
    }
    const response = await fetch(`${world.url}${path}`, { method: 'POST', headers, body: wish.sent ?? body })
    const text = await response.text()
    return { http: response.status, headers: response.headers, text, nonce, answer: JSON.parse(text) as object }
  }

  test('signed by either of two active keys is heard, and answered under the same', async () => {
    const { bet } = await seat()
    expect(await post(bet, { keyId: 'k2', key: testSecrets[1] })).toMatchObject({ http: 200, answer: { status: 'OK' } })
    const { headers, text, nonce } = await post(bet, { keyId: 'k2', key: testSecrets[1] })
    const signed = { method: 'POST', path: '/rgs/v1/bet', timestamp: headers.get(rppHeaders.timestamp) ?? '', nonce }
    expect(headers.get(rppHeaders.signature)).toBe(
      signAnswer(readKey(testSecrets[1]), { ...signed, status: 200, body: Buffer.from(text) }),
    )
  })

  test.each<[string, (bet: object) => Wish]>([
    ['by the other key’s name', () => ({ keyId: 'k2' })],
    ['by an unknown key', () => ({ keyId: 'k3' })],
    ['by an unknown partner', () => ({ partner: 'nobody' })],
    ['over another body', bet => ({ sent: JSON.stringify({ request_id: 'r1', ...bet, amount: '1.0000' }) })],
    [
      'over the same values written otherwise',
      bet => ({ sent: JSON.stringify({ request_id: 'r1', ...bet }, null, 1) }),
    ],
  ])('signed %s is not heard', async (_what, wish) => {
    const { uid, bet } = await seat()
    expect(await post(bet, wish(bet))).toMatchObject({ http: 401, answer: { status: 'SIGNATURE_INVALID' } })
    expect((await ledgerOf(uid)).commands).toEqual([])
  })

  test('older or newer than five minutes is not heard', async () => {
    const { bet } = await seat()
    for (const at of [seconds() - 301, seconds() + 301]) {
      expect(await post(bet, { at })).toMatchObject({ http: 401, answer: { status: 'TIMESTAMP_OUTSIDE' } })
    }
    expect(await post(bet, { at: seconds() - 300 })).toMatchObject({ http: 200 })
  })

  test('played again with its nonce is not heard', async () => {
    const { bet } = await seat()
    const { nonce } = await post(bet)
    expect(await post(bet, { nonce })).toMatchObject({ http: 401, answer: { status: 'NONCE_USED' } })
  })

  test.each([
    ['no JSON', '{"request_id":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', ''],
    ['another form', '{"request_id":"r1","amount":5}'],
  ])('that is %s is answered in the dialect, signed', async (_what, body) => {
    const { http, headers, answer } = await post({}, { body })
    expect(http).toBe(200)
    expect(answer).toMatchObject({ status: 'BAD_REQUEST', balance: null, replayed: false })
    expect(headers.get(rppHeaders.signature)).toMatch(/^v1=[0-9a-f]{64}$/)
  })

  test('that is too large, or for a call that is none, is answered in the dialect too', async () => {
    expect(await post({}, { body: 'x'.repeat(20_000) })).toMatchObject({ http: 413, answer: { status: 'BAD_REQUEST' } })
    expect(await post({}, { path: '/rgs/v1/withdraw' })).toMatchObject({ http: 404, answer: { status: 'BAD_REQUEST' } })
  })

  test('that proves nothing three hundred times a minute is not listened to for the rest of it', async () => {
    world.clock.advance(60_000)
    const { bet } = await seat()
    const forged = Array.from({ length: 301 }, () => post(bet, { keyId: 'k3' }))
    expect(new Set((await Promise.all(forged)).map(({ http }) => http))).toEqual(new Set([401]))
    const { http, headers, answer } = await post(bet, { keyId: 'k3' })
    expect({ http, answer }).toMatchObject({ http: 429, answer: { status: 'BUSY' } })
    world.clock.advance(Number(headers.get('retry-after')) * 1000)
    expect(await post(bet, { keyId: 'k3' })).toMatchObject({ http: 401 })
  })

  test('that is signed is heard, whatever others at its address failed to prove', async () => {
    world.clock.advance(60_000)
    const { bet, settle } = await seat()
    const body = 'x'.repeat(1000)
    const forged = Array.from({ length: 320 }, () => post(bet, { key: testSecrets[1], body }))
    expect((await Promise.all(forged)).some(({ http }) => http === 401)).toBe(true)
    expect(await post(bet, { key: testSecrets[1] })).toMatchObject({ http: 429 })
    expect(await post(bet)).toMatchObject({ http: 200, answer: { status: 'OK' } })
    expect(await ask('settle', settle)).toMatchObject({ status: 'OK' })
  })

  test('among very many is not turned away by the limits of the public', async () => {
    const strict = await openWorld({ perMinute: { address: 1, caller: 1 } })
    try {
      await strict.link('rpp')
      const { url, clock } = strict
      const many = createRppCaller({
        url,
        partner: 'test-rpp',
        keyId: 'k1',
        key: testSecrets[0],
        clock,
        newId: randomUUID,
      })
      for (let turn = 0; turn < 5; turn++) {
        expect(await many.send('balance', { player_ref: '5' })).toMatchObject({ isKnown: true })
      }
    } finally {
      await strict.close()
    }
  })
})

describe('when the ledger is slow', () => {
  let release: () => void = () => {}
  afterEach(() => release())

  test('the provider is told in time to try again, and the repeat gets the truth', async () => {
    const slow = await openWorld({ answerWithinMs: 300 })
    try {
      await slow.link('rpp')
      const { uid } = await slow.player({ kyc: 'fully_kyc' })
      await slow.setBalance(uid, 100n * peso)
      const session_token = await slow.gameSession(uid, 'rpp')
      const { url, clock } = slow
      const own = createRppCaller({
        url,
        partner: 'test-rpp',
        keyId: 'k1',
        key: testSecrets[0],
        clock,
        newId: randomUUID,
      })
      const act = { player_ref: String(uid), game_code: testGame, round_id: 'r', ts: 1 }
      const bet = { ...act, tx_id: 'slow', session_token, currency: 'PHP', amount: '10', round_closed: false }
      const held = slow.db.member(uid, async tx => {
        await tx.selectFrom('wallet').select('uid').where('uid', '=', uid).forUpdate().execute()
        await new Promise<void>(resolve => {
          release = resolve
        })
      })
      await new Promise(resolve => setTimeout(resolve, 50))
      expect(await own.send('bet', bet)).toMatchObject({ answer: { status: 'TEMPORARY', balance: null } })
      release()
      await held
      const again = await own.insist('bet', bet)
      expect(again).toMatchObject({ answer: { status: 'OK', balance: '90.0000' } })
      const { journal } = await slow.db.member(uid, tx => readLedger(tx, uid))
      expect(journal).toHaveLength(1)
    } finally {
      release()
      await slow.close()
    }
  })
})
