import { operation } from '@saya/contract/operation.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { refusals } from '@saya/contract/refusal.ts'
import { openExchange, openWorld, type Player, workDay, type World } from '@saya/testing'
import { encode } from 'cborg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { cleanUpMoneyCalls } from './cleanUpMoneyCalls.ts'
import { idempotency } from './idempotency.ts'

/** Pays: each time it acts, the wallet's version counts one more. */
const pay = operation({
  method: 'POST',
  path: '/finance/test/pay',
  twin: 'GET',
  access: 'member',
  money: true,
  summary: 'A payment that only tests can make',
  body: v.object({ amount: v.string(), wish: v.optional(v.string()), note: v.optional(v.string()) }),
  answer: v.object({ act: v.string() }),
  refusals: refusals({
    too_poor: { status: 422, text: ['There is not enough.', 'Kulang.'] },
    confirm_first: { status: 403, repeatable: true, text: ['Please confirm it is you.', 'Kumpirmahin.'] },
    later: { status: 429, text: ['Please wait.', 'Maghintay.'] },
  }),
})

let world: World
let exchange: ReturnType<typeof openExchange>
let ana: Player
let acts = 0
let confirmed = new Set<string>()
/** Work waits for this, so that a test can have two calls at once. */
let gate: Promise<void> = Promise.resolve()

beforeAll(async () => {
  world = await openWorld({
    memberSchemas: 3,
    extend: ({ door }) =>
      door.open(
        { pay },
        {
          pay: ({ body, caller, once }) =>
            once(async tx => {
              if (body.wish === 'poor') return refuse('too_poor')
              if (body.wish === 'later') return refuse('later', 2)
              if (body.wish === 'confirm' && !confirmed.has(String(caller.uid))) return refuse('confirm_first')
              acts++
              await tx
                .updateTable('wallet')
                .set(row => ({ version: row('version', '+', 1n) }))
                .where('uid', '=', caller.uid)
                .where('asset', '=', 'PHP')
                .execute()
              await gate
              if (body.wish === 'crash') throw new Error('The process died here.')
              return done({ act: `act-${acts}` })
            }),
        },
      ),
  })
  exchange = openExchange(world.url)
})
afterAll(async () => {
  exchange.close()
  await world.close()
})
beforeEach(async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
  acts = 0
  confirmed = new Set()
  gate = Promise.resolve()
})

interface SentCall {
  readonly key?: string
  readonly as?: Player
}

async function call(body: Record<string, unknown>, { key, as = ana }: SentCall = {}) {
  const response = await fetch(`${world.url}/finance/test/pay`, {
    method: 'POST',
    headers: { t: as.token, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  })
  const { data, code } = (await response.json()) as { data: unknown; code?: string }
  const isReplay = response.headers.has('idempotency-replayed')
  return { status: response.status, code, answer: data, isReplay, headers: response.headers }
}

async function timesPaid(player: Player = ana): Promise<number> {
  return world.db.member(player.uid, async tx => {
    const row = await tx
      .selectFrom('wallet')
      .select('version')
      .where('uid', '=', player.uid)
      .where('asset', '=', 'PHP')
      .executeTakeFirstOrThrow()
    return Number(row.version)
  })
}

function keptKeys(player: Player): Promise<number> {
  return world.db.member(player.uid, async tx => {
    const rows = await tx.selectFrom('money_call').select('outcome').where('uid', '=', player.uid).execute()
    return rows.length
  })
}

test('the same key twice acts once, and is answered the same', async () => {
  const first = await call({ amount: '5.00' }, { key: 'one' })
  const second = await call({ amount: '5.00' }, { key: 'one' })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.answer).toEqual(first.answer)
  expect([first.isReplay, second.isReplay]).toEqual([false, true])
  expect(await timesPaid()).toBe(1)
})

