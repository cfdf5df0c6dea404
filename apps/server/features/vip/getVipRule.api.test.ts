import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('all levels are told by their tiers, with what each asks for and brings [VIP-10, VIP-11, VIP-12]', async () => {
  const { token } = await world.player()
  const { data } = await ask(world, 'GET /member/vip/rule', {}, { token })
  expect(Object.keys(data)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'])
  expect(Object.values(data).map(tier => tier.length)).toEqual([6, 6, 6, 6, 5])
  expect(Object.values(data).flatMap(tier => tier.map(({ level }) => level))).toEqual(
    Array.from({ length: 29 }, (_, at) => at + 1),
  )
  expect(data.Bronze[0]).toEqual({
    level: 1,
    ty: 1,
    xp: 2000,
    upgrade: '8.00',
    birthday: '58.00',
    multiple: 1,
    img: '/img/vip/bronze.webp',
  })
  expect(data.Diamond.at(-1)).toMatchObject({
    level: 29,
    ty: 5,
    xp: 200_000_000,
    upgrade: '88888.00',
    birthday: '8888.00',
  })
})

test('a guest is refused', async () => {
  expect(await ask(world, 'GET /member/vip/rule')).toMatchObject({ status: 401, code: 'authentication_required' })
})
