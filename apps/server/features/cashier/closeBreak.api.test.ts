import {
  askOffice,
  type BreakName,
  breakReason,
  creditsOf,
  type DepositWorld,
  listIncidents,
  listPaidSince,
  makeBreak,
  makeDeadBreak,
  openDepositWorld,
  proposeBreak,
  staffOf,
  stateOfBreak,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentGateway } from '../../platform/gateway/paymentGateway.ts'
import { type DepositDeps, settle } from '../deposit/index.ts'

let cashier: DepositWorld
let token: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
})
afterAll(() => cashier.close())

function close(name: BreakName, outcome: 'returned' | 'kept', by = token) {
  const body = { ...name, outcome, reason: breakReason }
  return askOffice(cashier.world, 'POST /office/api/break/close', { body }, by)
}

test.each(['returned', 'kept'] as const)(
  'a break that was %s is closed once, and nothing moves here',
  async outcome => {
    const { world } = cashier
    const player = await cashier.player()
    const name = await makeBreak(cashier, player)
    const open = async () =>
      (await world.db.app(listIncidents)).some(one => one.closed_at === null && one.subject.includes(name.payment_id))
    expect(await open()).toBe(true)
    expect((await close(name, outcome)).status).toBe(200)
    expect(await close(name, outcome)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await proposeBreak(world, name, { token, uid: player.uid })).toMatchObject({ status: 409 })
    expect([await stateOfBreak(world, name), await open(), await creditsOf(world, player)]).toEqual([
      outcome,
      false,
      [],
    ])
  },
)

test('nobody closes what is their own, what is not there, or without the permission', async () => {
  const player = await cashier.player()
  const name = await makeBreak(cashier, player)
  const own = await staffOf(cashier.world, { role: 'finance', memberUid: player.uid })
  const support = await staffOf(cashier.world, { role: 'support' })
  expect(await close(name, 'kept', own.token)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await close(name, 'kept', support.token)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await close({ ...name, payment_id: 'nothing' }, 'kept')).toMatchObject({ status: 404 })
})

/** Money of a deposit of ₱100 that its gateway told with another amount at first, so that it is a break. */
async function toldOtherwise() {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  const { deposits } = cashier.world.api
  const gateway = deposits.gateways.get('paymongo') as PaymentGateway
  const lying: PaymentGateway = {
    ...gateway,
    async findPayment(session) {
      const page = await gateway.findPayment(session)
      return page && { ...page, paid: page.paid.map(one => ({ ...one, amount: 1_500_000n })) }
    },
  }
  const claim = { gateway: 'paymongo', reference: id, uid: player.uid }
  await settle({ ...deposits, gateways: new Map([['paymongo', lying]]) }, claim)
  const paid = (await listPaidSince(gateway, 0)).find(({ reference }) => reference === id)
  return { player, id, claim, name: { gateway: 'paymongo', payment_id: paid?.id ?? '' } }
}

/** Somebody who does something in between, right before the row of the deposit is locked. */
function stalled(between: () => Promise<unknown>): DepositDeps {
  const { db, ...own } = cashier.world.api.deposits
  let isFirst = true
  const slow = Object.create(db) as { member: typeof db.member }
  slow.member = async (uid, work) => {
    const isNow = isFirst
    isFirst = false
    if (isNow) await between()
    return db.member(uid, work)
  }
  return { ...own, db: slow as typeof db }
}

test.each(['returned', 'kept'] as const)(
  'what was %s between the gateway’s word and the flip of its deposit is credited to nobody',
  async outcome => {
    const { player, id, claim, name } = await toldOtherwise()
    const closed: number[] = []
    await settle(
      stalled(async () => void closed.push((await close(name, outcome)).status)),
      claim,
    )
    expect([closed, await stateOfBreak(cashier.world, name)]).toEqual([[200], outcome])
    expect([(await cashier.row(player, id)).status, await creditsOf(cashier.world, player)]).toEqual(['pending', []])
  },
)

test('what its deposit was credited with is given back by nobody, also if its break was left open by a kill, and is over', async () => {
  const { player, id, claim, name } = await toldOtherwise()
  await settle(cashier.world.api.deposits, claim)
  expect((await cashier.row(player, id)).status).toBe('completed')
  await cashier.world.db.app(tx =>
    tx
      .updateTable('payment_break')
      .set({ state: 'open', closed_at: null })
      .where('payment_id', '=', name.payment_id)
      .execute(),
  )
  expect(await close(name, 'returned')).toMatchObject({ status: 422, code: 'break_taken' })
  expect([await stateOfBreak(cashier.world, name), await cashier.balance(player)]).toEqual(['settled', '100.00'])
})

test('what the gateway told of twice is closed, though another deposit has it', async () => {
  const player = await cashier.player()
  const name = await makeDeadBreak(cashier.world, player.uid, 'taken')
  expect((await close(name, 'kept')).status).toBe(200)
})
