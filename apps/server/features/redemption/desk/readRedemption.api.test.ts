import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
})
afterAll(() => world.close())

async function oneRedeemed() {
  const [id, player] = [await mall.goods(3), await mall.buyer(100n)]
  await mall.submit(player, id)
  return { uid: String(player.uid), id: (await mall.listOf(player)).data.d[0]?.id ?? '' }
}

test('to read whom a redemption goes to is on record, and asks for its permission', async () => {
  const body = await oneRedeemed()
  const read = (token: string) => askOffice(world, 'POST /office/api/redemption/read', { body }, token)
  expect((await read(mall.staff.support.token)).data).toMatchObject({
    recipient_name: 'Ana Reyes',
    phone_number: '9171234567',
    delivery_address: 'Blk 3 Lot 5 #12, Sampaguita St., Makati',
  })
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select('action').where('object_id', '=', body.id).execute(),
  )
  expect(acts.map(({ action }) => action)).toEqual(['redemption.read'])
  expect((await read(mall.staff.finance.token)).code).toBe('not_permitted')
  expect((await read('')).status).toBe(401)
  const unknown = { ...body, id: '00000000-0000-4000-8000-000000000000' }
  const missing = await askOffice(
    world,
    'POST /office/api/redemption/read',
    { body: unknown },
    mall.staff.support.token,
  )
  expect(missing.status).toBe(404)
})
