import {
  askOffice,
  type BreakName,
  breakReason,
  type DepositWorld,
  listIncidents,
  listPaidSince,
  openDepositWorld,
  type Player,
  staffOf,
  stateOfBreak,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import { askAboutBreak } from '../break/askAboutBreak.ts'
import { findBreak } from '../break/break.store.ts'
import { readListings } from './readListings.ts'
import { settlePayment } from '../event/settlePayment.ts'
import { settle } from '../event/settle.ts'

let cashier: DepositWorld
let token: string
let player: Player
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
})
afterAll(() => cashier.close())
beforeEach(async () => {
  player = await cashier.player()
})

const deps = () => cashier.world.api.deposits

function payMongo(): PaymentGateway {
  const gateway = deps().gateways.get('paymongo')
  if (!gateway) throw new Error('no gateway')
  return gateway
}

/** A deposit of ₱100 that was paid, of which no event tells. */
async function payUnheard() {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  const paid = (await listPaidSince(payMongo(), 0)).find(({ reference }) => reference === id)
  if (!paid) throw new Error('nothing was paid')
  const name = { gateway: 'paymongo', payment_id: paid.id }
  return { id, paid, name, claim: { gateway: 'paymongo', reference: id, uid: player.uid } }
}

/** What the gateway tells otherwise than its own books have it. */
function telling(change: Partial<TakenPayment>) {
  const gateway = payMongo()
  const lying: PaymentGateway = {
    ...gateway,
    async findPayment(session) {
      const page = await gateway.findPayment(session)
      return page && { ...page, paid: page.paid.map(one => ({ ...one, ...change })) }
    },
  }
  return { ...deps(), gateways: new Map([['paymongo', lying]]) }
}

async function keep(name: BreakName): Promise<void> {
  const body = { ...name, outcome: 'kept', reason: breakReason } as const
  expect((await askOffice(cashier.world, 'POST /office/api/break/close', { body }, token)).status).toBe(200)
}

/** Whether somebody is called to it, and whether it stands among what waits for somebody. */
async function shown({ payment_id: id }: BreakName) {
  const incidents = await cashier.world.db.app(listIncidents)
  const calls = incidents.filter(one => one.closed_at === null && one.subject === `paymongo ${id}`)
  const { data } = await askOffice(
    cashier.world,
    'GET /office/api/break/list',
    { query: { state: 'waiting', q: id } },
    token,
  )
  return { calls: calls.map(({ kind }) => kind), waiting: data.d.map(one => [one.state, one.fits_at > 0]) }
}

const quiet = { calls: [], waiting: [] }
const called = { calls: ['PAYMENT_KEPT_FITS'], waiting: [['kept', true]] }

test('somebody is called to what was kept and fits its deposit by now, until it is opened again', async () => {
  const { name, claim } = await payUnheard()
  const tooMuch = telling({ amount: 1_500_000n })
  await settle(tooMuch, claim)
  await keep(name)
  await settle(tooMuch, claim)
  expect(await shown(name)).toEqual(quiet)
  await settle(deps(), claim)
  await settle(deps(), claim)
  expect(await shown(name)).toEqual(called)
  expect([await stateOfBreak(cashier.world, name), await cashier.balance(player)]).toEqual(['kept', '0.00'])
  const again = { body: { ...name, reason: breakReason } }
  expect((await askOffice(cashier.world, 'POST /office/api/break/reopen', again, token)).status).toBe(200)
  expect([await stateOfBreak(cashier.world, name), await cashier.balance(player)]).toEqual(['settled', '100.00'])
  expect(await shown(name)).toEqual(quiet)
})

test('nobody is called any more once it does not fit after all', async () => {
  const { name, claim } = await payUnheard()
  await settle(telling({ amount: 1_500_000n }), claim)
  await keep(name)
  await settle(deps(), claim)
  expect(await shown(name)).toEqual(called)
  await settle(telling({ currency: 'USD' }), claim)
  expect(await shown(name)).toEqual(quiet)
})

test("a payment without a known deposit is such a break too, once the gateway's list names its deposit", async () => {
  const { name, paid } = await payUnheard()
  await settlePayment(deps(), payMongo(), { ...paid, reference: '', intent: '' })
  await keep(name)
  expect(await shown(name)).toEqual(quiet)
  await readListings(deps())
  expect(await shown(name)).toEqual(called)
  expect([await stateOfBreak(cashier.world, name), await cashier.balance(player)]).toEqual(['kept', '0.00'])
})

test('what came beside the payment that a deposit was credited with fits nothing', async () => {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.act(payUrl, { act: 'twice' })
  await expect.poll(async () => (await cashier.row(player, id)).status).toBe('completed')
  const claim = { gateway: 'paymongo', reference: id, uid: player.uid }
  await settle(deps(), claim)
  const second = await cashier.world.db.app(tx =>
    tx.selectFrom('payment_break').select('payment_id').where('reference', '=', id).executeTakeFirstOrThrow(),
  )
  const name = { gateway: 'paymongo', payment_id: second.payment_id }
  await keep(name)
  await settle(deps(), claim)
  expect(await shown(name)).toEqual(quiet)
})

test('a payment is asked about by its name: what a gateway took since then is not read for it', async () => {
  const { id, paid, name } = await payUnheard()
  await cashier.world.db.app(tx => tx.deleteFrom('payment_session').where('reference', '=', id).execute())
  await settlePayment(deps(), payMongo(), { ...paid, reference: '', intent: '' })
  const gateway = payMongo()
  const asked: string[] = []
  const counting: PaymentGateway = {
    ...gateway,
    findTaken(one) {
      asked.push(one)
      return gateway.findTaken(one)
    },
    async listPaid() {
      throw new Error('Its list was read.')
    },
  }
  const kept = await cashier.world.db.app(tx => findBreak(tx, { gateway: 'paymongo', paymentId: name.payment_id }))
  if (!kept) throw new Error('no break')
  cashier.world.clock.advance(400 * 86_400_000)
  expect(await askAboutBreak({ ...deps(), gateways: new Map([['paymongo', counting]]) }, kept)).toBe('changed')
  expect(asked).toEqual([paid.id])
  expect((await cashier.row(player, id)).status).toBe('completed')
})
