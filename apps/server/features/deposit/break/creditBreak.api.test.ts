import { randomUUID } from 'node:crypto'
import { manilaDay } from '@saya/money'
import {
  askOffice,
  type BreakName,
  creditsOf,
  decideBreak,
  type DepositWorld,
  listIncidents,
  listPaidSince,
  openDepositWorld,
  type Player,
  proposeBreak,
  staffOf,
  stateOfBreak,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant } from '../../../platform/db/instant.ts'
import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import type { DepositDeps } from '../deps.ts'
import { closeSignIn } from '../../identity/index.ts'
import { creditAgreed } from '../event/creditAgreed.ts'
import { reconcileDay } from '../reconciliation/reconcileDay.ts'
import { settlePayment } from '../event/settlePayment.ts'
import { settle } from '../event/settle.ts'

let cashier: DepositWorld
let token: string
let other: string
let player: Player
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
  other = (await staffOf(cashier.world, { role: 'compliance' })).token
})
afterAll(() => cashier.close())
beforeEach(async () => {
  player = await cashier.player()
})

const deps = () => cashier.world.api.deposits
const claimOf = (id: string) => ({ gateway: 'paymongo', reference: id, uid: player.uid })

function payMongo() {
  const gateway = deps().gateways.get('paymongo')
  if (!gateway) throw new Error('no gateway')
  return gateway
}

/** What the gateway tells otherwise of whatever it took, as long as this goes on; that it has nothing, by null. */
async function whileTold<T>(change: Partial<TakenPayment> | null, work: () => Promise<T>): Promise<T> {
  const gateways = deps().gateways as Map<string, PaymentGateway>
  const gateway = payMongo()
  const lie = (paid: readonly TakenPayment[]) => (change ? paid.map(one => ({ ...one, ...change })) : [])
  gateways.set('paymongo', {
    ...gateway,
    async findPayment(session: string) {
      const page = await gateway.findPayment(session)
      return page && { ...page, paid: lie(page.paid) }
    },
    async findTaken(id) {
      const found = await gateway.findTaken(id)
      return found && lie([found])[0]
    },
    async listPaid(sinceMs, place) {
      const page = (await gateway.listPaid?.(sinceMs, place)) ?? { paid: [], unread: [], next: '' }
      return { ...page, paid: lie(page.paid) }
    },
  })
  try {
    return await work()
  } finally {
    gateways.set('paymongo', gateway)
  }
}

/** A deposit of ₱100 that was paid, of which no event tells. */
async function payUnheard(): Promise<{ readonly id: string; readonly name: BreakName }> {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  const paid = (await listPaidSince(payMongo(), 0)).find(({ reference }) => reference === id)
  if (!paid) throw new Error('nothing was paid')
  return { id, name: { gateway: 'paymongo', payment_id: paid.id } }
}

const propose = (name: BreakName) => proposeBreak(cashier.world, name, { uid: player.uid, token })
const agree = (name: BreakName) => decideBreak(cashier.world, name, { uid: player.uid, token: other })

/** Somebody who does something in between, right before the row of the deposit is locked, or behind that commit. */
function stalled(between: () => Promise<unknown>, { isBehind = false } = {}): DepositDeps {
  const { db, ...own } = deps()
  let isFirst = true
  const slow = Object.create(db) as { member: typeof db.member }
  slow.member = async (uid, work) => {
    const isNow = isFirst
    isFirst = false
    if (isNow && !isBehind) await between()
    const done = await db.member(uid, work)
    if (isNow && isBehind) await between()
    return done
  }
  return { ...own, db: slow as typeof db }
}

test('what two people credit between the gateway’s word and the flip of its deposit is credited once', async () => {
  const { id, name } = await payUnheard()
  const tooMuch = { amount: 1_500_000n }
  await whileTold(tooMuch, () => settle(deps(), claimOf(id)))
  expect((await propose(name)).status).toBe(200)
  const agreed: number[] = []
  await settle(
    stalled(async () => void agreed.push((await whileTold(tooMuch, () => agree(name))).status)),
    claimOf(id),
  )
  expect([agreed, await stateOfBreak(cashier.world, name)]).toEqual([[200], 'credited'])
  expect((await cashier.row(player, id)).status).toBe('pending')
  expect(await creditsOf(cashier.world, player)).toHaveLength(1)
  expect(await cashier.balance(player)).toBe('150.00')
})

test('an earlier report with another amount makes no break of a payment that its deposit was credited with', async () => {
  const { id, name } = await payUnheard()
  const late = await whileTold({ amount: 1_500_000n }, async () => ({ ...deps(), gateways: new Map(deps().gateways) }))
  await settle({ ...late, db: stalled(() => settle(deps(), claimOf(id)), { isBehind: true }).db }, claimOf(id))
  expect((await cashier.row(player, id)).status).toBe('completed')
  expect(await stateOfBreak(cashier.world, name)).toBeUndefined()
})

test('the night tells of a payment that was credited twice', async () => {
  const { id, name } = await payUnheard()
  await settle(deps(), claimOf(id))
  const audit = async () =>
    (await reconcileDay(deps(), payMongo(), manilaDay(cashier.world.clock.now()))).mismatches.filter(
      ({ kind }) => kind === 'twice',
    )
  expect(await audit()).toEqual([])
  const at = { found_at: instant(1), closed_at: instant(cashier.world.clock.now()) }
  const people = { proposed_uid: player.uid, proposed_by: randomUUID(), state: 'credited' }
  const found = { reference: id, uid: player.uid, reason: 'amount', amount: 1_500_000n, currency: 'PHP' }
  await cashier.world.db.app(tx =>
    tx
      .insertInto('payment_break')
      .values({ ...name, ...found, ...people, ...at })
      .execute(),
  )
  expect(await audit()).toMatchObject([{ name: name.payment_id, amount: 1_000_000n, otherAmount: 1_500_000n }])
})

