import { askOffice, type DepositWorld, openDepositWorld, staffOf } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

async function recheck(id: string, role: 'finance' | 'kyc' = 'finance', memberUid?: bigint) {
  const { token } = await staffOf(cashier.world, { role, ...(memberUid ? { memberUid } : {}) })
  const body = { id, reason: 'She sent her receipt' }
  return askOffice(cashier.world, 'POST /office/api/deposit/recheck', { body }, token)
}

test('a deposit that ran out and was paid late is asked about anew and credited, on record', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  cashier.world.clock.advance(31 * 60_000)
  expect((await recheck(id)).data).toEqual({ before: 'pending', status: 'timeout' })
  await cashier.act(payUrl)
  await cashier.misbehave({ party: 'paymongo', kind: 'silent', times: 1 })
  expect(await recheck(id)).toMatchObject({ status: 503, code: 'gateway_silent' })
  expect((await recheck(id)).data).toEqual({ before: 'timeout', status: 'completed' })
  expect((await recheck(id)).data).toEqual({ before: 'completed', status: 'completed' })
  expect(await cashier.row(player, id)).toMatchObject({ is_late: true })
  expect(await cashier.balance(player)).toBe('100.00')
  const { token } = await staffOf(cashier.world, { role: 'compliance' })
  const acts = await askOffice(cashier.world, 'GET /office/api/act/list', { query: { object: id } }, token)
  expect(acts.data.d.map(({ before, after }) => [before, after])).toContainEqual([
    '{"status":"timeout"}',
    '{"status":"completed"}',
  ])
})

test('what was paid on a page whose answer and event were lost is found by it, though another page is known', async () => {
  const player = await cashier.player()
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.misbehave({ party: 'paymongo_pages', kind: 'early', times: 1 })
  await cashier.misbehave({ party: 'paymongo', kind: 'cut', times: 1 })
  expect((await cashier.open(player, { key: 'lost' })).status).toBe(503)
  const { id } = await cashier.begin(player, { key: 'lost' })
  expect((await recheck(id)).data).toEqual({ before: 'pending', status: 'completed' })
  expect((await recheck(id)).data).toEqual({ before: 'completed', status: 'completed' })
  expect(await cashier.balance(player)).toBe('100.00')
})

test('nobody asks about a deposit of their own, nor one that is not there, nor without the permission', async () => {
  const player = await cashier.player()
  const { id } = await cashier.begin(player)
  expect(await recheck(id, 'finance', player.uid)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await recheck(id, 'kyc')).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await recheck('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatchObject({ status: 404 })
})
