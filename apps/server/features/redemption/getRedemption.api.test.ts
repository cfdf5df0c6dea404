import { dayMs } from '@saya/money'
import { ask, askOffice, type MallTools, mallTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
})
afterAll(() => world.close())

/** The day is over by which what a member redeemed was to be there. */
function makeDue({ uid }: Player) {
  const atMs = world.clock.now() - dayMs
  return world.db.member(uid, tx =>
    tx
      .updateTable('redemption')
      .set({ expected_at: instant(atMs) })
      .where('uid', '=', uid)
      .execute(),
  )
}

test('a redemption whose day is over is told as late, to its member and at the desk, until it has come [MALL-79]', async () => {
  const id = await mall.goods(3)
  const ana = await mall.buyer(100n)
  await mall.submit(ana, id)
  const look = async () => (await mall.listOf(ana)).data.d.map(({ is_late }) => is_late)
  expect(await look()).toEqual([false])
  await makeDue(ana)
  expect(await look()).toEqual([true])
  const query = { uid: String(ana.uid) }
  const { data } = await askOffice(world, 'GET /office/api/redemption/list', { query }, mall.staff.support.token)
  expect(data.d.map(({ is_late }) => is_late)).toEqual([true])
})

test('what is picked up is not late once its day is over, but told as waiting at the store [MALL-84]', async () => {
  const id = await mall.goods(3, { product_type: 2, deliver_method: 2, stores: ['Makati'] })
  const ana = await mall.buyer(100n)
  await mall.submit(ana, id, { deliver_method: 2, store_address: 'Makati' })
  const look = async () => (await mall.listOf(ana)).data.d.map(row => [row.is_late, row.is_waiting])
  expect(await look()).toEqual([[false, false]])
  await makeDue(ana)
  expect(await look()).toEqual([[false, true]])
})

test('no member sees the redemption of another', async () => {
  const id = await mall.goods(5)
  const [ana, ben] = [await mall.buyer(100n), await mall.buyer(0n)]
  await mall.submit(ana, id)
  const own = (await mall.listOf(ana)).data.d[0]?.id ?? ''
  expect((await ask(world, 'GET /member/order/detail', { query: { id: own } }, ben)).status).toBe(404)
  expect((await mall.listOf(ben)).data).toMatchObject({ d: [], t: 0 })
})

test('a redemption says by when it comes: as many days behind the call as the goods take', async () => {
  const id = await mall.goods(5, { delivery_days: 5 })
  const ana = await mall.buyer(100n)
  await mall.submit(ana, id)
  const own = (await mall.listOf(ana)).data.d[0]?.id ?? ''
  const { data } = await ask(world, 'GET /member/order/detail', { query: { id: own } }, ana)
  expect(data.expected_at).toBe(Math.floor(world.clock.now() / 1000) + 5 * 86_400)
})
