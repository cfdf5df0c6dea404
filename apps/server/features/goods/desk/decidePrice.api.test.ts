import { randomUUID } from 'node:crypto'
import { askOffice, type MallTools, mallTools, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
let compliance: string
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
  compliance = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

async function proposed(id: string, price: number): Promise<string> {
  const body = { id, price, reason: 'As the shop asks for' }
  return (await askOffice(world, 'POST /office/api/goods/price/propose', { body }, mall.staff.content.token)).data.id
}

function decide(id: string, isApproved: boolean, token = mall.staff.finance.token) {
  const body = { id, is_approved: isApproved, reason: 'The shop’s list says so' }
  return askOffice(world, 'POST /office/api/goods/price/decide', { body }, token)
}

test('from a price that two people agreed on a thing is sold, and not below it [MALL-64]', async () => {
  const id = await mall.goods(1, { is_on: false })
  expect((await decide(await proposed(id, 80), true)).data).toEqual({ is_approved: true })
  expect((await mall.changeGoods(id, 0, { price: 79 })).code).toBe('goods_price_agreed')
  expect((await mall.changeGoods(id, 0, { price: 80 })).status).toBe(200)
  expect((await mall.changeGoods(id, 1, { price: 90 })).status).toBe(200)
  expect((await mall.changeGoods(id, 2, { price: 80 })).status).toBe(200)
  world.clock.advance(1000)
  // The newest agreement holds; what is on stays on at what it costs.
  expect((await decide(await proposed(id, 120), true, compliance)).status).toBe(200)
  expect((await mall.changeGoods(id, 3, { price: 80 })).status).toBe(200)
  expect((await mall.changeGoods(id, 4, { price: 110, is_on: false })).status).toBe(200)
  expect((await mall.changeGoods(id, 5, { price: 110 })).code).toBe('goods_price_agreed')
  expect((await mall.changeGoods(id, 5, { price: 120 })).status).toBe(200)
})

test('a price that was refused opens nothing, and another one can be proposed [MALL-64]', async () => {
  const id = await mall.goods(1, { is_on: false })
  expect((await decide(await proposed(id, 80), false)).data).toEqual({ is_approved: false })
  expect((await mall.changeGoods(id, 0, { price: 80 })).code).toBe('goods_price_agreed')
  const next = await proposed(id, 90)
  const both = await Promise.all([decide(next, true), decide(next, false, compliance)])
  expect(both.map(({ code }) => code ?? 'decided').toSorted()).toEqual(['changed_meanwhile', 'decided'])
  expect((await decide(next, true)).code).toBe('changed_meanwhile')
})

test('whoever proposed a price does not approve it, and content staff decide none [MALL-64]', async () => {
  const id = await mall.goods(1, { is_on: false })
  const waiting = await proposed(id, 80)
  expect((await decide(waiting, true, mall.staff.content.token)).code).toBe('not_permitted')
  expect((await decide(waiting, true, '')).status).toBe(401)
  expect((await decide(randomUUID(), true)).status).toBe(404)
  // Somebody of content who works for finance by now.
  await world.db.ref(tx =>
    tx.updateTable('thing_price').set({ proposed_by: mall.staff.finance.id }).where('id', '=', waiting).execute(),
  )
  expect((await decide(waiting, true)).code).toBe('goods_price_own')
  expect((await decide(waiting, false)).status).toBe(200)
})