test('another key is another act', async () => {
  await call({ amount: '5.00' }, { key: 'one' })
  await call({ amount: '5.00' }, { key: 'two' })
  expect(await timesPaid()).toBe(2)
})

test('a key that was used with another input is refused with 409, and nothing moves', async () => {
  await call({ amount: '5.00' }, { key: 'one' })
  const other = await call({ amount: '6.00' }, { key: 'one' })
  expect(other).toMatchObject({ status: 409, code: 'replay_mismatch' })
  expect(await timesPaid()).toBe(1)
})

test('an idempotency key of one member does not affect another member', async () => {
  const ben = await world.player()
  await call({ amount: '5.00' }, { key: 'one' })
  expect(await call({ amount: '7.00' }, { key: 'one', as: ben })).toMatchObject({ status: 200, isReplay: false })
  expect([await timesPaid(), await timesPaid(ben)]).toEqual([1, 1])
})

test('eight at once under one key act once, and all are answered alike', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => call({ amount: '5.00' }, { key: 'one' })))
  expect(replies.map(reply => reply.status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(new Set(replies.map(reply => JSON.stringify(reply.answer))).size).toBe(1)
  expect(await timesPaid()).toBe(1)
})

test('a second copy of the server waits for the first, and gives the same answer', async () => {
  let open!: () => void
  gate = new Promise(resolve => {
    open = resolve
  })
  const first = call({ amount: '5.00' }, { key: 'one' })
  await expect.poll(() => acts).toBe(1)
  // The other copy knows nothing of this process, and meets the first in the database.
  const elsewhere = idempotency({ db: world.db, clock: world.clock })({
    operation: pay,
    uid: ana.uid,
    key: 'one',
    parts: { params: undefined, query: undefined, body: { amount: '5.00' } },
  })
  const second = elsewhere.once(async () => done({ act: 'never' }))
  setTimeout(open, 50)
  expect((await first).answer).toEqual(((await second) as { data: unknown }).data)
  expect(elsewhere.state()).toBe('replayed')
  expect(await timesPaid()).toBe(1)
})

test('without a key the same input within three seconds is the same call, and after them another', async () => {
  const first = await call({ amount: '5.00' })
  world.clock.advance(2999)
  const again = await call({ amount: '5.00' })
  expect(again).toMatchObject({ status: 200, isReplay: true, answer: first.answer })
  expect(await call({ amount: '5.01' })).toMatchObject({ isReplay: false })
  world.clock.advance(1)
  expect(await call({ amount: '5.00' })).toMatchObject({ isReplay: false })
  expect(await timesPaid()).toBe(3)
})

test('the same input is the same whatever order and encoding it came in, and by which method', async () => {
  await call({ amount: '5.00', note: 'x' })
  const cbor = await fetch(`${world.url}/finance/test/pay`, {
    method: 'POST',
    headers: { t: ana.token, 'content-type': 'application/cbor' },
    body: encode({ note: 'x', amount: '5.00', unknown: 1 }),
  })
  expect(cbor.headers.get('idempotency-replayed')).toBe('true')
  const get = await fetch(`${world.url}/finance/test/pay?note=x&amount=5.00`, { headers: { t: ana.token } })
  expect(get.headers.get('idempotency-replayed')).toBe('true')
  expect(get.headers.get('cache-control')).toBe('no-store')
  expect(await timesPaid()).toBe(1)
})

test('the documented GET is refused to another site, and without a token', async () => {
  const address = `${world.url}/finance/test/pay?amount=5.00`
  const foreign = await fetch(address, { headers: { t: ana.token, 'sec-fetch-site': 'cross-site' } })
  expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect((await fetch(`${address}&t=${ana.token}`, { headers: { cookie: `t=${ana.token}` } })).status).toBe(401)
  expect(await timesPaid()).toBe(0)
})

