import {
  askOffice,
  breakReason,
  decideBreak,
  type DepositWorld,
  makeBreak,
  makeDeadBreak,
  openDepositWorld,
  proposeBreak,
  staffOf,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
let token: string
let other: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
  other = (await staffOf(cashier.world, { role: 'compliance' })).token
})
afterAll(() => cashier.close())

async function suspense() {
  const { data } = await askOffice(cashier.world, 'GET /office/api/reconciliation/suspense', {}, token)
  return data.d.map(({ gateway, currency, waiting, kept, oldest_at: oldest }) => [
    `${gateway} ${currency}`,
    waiting,
    kept,
    oldest > 0,
  ])
}

const nothing = { count: 0, amount: '0.00' }

test('what came and is nobody’s is held in suspense until it has an owner, or for good where it is kept', async () => {
  const { world } = cashier
  const player = await cashier.player()
  expect(await suspense()).toEqual([])
  const first = await makeBreak(cashier, player)
  const second = await makeBreak(cashier, await cashier.player())
  await makeDeadBreak(world, player.uid, 'currency')
  const dollars = ['paymongo USD', { count: 1, amount: '12.50' }, nothing, true]
  expect(await suspense()).toEqual([['paymongo PHP', { count: 2, amount: '200.00' }, nothing, true], dollars])
  await proposeBreak(world, first, { token, uid: player.uid })
  expect((await suspense())[0]?.[1]).toEqual({ count: 2, amount: '200.00' })
  await decideBreak(world, first, { token: other, uid: player.uid })
  expect((await suspense())[0]?.[1]).toEqual({ count: 1, amount: '100.00' })
  const body = { ...second, outcome: 'kept', reason: breakReason } as const
  expect((await askOffice(world, 'POST /office/api/break/close', { body }, token)).status).toBe(200)
  expect(await suspense()).toEqual([['paymongo PHP', nothing, { count: 1, amount: '100.00' }, false], dollars])
  expect(await cashier.balance(player)).toBe('100.00')
})
