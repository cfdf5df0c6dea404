import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { manilaDay } from '@saya/money'
import { type DepositWorld, gatewayKeys, listIncidents, openDepositWorld, xenditKeys } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentGateway } from '../../../platform/gateway/paymentGateway.ts'
import { payMongo } from '../../../platform/gateway/payMongo/payMongo.ts'
import { xendit } from '../../../platform/gateway/xendit/xendit.ts'
import { listListedUntil } from './listing.store.ts'
import { readListings, readListingsHourly } from './readListings.ts'
import { reconcileDay } from './reconcileDay.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let cashier: DepositWorld
let server: Server
/** Its pages are short, so that a long list is soon there. */
const pageSize = 5
/** What its list has, the newest first, and which calls it has answered since it was begun. */
let entries: readonly object[] = []
let calls: string[] = []
/** Whether it says if there is more. */
let saysMore = true
/** What it refuses to answer. */
let refused: (path: string) => number | undefined

beforeAll(async () => {
  cashier = await openDepositWorld()
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://paymongo')
    const before = url.searchParams.get('before')
    calls.push(`${url.pathname} ${before ?? ''}`.trim())
    const status = refused(calls.at(-1) ?? '') ?? 200
    const from = before === null ? 0 : entries.findIndex(one => 'id' in one && one.id === before) + 1
    const more = saysMore ? { has_more: from + pageSize < entries.length } : {}
    const body = { ...more, data: entries.slice(from, from + pageSize) }
    res.writeHead(status).end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await cashier.close()
})

beforeEach(() => {
  entries = []
  calls = []
  refused = () => undefined
  saysMore = true
})
afterEach(async () => {
  // The next test reads a list that was never read.
  await cashier.world.db.app(async tx => {
    await tx.deleteFrom('listing_walk').execute()
    await tx.deleteFrom('payment_listing').execute()
    await tx.deleteFrom('incident').execute()
  })
})

const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

function deps() {
  const { clock } = cashier.world
  const url = urlOf()
  const { key, eventKey } = gatewayKeys
  const gateway = payMongo({ url, key, eventKey, clock, patienceMs: 2000 })
  return { ...cashier.world.api.deposits, gateways: new Map([[gateway.name, gateway]]) }
}

function entry(id: string, over: object = {}): object {
  const created_at = Math.floor(cashier.world.clock.now() / 1000) - 60
  const attributes = { amount: 10_000, currency: 'PHP', status: 'paid', created_at }
  return { id, attributes: { ...attributes, metadata: { reference: 'nobody’s' }, ...over } }
}

/** Attempts that failed, which are no payments. */
const failures = (count: number) => Array.from({ length: count }, (_, at) => entry(`pay_f${at}`, { status: 'failed' }))
const listedUntil = async () => (await cashier.world.db.app(listListedUntil)).get('paymongo')
const isKept = async (id: string) => (await cashier.breaks()).some(([payment]) => payment === id)

async function incidents(kind: string) {
  const rows = await cashier.world.db.app(listIncidents)
  const own = rows.filter(row => row.kind === kind)
  return own.map(({ subject, detail, closed_at: closedAt }) => [subject, detail, closedAt === null ? 'open' : 'closed'])
}

test('a list that is longer than one reading goes on where it stood, whoever was cut off, until its end', async () => {
  const pages = 202
  entries = [...failures((pages - 1) * pageSize), entry('pay_last')]
  const beganAtMs = cashier.world.clock.now()
  for (let minute = 0; minute < 5; minute++) {
    expect([await isKept('pay_last'), await listedUntil()]).toEqual([false, undefined])
    // Each time somebody else goes on.
    await readListingsHourly(deps())()
    cashier.world.clock.advance(minuteMs)
  }
  expect([await isKept('pay_last'), await listedUntil()]).toEqual([true, beganAtMs])
  expect([calls.length, new Set(calls).size]).toEqual([pages, pages])
  expect(await incidents('PAYMENT_LIST_LATE')).toEqual([])
})

test('whoever reads each minute goes on with what is not at its end, and else waits for an hour', async () => {
  entries = failures(50 * pageSize + 1)
  const read = readListingsHourly(deps())
  for (let minute = 0; minute < 3; minute++) await read()
  expect(calls).toHaveLength(51)
  cashier.world.clock.advance(hourMs)
  await read()
  expect(calls).toHaveLength(101)
})

test('what was begun hours ago is begun anew at once when it is at its end: what came since is in no page of it', async () => {
  entries = failures(50 * pageSize + 1)
  const read = readListingsHourly(deps())
  await read()
  cashier.world.clock.advance(2 * hourMs)
  entries = [entry('pay_since'), ...entries]
  for (let minute = 0; minute < 3; minute++) await read()
  expect(await isKept('pay_since')).toBe(true)
})

test('a slow list of one gateway does not delay the payments of another gateway', async () => {
  const own = deps()
  const slow = xendit({ url: urlOf(), ...xenditKeys })
  let answer: () => void = () => undefined
  const silence = new Promise<void>(resolve => {
    answer = resolve
  })
  const waiting = { ...slow, listPaid: () => silence.then(() => ({ paid: [], unread: [], next: '' })) }
  entries = [entry('pay_other')]
  const reading = readListings({ ...own, gateways: new Map([[slow.name, waiting], ...own.gateways]) })
  await expect.poll(() => isKept('pay_other')).toBe(true)
  answer()
  await reading
})

