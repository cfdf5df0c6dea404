import {
  ask,
  askOffice,
  listIncidents,
  openWithdrawalWorld,
  type Payable,
  staffOf,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { auditAll } from '../../wallet/index.ts'
import { advanceWithdrawal } from './advanceWithdrawal.ts'
import { send } from './send.ts'
import { findWithdrawal } from '../withdrawal.store.ts'

const hour = 3_600_000
let desk: WithdrawalWorld
let gateways: Map<string, PayoutGateway>
let honest: PayoutGateway
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  gateways = desk.world.api.withdrawals.payouts as Map<string, PayoutGateway>
  honest = gateways.get('paymongo') as PayoutGateway
})
afterAll(async () => {
  const { db, clock } = desk.world
  expect((await auditAll({ db, clock })).findings).toEqual([])
  await desk.close()
})

async function wait(hours: number): Promise<void> {
  desk.world.clock.advance(hours * hour)
  await desk.work()
}

/** The staff's sessions end meanwhile, so that each comes anew. */
async function cancel({ uid }: Payable, id: string) {
  const { token } = await staffOf(desk.world, { role: 'finance' })
  const body = { uid: String(uid), id, reason: 'Nobody pays it' }
  return askOffice(desk.world, 'POST /office/api/withdrawal/cancel', { body }, token)
}

async function read({ uid }: Payable, id: string) {
  const { token } = await staffOf(desk.world, { role: 'risk' })
  const { data } = await askOffice(
    desk.world,
    'POST /office/api/withdrawal/read',
    { body: { uid: String(uid), id } },
    token,
  )
  return data
}

async function letPay(isPaying: boolean): Promise<void> {
  const { token } = await staffOf(desk.world, { role: 'risk' })
  const body = { name: 'paymongo', pays_out: isPaying, reason: 'The contract has ended' }
  const { status } = await askOffice(desk.world, 'POST /office/api/gateway/payouts', { body }, token)
  expect(status).toBe(200)
}

/** What people are called to about one now. */
async function calls(id: string): Promise<readonly string[]> {
  const rows = await desk.world.db.app(listIncidents)
  return rows.filter(row => row.subject === `paymongo ${id}` && row.closed_at === null).map(({ kind }) => kind)
}

/** Whether its member is told that it takes longer. */
async function isLate(player: Payable, id: string): Promise<boolean> {
  return (await ask(desk.world, 'GET /finance/withdraw/detail', { query: { id } }, player)).data.is_late
}

const given = { balance: '1000.00', withdrawable: '1000.00', held: 0n }
const paid = { balance: '500.00', withdrawable: '500.00', held: 0n }

