import { askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditAll } from '../wallet/index.ts'
import { settle } from './settle.ts'
import { findWithdrawal } from './withdrawal.store.ts'

const minute = 60_000
let desk: WithdrawalWorld
let luz: Payable
let finance = ''
let compliance = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(async () => {
  const { db, clock } = desk.world
  expect((await auditAll({ db, clock })).findings).toEqual([])
  await desk.close()
})
beforeEach(async () => {
  luz = await desk.payable()
  finance = (await staffOf(desk.world, { role: 'finance' })).token
  compliance = (await staffOf(desk.world, { role: 'compliance' })).token
})

function conclude(id: string, arrived: boolean, token: string, uid = luz.uid) {
  const body = { uid: String(uid), id, arrived, reason: 'The bank showed its books' }
  return askOffice(desk.world, 'POST /office/api/withdrawal/conclude', { body }, token)
}

async function pass(ms: number): Promise<void> {
  desk.world.clock.advance(ms)
  await desk.work()
}

/** One of which the gateway tells ₱501 for ₱500, and goes on doing so. */
async function misfit(): Promise<string> {
  await desk.bend('transfers', 'forged', 1)
  const id = await desk.begin(luz)
  await desk.work()
  await pass(minute)
  expect(await desk.row(luz, id)).toMatchObject({ status: 'paying' })
  return id
}

test('two people who say that it arrived end it, once, and one who says it twice is one', async () => {
  const id = await misfit()
  expect(await conclude(id, true, finance)).toMatchObject({ status: 200, data: { status: 'paying', said: 1 } })
  expect(await conclude(id, true, finance)).toMatchObject({ status: 409, code: 'verdict_by_others' })
  expect((await desk.money(luz)).held).toBe(500n)
  const { data } = await askOffice(
    desk.world,
    'POST /office/api/withdrawal/read',
    { body: { uid: String(luz.uid), id } },
    finance,
  )
  expect(data).toMatchObject({ verdicts: [{ arrived: true }], told: { amount: '501.00' } })
  expect((await conclude(id, true, compliance)).data).toEqual({ status: 'completed', said: 2 })
  expect(await conclude(id, true, compliance)).toMatchObject({ status: 409, code: 'withdrawal_fits' })
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed', outcome: '' })
  expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
})

test('nobody says that it did not arrive while the gateway tells that it did', async () => {
  const id = await misfit()
  for (const token of [finance, compliance]) {
    expect(await conclude(id, false, token)).toMatchObject({ status: 409, code: 'verdict_unfounded' })
  }
  expect([await desk.row(luz, id), await desk.money(luz)]).toMatchObject([{ status: 'paying' }, { held: 500n }])
})

test('what failed with another amount is freed once by two at once, and what the gateway tells later changes nothing', async () => {
  const id = await misfit()
  await desk.decide(id, 'failed')
  const answers = await Promise.all([finance, compliance, finance].map(token => conclude(id, false, token)))
  expect(answers.map(({ data }) => data?.status)).toContain('canceled')
  expect(await desk.row(luz, id)).toMatchObject({ status: 'canceled', outcome: 'failed' })
  const free = { balance: '1000.00', withdrawable: '1000.00', held: 0n }
  expect(await desk.money(luz)).toEqual(free)
  await desk.decide(id, 'succeeded')
  const risk = (await staffOf(desk.world, { role: 'risk' })).token
  const body = { uid: String(luz.uid), id }
  await askOffice(desk.world, 'POST /office/api/withdrawal/ask', { body }, risk)
  expect([await desk.row(luz, id), await desk.money(luz)]).toMatchObject([{ status: 'canceled' }, free])
})

test('people, and a gateway that knows nothing, send nothing back that was paid meanwhile', async () => {
  const { withdrawals } = desk.world.api
  const gateway = withdrawals.payouts.get('paymongo')
  const id = await desk.begin(luz)
  await desk.work()
  const before = await desk.row(luz, id)
  await pass(minute)
  expect(before.status).toBe('paying')
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed' })
  if (!gateway) throw new Error('no gateway')
  const found = await desk.world.db.member(luz.uid, tx => findWithdrawal(tx, luz.uid, id))
  if (!found) throw new Error('no withdrawal')
  const stale = { ...found, status: 'paying' as const }
  const told = { id: found.payoutId ?? '', reference: id, amount: 1n, currency: 'PHP', state: 'failed' as const }
  await settle(withdrawals, { gateway, withdrawal: stale, word: 'refused' })
  await settle(withdrawals, { gateway, withdrawal: stale, word: told, verdict: 'failed' })
  expect(await desk.row(luz, id)).toMatchObject({ status: 'completed', outcome: '' })
  expect(await desk.money(luz)).toEqual({ balance: '500.00', withdrawable: '500.00', held: 0n })
})

test('of one that fits nobody’s word counts, and of a silent gateway nothing is known', async () => {
  await desk.bend('transfers', 'pending', 1)
  const id = await desk.begin(luz)
  await desk.work()
  for (const token of [finance, compliance]) {
    expect(await conclude(id, true, token)).toMatchObject({ status: 409, code: 'withdrawal_fits' })
  }
  await desk.bend('payouts', 'silent')
  expect(await conclude(id, true, finance)).toMatchObject({ status: 503, code: 'gateway_unreachable' })
  await desk.bend('payouts', 'none')
  expect(await desk.row(luz, id)).toMatchObject({ status: 'paying' })
  expect((await desk.money(luz)).held).toBe(500n)
})

test('whoever let it be paid, may not, or means somebody else’s, says nothing of it', async () => {
  const rich = await desk.payable({ pesos: 40_000n })
  const id = await desk.begin(rich, { amount: '25000' })
  const body = { uid: String(rich.uid), id }
  await desk.bend('transfers', 'forged', 1)
  expect((await askOffice(desk.world, 'POST /office/api/withdrawal/approve', { body }, finance)).status).toBe(200)
  await desk.work()
  await pass(minute)
  expect(await conclude(id, true, finance, rich.uid)).toMatchObject({ status: 409, code: 'verdict_by_others' })
  const risk = (await staffOf(desk.world, { role: 'risk' })).token
  expect((await conclude(id, true, risk, rich.uid)).code).toBe('not_permitted')
  expect((await conclude(id, true, compliance)).code).toBe('not_found')
  expect((await conclude(id, true, compliance, rich.uid)).data).toEqual({ status: 'paying', said: 1 })
})