/** As it is shown to people. */
function kept({ payment_id: id }: BreakName) {
  return cashier.world.db.app(tx =>
    tx
      .selectFrom('payment_break')
      .select(['amount', 'currency', 'reason', 'state', 'proposed_uid'])
      .where('payment_id', '=', id)
      .executeTakeFirst(),
  )
}

async function incidentOf({ payment_id: id }: BreakName) {
  const incidents = await cashier.world.db.app(listIncidents)
  return incidents.find(({ subject }) => subject === `paymongo ${id}`)?.detail
}

test('a break whose payment changed at the gateway before the approval is not credited, and shows the new details', async () => {
  const { id, name } = await payUnheard()
  const first = { amount: 50_000_000n }
  await whileTold(first, () => settle(deps(), claimOf(id)))
  await propose(name)
  expect(await whileTold({ amount: 10_000n }, () => agree(name))).toMatchObject({ status: 409, code: 'break_changed' })
  expect(await kept(name)).toMatchObject({ amount: 10_000n, reason: 'amount', state: 'open', proposed_uid: null })
  expect(await incidentOf(name)).toMatchObject({ units: '10000' })
  expect(await creditsOf(cashier.world, player)).toEqual([])
})

test('a payment in another currency is never credited', async () => {
  const { id, name } = await payUnheard()
  const paid = (await listPaidSince(payMongo(), 0)).find(({ reference }) => reference === id)
  if (!paid) throw new Error('nothing was paid')
  await settlePayment(deps(), payMongo(), { ...paid, reference: '', intent: '' })
  await propose(name)
  await whileTold({ currency: 'USD' }, async () => {
    expect(await agree(name)).toMatchObject({ status: 409, code: 'break_changed' })
    expect(await kept(name)).toMatchObject({ currency: 'USD', reason: 'currency', state: 'open' })
    expect(await propose(name)).toMatchObject({ status: 422, code: 'break_currency' })
  })
  expect(await creditsOf(cashier.world, player)).toEqual([])
})

test('what was given back meanwhile, or cannot be asked about, is not credited', async () => {
  const { id, name } = await payUnheard()
  const doubled = { amount: 2_000_000n }
  await whileTold(doubled, () => settle(deps(), claimOf(id)))
  await propose(name)
  expect(await whileTold(null, () => agree(name))).toMatchObject({ status: 409, code: 'break_gone' })
  await cashier.misbehave({ party: 'paymongo', kind: 'refusing' })
  expect(await agree(name)).toMatchObject({ status: 503, code: 'gateway_silent' })
  await cashier.misbehave({ party: 'paymongo', kind: 'none' })
  expect([await kept(name), await creditsOf(cashier.world, player)]).toMatchObject([{ state: 'proposed' }, []])
  expect((await whileTold(doubled, () => agree(name))).status).toBe(200)
  expect(await cashier.balance(player)).toBe('200.00')
})

test('what was agreed to and whose job gave up long ago is credited by the clock, once its gateway is connected', async () => {
  const { id, name } = await payUnheard()
  await whileTold({ amount: 2_000_000n }, () => settle(deps(), claimOf(id)))
  await propose(name)
  await cashier.world.db.app(tx =>
    tx.updateTable('payment_break').set({ state: 'crediting' }).where('payment_id', '=', name.payment_id).execute(),
  )
  const { data } = await askOffice(
    cashier.world,
    'GET /office/api/break/list',
    { query: { state: 'crediting' } },
    token,
  )
  expect(data.d.map(({ payment_id }) => payment_id)).toEqual([name.payment_id])
  expect(await creditAgreed({ ...deps(), gateways: new Map() })).toBe(0)
  expect(await creditAgreed(deps())).toBe(1)
  expect([await stateOfBreak(cashier.world, name), await creditAgreed(deps())]).toEqual(['credited', 0])
  expect(await cashier.balance(player)).toBe('200.00')
})

test('what its gateway names rightly by the time two people agree is its deposit’s, and nobody else is credited with it', async () => {
  const { id, name } = await payUnheard()
  const paid = (await listPaidSince(payMongo(), 0)).find(({ reference }) => reference === id)
  if (!paid) throw new Error('nothing was paid')
  await settlePayment(deps(), payMongo(), { ...paid, reference: '', intent: '' })
  const stranger = await cashier.player()
  const wish = { uid: stranger.uid, token }
  expect((await proposeBreak(cashier.world, name, wish)).status).toBe(200)
  const agreed = await decideBreak(cashier.world, name, { ...wish, token: other })
  expect(agreed).toMatchObject({ status: 409, code: 'break_changed' })
  expect([(await cashier.row(player, id)).status, await stateOfBreak(cashier.world, name)]).toEqual([
    'completed',
    'settled',
  ])
  expect([await cashier.balance(player), await creditsOf(cashier.world, stranger)]).toEqual(['100.00', []])
})

test('nobody is credited whose account was closed since it was proposed', async () => {
  const { id, name } = await payUnheard()
  await whileTold({ amount: 2_000_000n }, async () => {
    await settle(deps(), claimOf(id))
    await propose(name)
    await cashier.world.db.app(tx => closeSignIn(tx, player.uid, cashier.world.clock.now()))
    expect(await agree(name)).toMatchObject({ status: 422, code: 'break_member' })
  })
  expect([await stateOfBreak(cashier.world, name), await creditsOf(cashier.world, player)]).toEqual(['proposed', []])
})