test('through a gateway that pays nobody any more: people are called after two days, and one of them has it back once', async () => {
  const luz = await desk.payable()
  await letPay(false)
  const id = await desk.begin(luz)
  expect(await isLate(luz, id)).toBe(false)
  await wait(1)
  expect(await isLate(luz, id)).toBe(true)
  await wait(46)
  expect([(await cancel(luz, id)).code, await calls(id)]).toEqual(['withdrawal_decided', []])
  await wait(1)
  expect([await calls(id), (await read(luz, id)).is_unsent]).toEqual([['PAYOUT_UNSENT'], true])
  const answers = await Promise.all([cancel(luz, id), cancel(luz, id), cancel(luz, id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'declined', sent_at: null })
  expect([await desk.money(luz), await calls(id), (await read(luz, id)).is_unsent]).toEqual([given, [], false])
  await letPay(true)
  for (let passed = 0; passed < 3; passed++) await wait(1)
  expect([await desk.transfers(id), await desk.money(luz)]).toEqual([[], given])
})

test('through one that takes them up again: they are sent, and nobody is called to them or may have them back', async () => {
  const luz = await desk.payable()
  await letPay(false)
  const id = await desk.begin(luz)
  await wait(49)
  expect(await calls(id)).toEqual(['PAYOUT_UNSENT'])
  await letPay(true)
  await wait(1)
  expect([(await cancel(luz, id)).code, await calls(id)]).toEqual(['withdrawal_decided', []])
  await wait(1)
  expect([(await desk.row(luz, id)).status, await desk.money(luz)]).toEqual(['completed', paid])
})

test('declined while it is sent, whoever comes first: it is either, and never both', async () => {
  for (const isFirst of [true, false]) {
    const luz = await desk.payable()
    await letPay(false)
    const id = await desk.begin(luz)
    await wait(49)
    await letPay(true)
    const seeing = () => advanceWithdrawal(desk.world.api.withdrawals, { uid: luz.uid, id })
    await Promise.all(isFirst ? [seeing(), cancel(luz, id), seeing()] : [cancel(luz, id), seeing(), seeing()])
    await wait(1)
    const sent = await desk.transfers(id)
    expect([sent.length, (await desk.row(luz, id)).status]).toEqual(
      sent.length > 0 ? [1, 'completed'] : [0, 'canceled'],
    )
    expect(await desk.money(luz)).toEqual(sent.length > 0 ? paid : given)
  }
})

test('whoever read it before it was declined sends it no more', async () => {
  const luz = await desk.payable()
  await letPay(false)
  const id = await desk.begin(luz)
  await wait(49)
  const { withdrawals } = desk.world.api
  const seen = await desk.world.db.member(luz.uid, tx => findWithdrawal(tx, luz.uid, id))
  if (!seen) throw new Error('There is no withdrawal.')
  expect((await cancel(luz, id)).status).toBe(200)
  await letPay(true)
  expect([await send(withdrawals, honest, seen), await desk.transfers(id)]).toEqual([null, []])
})

test('for a tester where money is real', async () => {
  const tess = await desk.payable({ kyc: 'test_account', pesos: 0n })
  const gift = { uid: tess.uid, reference: `gift ${tess.uid}`, amount: 10_000_000n } as const
  await desk.move({ ...gift, act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' })
  const id = await desk.begin(tess)
  const { token } = await staffOf(desk.world, { role: 'finance' })
  const body = { uid: String(tess.uid), id }
  expect((await askOffice(desk.world, 'POST /office/api/withdrawal/approve', { body }, token)).status).toBe(200)
  gateways.set('paymongo', { ...honest, isLive: true })
  await wait(49)
  expect([await calls(id), (await cancel(tess, id)).status]).toEqual([['PAYOUT_UNSENT'], 200])
  gateways.set('paymongo', honest)
  expect([(await desk.money(tess)).held, await calls(id), await desk.transfers(id)]).toEqual([0n, [], []])
})

test('through a gateway that is set up no more: what was not sent may be had back, of what was sent only time runs out', async () => {
  const [luz, ben] = [await desk.payable(), await desk.payable()]
  await desk.bend('transfers', 'pending', 1)
  const sent = await desk.begin(ben)
  await desk.work()
  gateways.delete('paymongo')
  const id = await desk.begin(luz).catch(() => '')
  expect(id).toBe('')
  gateways.set('paymongo', honest)
  const unsent = await desk.begin(luz)
  gateways.delete('paymongo')
  await wait(25)
  await wait(24)
  expect([(await desk.row(ben, sent)).status, await calls(sent)]).toEqual(['timeout', ['PAYOUT_SILENT']])
  expect([(await cancel(ben, sent)).code, (await desk.money(ben)).held]).toEqual(['withdrawal_decided', 500n])
  expect([await calls(unsent), (await cancel(luz, unsent)).status]).toEqual([['PAYOUT_UNSENT'], 200])
  expect([await desk.money(luz), await calls(unsent)]).toEqual([given, []])
  gateways.set('paymongo', honest)
  await desk.decide(sent, 'succeeded')
  await wait(1)
  expect([(await desk.row(ben, sent)).status, await desk.money(ben)]).toEqual(['completed', paid])
})
