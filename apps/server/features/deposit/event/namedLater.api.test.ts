import {
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
import type { PaymentGateway } from '../../../platform/gateway/paymentGateway.ts'
import { creditBreak } from '../break/creditBreak.ts'
import { readListings } from '../reconciliation/readListings.ts'
import { settlePayment } from './settlePayment.ts'
import { settle } from './settle.ts'

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

/** Money of a deposit that its gateway tells of without saying what it was for, so that it waits for people. */
async function makeNameless({ amount = 0n } = {}) {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  const gateway = deps().gateways.get('paymongo')
  if (!gateway) throw new Error('no gateway')
  const paid = (await listPaidSince(gateway, 0)).find(payment => payment.reference === id)
  if (!paid) throw new Error('nothing was paid')
  const wrong = { ...paid, amount: paid.amount + amount }
  if (amount === 0n) await settlePayment(deps(), gateway, { ...paid, reference: '', intent: '' })
  else await settle({ ...deps(), gateways: telling(wrong) }, claimOf(id))
  const name = { gateway: 'paymongo', payment_id: paid.id }
  expect(await stateOfBreak(cashier.world, name)).toBe('open')
  return { id, paid, name }
}

/** A gateway that tells of one payment, which is not what its own books have. */
function telling(payment: { readonly id: string; readonly amount: bigint; readonly reference: string }) {
  const gateway = deps().gateways.get('paymongo')
  if (!gateway) throw new Error('no gateway')
  const told = {
    ...gateway,
    async findPayment(session: string) {
      const page = await gateway.findPayment(session)
      return page && { ...page, paid: page.paid.map(one => ({ ...one, amount: payment.amount })) }
    },
  }
  return new Map([['paymongo', told]])
}

/** Has the gateway tell of no payment what it was for, until it is told to again. */
function forget(): () => void {
  const gateways = deps().gateways as Map<string, PaymentGateway>
  const gateway = gateways.get('paymongo')
  if (!gateway) throw new Error('no gateway')
  gateways.set('paymongo', {
    ...gateway,
    async findTaken(id) {
      const found = await gateway.findTaken(id)
      return found && { ...found, reference: '', intent: '' }
    },
    async listPaid(sinceMs, place) {
      const page = (await gateway.listPaid?.(sinceMs, place)) ?? { paid: [], unread: [], next: '' }
      return { ...page, paid: page.paid.map(one => ({ ...one, reference: '', intent: '' })) }
    },
  })
  return () => void gateways.set('paymongo', gateway)
}

async function openBreaks() {
  const incidents = await cashier.world.db.app(listIncidents)
  return incidents.filter(({ kind, closed_at: closedAt }) => kind === 'PAYMENT_BREAK' && closedAt === null)
}

test('what people credited is not credited to its deposit too, once the gateway says what it was for', async () => {
  const { id, paid, name } = await makeNameless()
  const wish = { uid: player.uid }
  const named = forget()
  expect((await proposeBreak(cashier.world, name, { ...wish, token })).status).toBe(200)
  expect((await decideBreak(cashier.world, name, { ...wish, token: other })).status).toBe(200)
  named()
  await settle(deps(), claimOf(id))
  await settle(deps(), claimOf(id), { listed: [paid] })
  expect((await cashier.row(player, id)).status).toBe('pending')
  expect(await creditsOf(cashier.world, player)).toHaveLength(1)
  expect(await cashier.balance(player)).toBe('100.00')
})

test('what its deposit was credited with is closed by that, and nobody credits it any more', async () => {
  const { id, name } = await makeNameless()
  const wish = { uid: player.uid }
  await proposeBreak(cashier.world, name, { ...wish, token })
  await readListings(deps())
  expect((await cashier.row(player, id)).status).toBe('completed')
  expect(await stateOfBreak(cashier.world, name)).toBe('settled')
  expect((await openBreaks()).map(({ subject }) => subject)).not.toContain(`paymongo ${name.payment_id}`)
  expect((await decideBreak(cashier.world, name, { ...wish, token: other })).code).toBe('changed_meanwhile')
  expect(await cashier.balance(player)).toBe('100.00')
})

test('of both at once one has it, whichever is first', async () => {
  for (let round = 0; round < 4; round++) {
    // Of their own each time: whoever taps again for the same goes on with what is pending.
    player = await cashier.player()
    const { id, name } = await makeNameless()
    const wish = { uid: player.uid }
    const before = (await creditsOf(cashier.world, player)).length
    await proposeBreak(cashier.world, name, { ...wish, token })
    await Promise.all([decideBreak(cashier.world, name, { ...wish, token: other }), settle(deps(), claimOf(id))])
    await settle(deps(), claimOf(id))
    expect((await creditsOf(cashier.world, player)).length - before).toBe(1)
    expect(['credited', 'settled']).toContain(await stateOfBreak(cashier.world, name))
  }
})

test('what was told with another amount first is credited to its deposit alone, also if its break was left open by a kill', async () => {
  const { id, name } = await makeNameless({ amount: 10_000n })
  await settle(deps(), claimOf(id))
  expect([await stateOfBreak(cashier.world, name), (await cashier.row(player, id)).status]).toEqual([
    'settled',
    'completed',
  ])
  const reopened = { state: 'open', closed_at: null }
  await cashier.world.db.app(tx =>
    tx.updateTable('payment_break').set(reopened).where('payment_id', '=', name.payment_id).execute(),
  )
  expect(await proposeBreak(cashier.world, name, { uid: player.uid, token })).toMatchObject({ code: 'break_taken' })
  await readListings(deps())
  expect(await stateOfBreak(cashier.world, name)).toBe('settled')
  expect(await cashier.balance(player)).toBe('100.00')
})

test('a break whose gateway is not connected waits, and is credited once it is', async () => {
  const { name } = await makeNameless()
  const wish = { uid: player.uid }
  await proposeBreak(cashier.world, name, { ...wish, token })
  await cashier.world.db.app(tx =>
    tx.updateTable('payment_break').set({ state: 'crediting' }).where('payment_id', '=', name.payment_id).execute(),
  )
  const own = { gateway: 'paymongo', paymentId: name.payment_id }
  await expect(creditBreak({ ...deps(), gateways: new Map() }, own)).rejects.toThrow('not connected')
  await creditBreak(deps(), own)
  expect(await stateOfBreak(cashier.world, name)).toBe('credited')
})
