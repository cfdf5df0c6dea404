import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createRppCaller } from './createRppCaller.ts'
import { isSameSignature, readKey, rppHeaders, signAnswer, signRequest } from './signature.ts'

const key = Buffer.alloc(32, 9)
const nowMs = 1_772_424_000_000
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface ReceivedRequest {
  readonly path: string
  readonly nonce: string
  readonly isSigned: boolean
  readonly body: Record<string, unknown>
}
type Plan = Partial<{ http: number; status: string; key: Buffer; atMs: number; text: string; cut: boolean }>

/** An operator that answers as planned, one plan a request; the last one holds for all that follow. */
async function operator(...plans: Plan[]) {
  const asked: ReceivedRequest[] = []
  const server = createServer((req, res) => void answer(req, res))
  async function answer(req: IncomingMessage, res: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const nonce = String(req.headers[rppHeaders.nonce])
    const signed = { method: 'POST', path: req.url ?? '', timestamp: String(req.headers[rppHeaders.timestamp]), nonce }
    const signature = signRequest(readKey(key), { ...signed, body })
    const isSigned = isSameSignature(String(req.headers[rppHeaders.signature]), signature)
    const fields = JSON.parse(body.toString()) as Record<string, unknown>
    asked.push({ path: signed.path, nonce, isSigned, body: fields })
    const plan = (plans.length > 1 ? plans.shift() : plans[0]) ?? {}
    if (plan.cut) return void req.socket.destroy()
    const given = {
      status: plan.status ?? 'OK',
      balance: '1.0000',
      currency: 'PHP',
      operator_tx_id: null,
      replayed: false,
    }
    const text = plan.text ?? JSON.stringify({ request_id: fields.request_id, ...given })
    const timestamp = String(Math.floor((plan.atMs ?? nowMs) / 1000))
    const status = plan.http ?? 200
    const own = signAnswer(readKey(plan.key ?? key), { ...signed, timestamp, status, body: Buffer.from(text) })
    res.writeHead(status, { [rppHeaders.timestamp]: timestamp, [rppHeaders.signature]: own }).end(text)
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const waits: number[] = []
  let made = 0
  const caller = createRppCaller({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`,
    partner: 'p1',
    keyId: 'k1',
    key,
    clock: { now: () => nowMs },
    newId: () => `00000000-0000-0000-0000-${String(++made).padStart(12, '0')}`,
    wait: async ms => void waits.push(ms),
    timeoutMs: 2000,
  })
  return { asked, waits, caller }
}

const act = { tx_id: 't', round_id: 'r', player_ref: '5', game_code: 'g', ts: 1 }
const settle = { ...act, currency: 'PHP', amount: '1', ref_tx_id: 'b', kind: 'win' as const, round_closed: true }
const bet = { ...act, currency: 'PHP', amount: '1', session_token: 's', round_closed: false }

test('a call is signed as its bytes go out, below the operator’s own path', async () => {
  const { asked, caller } = await operator({})
  expect(await caller.send('balance', { player_ref: '5' })).toMatchObject({ isKnown: true, answer: { status: 'OK' } })
  expect(asked).toMatchObject([{ path: '/base/rgs/v1/balance', isSigned: true }])
})

test.each<[string, Plan, RegExp]>([
  ['another HTTP status', { http: 503 }, /HTTP 503/],
  ['another key', { key: Buffer.alloc(32, 8) }, /signature/],
  ['another time', { atMs: nowMs - 301_000 }, /time/],
  ['no JSON', { text: '<html>' }, /form/],
  ['an unknown status', { status: 'FINE' }, /form/],
  ['a cut line', { cut: true }, /./],
])('an answer with %s is not believed', async (_what, plan, why) => {
  const { caller } = await operator(plan)
  const reply = await caller.send('balance', { player_ref: '5' })
  expect(reply).toMatchObject({ isKnown: false, why: expect.stringMatching(why) as string })
})

test('a settle is sent until it is decided, each time with the same act and a new nonce', async () => {
  const { asked, waits, caller } = await operator(
    { cut: true },
    { http: 500 },
    { status: 'BET_NOT_FOUND' },
    { status: 'OK' },
  )
  expect(await caller.insist('settle', settle)).toMatchObject({ answer: { status: 'OK' } })
  expect(waits).toEqual([1000, 2000, 5000])
  expect(new Set(asked.map(({ nonce }) => nonce)).size).toBe(4)
  expect(new Set(asked.map(({ body }) => body.request_id)).size).toBe(4)
  expect(new Set(asked.map(({ body }) => JSON.stringify({ ...body, request_id: '' }))).size).toBe(1)
})

test('a final refusal is not sent again', async () => {
  const { asked, caller } = await operator({ status: 'ROUND_CLOSED' })
  expect(await caller.insist('settle', settle)).toMatchObject({ answer: { status: 'ROUND_CLOSED' } })
  expect(asked).toHaveLength(1)
})

test('a bet that is refused is dropped without a rollback', async () => {
  const { asked, caller } = await operator({ status: 'INSUFFICIENT_FUNDS' })
  expect(await caller.place(bet)).toMatchObject({ isPlaced: false })
  expect(asked.map(({ path }) => path)).toEqual(['/base/rgs/v1/bet'])
})

test('a bet nobody answered is rolled back until that is done', async () => {
  const { asked, caller } = await operator({ cut: true }, { http: 500 }, { status: 'BUSY' }, { status: 'OK' })
  expect(await caller.place(bet)).toMatchObject({ isPlaced: false, reply: { answer: { status: 'OK' } } })
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['bet', 'rollback', 'rollback', 'rollback'])
  expect(asked[1]?.body).toMatchObject({ ref_tx_id: 't', round_id: 'r', player_ref: '5' })
})

test('a bet that stays undecided is sent three times, then rolled back', async () => {
  const busy = { status: 'TEMPORARY' }
  const { asked, caller } = await operator(busy, busy, busy, { status: 'OK' })
  expect(await caller.place(bet)).toMatchObject({ isPlaced: false })
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['bet', 'bet', 'bet', 'rollback'])
})
