import { ask, askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let desk: WithdrawalWorld
let token: string
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  token = (await staffOf(desk.world, { role: 'finance' })).token
})
afterAll(() => desk.close())

async function listOf(player: Payable, query: Record<string, string> = {}) {
  const { data } = await ask(desk.world, 'GET /finance/transaction/list', { query }, player)
  return data.d.filter(row => row.name !== 'Deposit' && row.name !== 'Bet' && row.name !== 'Win')
}
const standing = async (player: Payable, query?: Record<string, string>) =>
  (await listOf(player, query)).map(({ name, status }) => [name, status])

test('a withdrawal is said to stand where it stands, and is found by that, until it is paid [TXN-19]', async () => {
  const luz = await desk.payable({ pesos: 60_000n, channel: 'BPI', account: '7770000001' })
  const id = await desk.begin(luz, { amount: '25000' })
  const waits = [['Withdraw', 'under_review']]
  expect(await standing(luz)).toEqual(waits)
  expect(await standing(luz, { status: 'pending' })).toEqual(waits)
  expect(await standing(luz, { type: 'pending' })).toEqual(waits)
  expect(await standing(luz, { status: 'completed' })).toEqual([])
  await askOffice(desk.world, 'POST /office/api/withdrawal/approve', { body: { uid: String(luz.uid), id } }, token)
  expect(await standing(luz)).toEqual([['Withdraw', 'paying']])
  await desk.work()
  desk.world.clock.advance(60_000)
  await desk.work()
  expect(await standing(luz, { status: 'completed' })).toEqual([['Withdraw', 'completed']])
  expect(await standing(luz, { status: 'pending' })).toEqual([])
})

test('one that came to nothing failed, and what came back is there', async () => {
  const luz = await desk.payable({ pesos: 60_000n, channel: 'BPI', account: '7770000002' })
  const id = await desk.begin(luz, { amount: '25000' })
  const body = { uid: String(luz.uid), id, reason: 'It does not fit what they earn' }
  await askOffice(desk.world, 'POST /office/api/withdrawal/cancel', { body }, token)
  expect(await standing(luz, { status: 'failed' })).toEqual([['Withdraw', 'canceled']])
  expect(await standing(luz, { status: 'completed' })).toEqual([['Withdraw returned', 'completed']])
})
