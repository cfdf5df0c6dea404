import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** From how much experience on each level is reached (D-54, T-5). */
const thresholds: Readonly<Record<string, readonly number[]>> = {
  Bronze: [2000, 6000, 12_000, 20_000, 40_000, 70_000],
  Silver: [100_000, 160_000, 240_000, 360_000, 500_000, 700_000],
  Gold: [1_000_000, 1_400_000, 2_000_000, 2_800_000, 4_000_000, 5_600_000],
  Platinum: [8_000_000, 11_000_000, 15_000_000, 20_000_000, 28_000_000, 40_000_000],
  Diamond: [56_000_000, 80_000_000, 110_000_000, 150_000_000, 200_000_000],
}
const birthdays = ['58.00', '188.00', '588.00', '1888.00', '8888.00']

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
  expect(data.Diamond.at(-1)).toEqual({
    level: 29,
    ty: 5,
    xp: 200_000_000,
    upgrade: '88888.00',
    birthday: '8888.00',
    multiple: 1,
    img: '/img/vip/diamond.webp',
  })
  for (const [at, [name, tier]] of Object.entries(data).entries()) {
    expect(tier.map(({ xp }) => xp)).toEqual(thresholds[name])
    const same = { ty: at + 1, birthday: birthdays[at], multiple: 1, img: `/img/vip/${name.toLowerCase()}.webp` }
    for (const level of tier) expect(level).toMatchObject(same)
  }
})

test('a guest is refused', async () => {
  expect(await ask(world, 'GET /member/vip/rule')).toMatchObject({ status: 401, code: 'authentication_required' })
})