test('where the gateway does not know any more where it stood, it is read from the beginning', async () => {
  entries = failures(50 * pageSize + 1)
  await readListings(deps())
  entries = [...failures(3), entry('pay_at_the_end')]
  refused = path => (path.includes(' ') ? 400 : undefined)
  await readListings(deps())
  expect([await isKept('pay_at_the_end'), calls.length]).toEqual([true, 52])
})

test('a list that nobody can read for hours is told, until it is read again', async () => {
  await readListings(deps())
  refused = () => 503
  for (const hours of [2, 1]) {
    expect(await incidents('PAYMENT_LIST_LATE')).toEqual([])
    cashier.world.clock.advance(hours * hourMs)
    await readListings(deps())
  }
  expect(await incidents('PAYMENT_LIST_LATE')).toEqual([['paymongo', { hours: 3 }, 'open']])
  refused = () => undefined
  await readListings(deps())
  // What was begun when it could not be read ends as if it had been.
  await readListings(deps())
  expect(await incidents('PAYMENT_LIST_LATE')).toEqual([['paymongo', { hours: 3 }, 'closed']])
})

test('unreadable entries do not delay others, and staff see their names without their contents', async () => {
  const secret = 'Juan dela Cruz'
  entries = [
    entry('pay_odd', { amount: secret }),
    entry('pay_nul', { metadata: { reference: `${secret}\0` } }),
    entry('pay_void', { amount: secret, status: 'failed' }),
    entry('pay_old', { amount: secret, created_at: 1 }),
    entry('pay_beside'),
  ]
  await readListings(deps())
  expect([await isKept('pay_beside'), await listedUntil()]).toEqual([true, cashier.world.clock.now()])
  expect(await incidents('PAYMENT_UNREAD')).toEqual([
    ['paymongo pay_odd', { shape: 'attributes.amount' }, 'open'],
    ['paymongo pay_nul', { shape: 'attributes.metadata.reference' }, 'open'],
  ])
  entries = [entry('pay_odd'), entry('pay_nul', { metadata: { reference: 'x\0' } })]
  await readListings(deps())
  expect([await isKept('pay_odd'), await isKept('pay_nul')]).toEqual([true, false])
  expect((await incidents('PAYMENT_UNREAD')).map(([, , state]) => state)).toEqual(['closed', 'open'])
})

test('what cannot be read is known by the name that its payment has, so that nobody is called to it once it is seen to', async () => {
  const gateway = xendit({ url: urlOf(), ...xenditKeys })
  const own = { ...cashier.world.api.deposits, gateways: new Map([[gateway.name, gateway]]) }
  const created = new Date(cashier.world.clock.now()).toISOString()
  const line = { id: 'txn_odd', product_id: 'py_odd', type: 'PAYMENT', status: 'SUCCESS', currency: 'PHP', created }
  entries = [{ ...line, amount: 'Juan dela Cruz' }]
  await readListings(own)
  expect(await incidents('PAYMENT_UNREAD')).toEqual([['xendit py_odd', { shape: 'amount' }, 'open']])
  entries = [{ ...line, amount: 100 }]
  await readListings(own)
  expect([await isKept('py_odd'), (await incidents('PAYMENT_UNREAD'))[0]?.[2]]).toEqual([true, 'closed'])
})

test('a list that does not say whether there is more is read until a page is empty', async () => {
  saysMore = false
  entries = [...failures(2 * pageSize), entry('pay_unsaid')]
  await readListings(deps())
  expect([await isKept('pay_unsaid'), await listedUntil(), calls.length]).toEqual([true, cashier.world.clock.now(), 4])
})

test('a payment that cannot be seen to is tried again, and then keeps nothing else from being read', async () => {
  const { uid } = await cashier.player()
  const row = { gateway: 'paymongo', reference: randomUUID() }
  await cashier.world.db.app(async tx => {
    await tx
      .insertInto('payment_claim')
      .values({ ...row, uid, claimed_at: new Date().toISOString() as never })
      .execute()
    await tx
      .insertInto('payment_session')
      .values({ ...row, session: 'cs_odd', intent: 'pi_odd' })
      .execute()
  })
  entries = [
    entry('pay_stuck', { metadata: { reference: row.reference } }),
    ...failures(2 * pageSize),
    entry('pay_behind'),
  ]
  for (let time = 1; time < 3; time++) {
    await readListings(deps())
    expect([await listedUntil(), await isKept('pay_behind'), await incidents('PAYMENT_UNREAD')]).toEqual([
      undefined,
      false,
      [],
    ])
  }
  await readListings(deps())
  expect([await listedUntil(), await isKept('pay_behind')]).toEqual([cashier.world.clock.now(), true])
  expect(await incidents('PAYMENT_UNREAD')).toEqual([['paymongo pay_stuck', { shape: '' }, 'open']])
  const { clock } = cashier.world
  const gateway = deps().gateways.get('paymongo') as PaymentGateway
  const { mismatches } = await reconcileDay(deps(), gateway, manilaDay(clock.now() - minuteMs))
  expect(mismatches).toMatchObject([{ kind: 'missing', name: 'pay_stuck' }])
  await cashier.world.db.app(tx => tx.deleteFrom('payment_session').where('session', '=', 'cs_odd').execute())
  await readListings(deps())
  expect([await isKept('pay_stuck'), await incidents('PAYMENT_UNREAD')]).toEqual([
    true,
    [['paymongo pay_stuck', { shape: '' }, 'closed']],
  ])
})
