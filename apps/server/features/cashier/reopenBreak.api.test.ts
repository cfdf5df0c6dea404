import {
  askOffice,
  type BreakName,
  breakReason,
  type DepositWorld,
  listIncidents,
  listPaidSince,
  makeBreak,
  openDepositWorld,
  staffOf,
  stateOfBreak,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaymentGateway } from '../../platform/gateway/paymentGateway.ts'
import { readListings, settle } from '../deposit/index.ts'
import { settlePayment } from '../deposit/event/settlePayment.ts'

let cashier: DepositWorld
let token: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
})
afterAll(() => cashier.close())

const keep = (name: BreakName) =>
  askOffice(
    cashier.world,
    'POST /office/api/break/close',
    { body: { ...name, outcome: 'kept', reason: breakReason } },
    token,
  )

function reopen(name: BreakName, by = token) {
  return askOffice(cashier.world, 'POST /office/api/break/reopen', { body: { ...name, reason: breakReason } }, by)
}

async function isCalled({ payment_id: id }: BreakName) {
  const incidents = await cashier.world.db.app(listIncidents)
  return incidents.some(
    ({ kind, closed_at: closedAt, subject }) =>
      kind === 'PAYMENT_BREAK' && closedAt === null && subject === `paymongo ${id}`,
  )
}

test('what one person kept bars its deposit only until somebody opens it again', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  const { deposits } = cashier.world.api
  const gateway = deposits.gateways.get('paymongo') as PaymentGateway
  const claim = { gateway: 'paymongo', reference: id, uid: player.uid }
  const lying: PaymentGateway = {
    ...gateway,
    async findPayment(session) {
      const page = await gateway.findPayment(session)
      return page && { ...page, paid: page.paid.map(one => ({ ...one, amount: 1_500_000n })) }
    },
  }
  await settle({ ...deposits, gateways: new Map([['paymongo', lying]]) }, claim)
  const paid = (await listPaidSince(gateway, 0)).find(({ reference }) => reference === id)
  const name = { gateway: 'paymongo', payment_id: paid?.id ?? '' }
  expect((await keep(name)).status).toBe(200)
  await settle(deposits, claim)
  expect([(await cashier.row(player, id)).status, await isCalled(name)]).toEqual(['pending', false])
  expect((await reopen(name)).status).toBe(200)
  expect([(await cashier.row(player, id)).status, await cashier.balance(player)]).toEqual(['completed', '100.00'])
  expect([await stateOfBreak(cashier.world, name), await isCalled(name)]).toEqual(['settled', false])
  expect(await reopen(name)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

test('it waits for people again, once; nobody opens what is not kept, their own, or without the permission', async () => {
  const player = await cashier.player()
  const name = await makeBreak(cashier, player)
  expect(await reopen(name)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  await keep(name)
  const own = await staffOf(cashier.world, { role: 'finance', memberUid: player.uid })
  const support = await staffOf(cashier.world, { role: 'support' })
  expect(await reopen(name, own.token)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await reopen(name, support.token)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await reopen({ ...name, payment_id: 'nothing' })).toMatchObject({ status: 404 })
  const answers = await Promise.all([reopen(name), reopen(name)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect([await stateOfBreak(cashier.world, name), await isCalled(name)]).toEqual(['open', true])
})

test('it is asked about however long ago it was paid, also on a page of which nobody ever heard', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  const { deposits } = cashier.world.api
  const gateway = deposits.gateways.get('paymongo') as PaymentGateway
  const paid = (await listPaidSince(gateway, 0)).find(({ reference }) => reference === id)
  if (!paid) throw new Error('nothing was paid')
  const name = { gateway: 'paymongo', payment_id: paid.id }
  await cashier.world.db.app(tx => tx.deleteFrom('payment_session').where('reference', '=', id).execute())
  await settlePayment(deposits, gateway, { ...paid, reference: '', intent: '' })
  expect((await keep(name)).status).toBe(200)
  cashier.world.clock.advance(3 * 86_400_000)
  await readListings(deposits)
  token = (await staffOf(cashier.world, { role: 'finance' })).token
  expect((await reopen(name)).status).toBe(200)
  expect([(await cashier.row(player, id)).status, await stateOfBreak(cashier.world, name)]).toEqual([
    'completed',
    'settled',
  ])
})