test('a crash in the middle leaves nothing behind: neither the act nor the key', async () => {
  expect(await call({ amount: '5.00', wish: 'crash' }, { key: 'one' })).toMatchObject({
    status: 500,
    code: 'unexpected',
  })
  expect([await timesPaid(), await keptKeys(ana)]).toEqual([0, 0])
  expect(await call({ amount: '5.00' }, { key: 'one' })).toMatchObject({ status: 200, isReplay: false })
  expect(await timesPaid()).toBe(1)
})

test('a refusal is kept: the same call is refused the same, even when it would now be granted', async () => {
  expect(await call({ amount: '5.00', wish: 'poor' }, { key: 'one' })).toMatchObject({ status: 422, isReplay: false })
  expect(await call({ amount: '5.00', wish: 'poor' }, { key: 'one' })).toMatchObject({ status: 422, isReplay: true })
})

test('a refusal that asks for confirmation is not kept: the same key acts once it is given', async () => {
  expect(await call({ amount: '5.00', wish: 'confirm' }, { key: 'one' })).toMatchObject({ code: 'confirm_first' })
  confirmed.add(String(ana.uid))
  expect(await call({ amount: '5.00', wish: 'confirm' }, { key: 'one' })).toMatchObject({
    status: 200,
    isReplay: false,
  })
  expect(await call({ amount: '5.00', wish: 'confirm' }, { key: 'one' })).toMatchObject({
    status: 200,
    isReplay: true,
  })
  expect(await timesPaid()).toBe(1)
})

test('a refusal that says when to come again is not kept', async () => {
  const refused = await call({ amount: '5.00', wish: 'later' }, { key: 'one' })
  expect([refused.code, refused.headers.get('retry-after')]).toEqual(['later', '2'])
  expect(await keptKeys(ana)).toBe(0)
})

async function cleanUp(): Promise<void> {
  await workDay(world, cleanUpMoneyCalls(world))
}

test('a key is kept for a day, and then deleted', async () => {
  await call({ amount: '5.00' }, { key: 'one' })
  world.clock.advance(24 * 3_600_000 - 1)
  expect(await call({ amount: '5.00' }, { key: 'one' })).toMatchObject({ isReplay: true })
  await cleanUp()
  expect(await keptKeys(ana)).toBe(1)
  world.clock.advance(1)
  await cleanUp()
  expect(await keptKeys(ana)).toBe(0)
})

test('a key whose day is over is free even before it is deleted', async () => {
  await call({ amount: '5.00' }, { key: 'one' })
  world.clock.advance(24 * 3_600_000)
  expect(await call({ amount: '6.00' }, { key: 'one' })).toMatchObject({ status: 200, isReplay: false })
  expect(await timesPaid()).toBe(2)
})

test.each([
  ['empty', ' '],
  ['too long', 'k'.repeat(201)],
  ['of other letters', 'Ã±'],
])('a key that is %s is refused', async (_case, key) => {
  const reply = await exchange.send({
    method: 'GET',
    path: '/finance/test/pay?amount=5.00',
    headers: { t: ana.token, 'idempotency-key': key },
  })
  expect(reply.status).toBe(400)
  expect(await timesPaid()).toBe(0)
})

test('one member cannot keep the whole server waiting', async () => {
  let open!: () => void
  gate = new Promise(resolve => {
    open = resolve
  })
  const many = Array.from({ length: 20 }, (_, index) => call({ amount: '5.00' }, { key: `key-${index}` }))
  await expect.poll(() => acts).toBe(1)
  const ben = await world.player()
  expect((await fetch(`${world.url}/member/detail`, { headers: { t: ben.token } })).status).toBe(200)
  open()
  const replies = await Promise.all(many)
  const granted = replies.filter(reply => reply.status === 200)
  expect(granted.length).toBeGreaterThanOrEqual(9)
  expect(replies.filter(reply => reply.status !== 200).every(reply => reply.code === 'too_many_requests')).toBe(true)
  expect(await timesPaid()).toBe(granted.length)
})
