import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'regulator' })).token
})
afterAll(() => world.close())

async function list(query: { state?: 'waiting' | 'kept'; gateway?: string; cursor?: string; page_size?: string }) {
  return (await askOffice(world, 'GET /office/api/break/list', { query }, token)).data
}

test('breaks are listed the latest found first, page by page, by state and by gateway', async () => {
  const found = (day: number, gateway: string) => ({
    gateway,
    payment_id: `pay_${day}`,
    reason: 'unknown' as const,
    reference: '',
    amount: 1_000_000n,
    currency: 'PHP',
    found_at: instant(Date.UTC(2026, 2, day)),
  })
  const closed = { state: 'kept' as const, closed_at: instant(Date.UTC(2026, 2, 5)) }
  await world.db.app(async tx => {
    await tx
      .insertInto('payment_break')
      .values([found(1, 'maya'), found(2, 'xendit'), found(3, 'maya')])
      .execute()
    await tx
      .insertInto('payment_break')
      .values({ ...found(4, 'maya'), ...closed })
      .execute()
  })
  const idsOf = async (query: Parameters<typeof list>[0]) => (await list(query)).d.map(one => one.payment_id)
  const first = await list({ page_size: '3' })
  expect([first.t, first.d.map(one => one.payment_id)]).toEqual([4, ['pay_4', 'pay_3', 'pay_2']])
  expect(await idsOf({ page_size: '3', cursor: first.next ?? '' })).toEqual(['pay_1'])
  expect(await idsOf({ state: 'waiting' })).toEqual(['pay_3', 'pay_2', 'pay_1'])
  expect(await idsOf({ state: 'kept' })).toEqual(['pay_4'])
  expect(await idsOf({ gateway: 'xendit' })).toEqual(['pay_2'])
})

test('whoever may not see breaks sees none', async () => {
  const kyc = (await staffOf(world, { role: 'kyc' })).token
  expect(await askOffice(world, 'GET /office/api/break/list', {}, kyc)).toMatchObject({ status: 403 })
})
