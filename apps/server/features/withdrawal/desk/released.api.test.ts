import { ask, askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeExcludedCredit, listKeptGates } from '../../gate/index.ts'
import { post } from '../../wallet/index.ts'

let desk: WithdrawalWorld
let token = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  token = (await staffOf(desk.world, { role: 'risk' })).token
})
afterAll(() => desk.close())

const peso = 10_000n

function payIn({ uid }: Payable, pesos: bigint) {
  const reference = `unplayed ${uid} ${desk.world.clock.now()}`
  return desk.move({ act: 'deposit', gateway: 1, uid, reference, amount: pesos * peso })
}

async function exclude(player: Payable): Promise<void> {
  desk.world.clock.advance(1000)
  const { status } = await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '6m' } }, player)
  expect(status).toBe(200)
  desk.world.clock.advance(1000)
}

async function flagsOf(player: Payable, amount: string) {
  const id = await desk.begin(player, { amount })
  const { flags, status, approvals_needed: approvals } = await desk.row(player, id)
  return { id, flags, status, approvals }
}

async function read({ uid }: Payable, id: string) {
  const body = { uid: String(uid), id }
  return (await askOffice(desk.world, 'POST /office/api/withdrawal/read', { body }, token)).data
}

test('money that was paid in, not played and freed by an exclusion is looked at before it is paid, however much was played before [SAFE-142]', async () => {
  const luz = await desk.payable({ pesos: 40_000n })
  await payIn(luz, 15_000n)
  expect(await desk.money(luz)).toMatchObject({ balance: '55000.00', withdrawable: '40000.00' })
  await exclude(luz)
  const { id, ...found } = await flagsOf(luz, '15000')
  expect(found).toEqual({ flags: ['released'], status: 'under_review', approvals: 1 })
  expect((await read(luz, id)).released_unplayed).toBe('15000.00')
  await desk.work()
  expect(await desk.transfers(id)).toEqual([])
  const body = { uid: String(luz.uid), id }
  expect((await askOffice(desk.world, 'POST /office/api/withdrawal/approve', { body }, token)).status).toBe(200)
  await desk.work()
  expect(await desk.transfers(id)).toHaveLength(1)
  await desk.decide(id, 'succeeded')
  desk.world.clock.advance(60_000)
  await desk.work()
  // As much has left as was freed: what else they have waits for nobody.
  expect(await flagsOf(luz, '5000')).toMatchObject({ flags: [], status: 'paying' })
  expect((await read(luz, id)).released_unplayed).toBe('15000.00')
})

test('whoever had played everything, or never excluded themselves, waits for nobody [SAFE-142]', async () => {
  const [ana, ben] = [await desk.payable({ pesos: 15_000n }), await desk.payable({ pesos: 40_000n })]
  await exclude(ana)
  expect(await flagsOf(ana, '15000')).toMatchObject({ flags: [], status: 'paying' })
  await payIn(ben, 15_000n)
  expect(await flagsOf(ben, '15000')).toMatchObject({ flags: [], status: 'paying' })
})

test('what is credited to an excluded member is freed unplayed as well [SAFE-142]', async () => {
  const mia = await desk.payable({ pesos: 40_000n })
  await exclude(mia)
  await desk.world.db.member(mia.uid, async tx => {
    const reference = 'e3f6a2f8-5d7c-4a3e-9b1a-1d1f0c9b7a55'
    const credit = { uid: mia.uid, kind: 10, reference, amount: 900n * peso, nowMs: desk.world.clock.now() } as const
    const posted = await post(tx, { ...credit, act: 'deposit', gateway: 1 })
    if (!posted.ok) throw new Error('The ledger refused the deposit.')
    await freeExcludedCredit(tx, await listKeptGates(tx, mia.uid), credit)
  })
  expect(await flagsOf(mia, '500')).toMatchObject({ flags: ['released'], approvals: 1 })
})
