import { ask, type MallTools, mallTools, openWorld, type Player, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endClaim } from './claim/endClaim.ts'
import { type NotTaken, takeClaim } from './claim/takeClaim.ts'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
  await world.db.ref(tx => sql`update goods set is_on = false where gives = 'ticket'`.execute(tx))
})
afterAll(() => world.close())

const ticket = { price: 500, deliver_method: 1, gives: 'ticket', gives_amount: 1, most_per_person: 10 } as const

/** An item that content staff made and finance agreed to, on. */
async function offer(): Promise<string> {
  const id = await mall.goods(20, { ...ticket, is_on: false })
  await mall.agreePrice(id, ticket.price)
  expect((await mall.changeGoods(id, 0, ticket)).status).toBe(200)
  return id
}

const redeem = (player: Player, id: string, quantity: string) =>
  mall.submit(player, id, { deliver_method: 1, email: 'ana@example.com', quantity })

const look = (player: Player, goods_id: string) =>
  ask(world, 'GET /member/goods/detail', { query: { goods_id } }, player)

test('of items that go off one after the other no member redeems more than ten tickets, and reads so before they try [MALL-72]', async () => {
  const ana = await mall.buyer(90_000n)
  const first = await offer()
  expect((await redeem(ana, first, '7')).status).toBe(200)
  expect((await mall.changeGoods(first, 1, { ...ticket, is_on: false })).status).toBe(200)
  const second = await offer()
  expect((await look(ana, second)).data).toMatchObject({ most_per_person: 10, redeemed: 7 })
  const late = await redeem(ana, second, '4')
  expect([late.status, late.code, late.sentence]).toEqual([
    409,
    'goods_ticket_limit',
    'You can redeem at most 10 cashback tickets from the mall in all.',
  ])
  expect((await redeem(ana, second, '3')).status).toBe(200)
  expect((await mall.changeGoods(second, 1, { ...ticket, is_on: false })).status).toBe(200)
  const third = await offer()
  expect((await redeem(ana, third, '1')).code).toBe('goods_ticket_limit')
  expect((await ask(world, 'GET /promo/cashback/detail', {}, ana)).data.coupons_num).toBe(10)
  expect((await look(ana, third)).data).toMatchObject({ redeemed: 10 })
  expect(await mall.stockOf(third)).toEqual({ left: 20, received: 20, claimed: 0 })
})

test('of claims of one member on two items at once no more than ten tickets are counted, and what came to nothing is not [MALL-72]', async () => {
  const items = [await mall.goods(20, { ...ticket }), await mall.goods(20, { ...ticket })]
  const ana = await mall.buyer(0n)
  async function take(name: string) {
    const claims = await Promise.all(items.map(id => mall.claim(ana, id, { name: `${name} ${id}`, pieces: 6 })))
    const taken = await Promise.allSettled(
      claims.map(claim => world.db.app(tx => takeClaim(tx, {}, { claim, most: 10 }))),
    )
    const codes = taken.flatMap(one => (one.status === 'rejected' ? [(one.reason as NotTaken).code] : []))
    return { codes, won: taken.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])) }
  }
  const one = await take('one')
  expect([one.won.length, one.codes]).toEqual([1, ['goods_ticket_limit']])
  for (const claim of one.won) await endClaim(world, claim, 'redemption_points')
  const other = await take('other')
  expect([other.won.length, other.codes]).toEqual([1, ['goods_ticket_limit']])
})
