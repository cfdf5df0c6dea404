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

test('the CSV has every redemption of a state and nobody’s name, and asks for its permission', async () => {
  const { id } = await oneRedeemed()
  const body = { reason: 'For the courier’s bill' }
  const csv = (token: string) => askOffice(world, 'POST /office/api/redemption/export', { body }, token)
  expect((await csv(mall.staff.support.token)).code).toBe('not_permitted')
  const { data } = await csv(mall.staff.finance.token)
  expect([data.rows, data.is_complete]).toEqual([1, true])
  expect(data.csv).toContain(id)
  expect(data.csv).not.toMatch(/Reyes|9171234567|Sampaguita/)
})
