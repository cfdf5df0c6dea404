import { ask, openWorld, vipTools, type VipTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: VipTools
beforeAll(async () => {
  world = await openWorld()
  tools = vipTools(world)
})
afterAll(() => world.close())

const see = (token: string) => ask(world, 'GET /member/vip', {}, { token })

test('a member is told their level and the experience behind it, and the same again [VIP-09, VIP-12]', async () => {
  const ana = await tools.player()
  expect((await see(ana.token)).data).toEqual({
    vip: 0,
    xp: 0,
    reached_at: 0,
    is_quiet: false,
    birthday: { on: '', given: '0.00' },
  })
  await tools.play(ana, 2500)
  // Experience is counted with the bet, and the level a moment behind it.
  expect((await see(ana.token)).data).toMatchObject({ vip: 0, xp: 2500 })
  await tools.minute()
  const reached_at = Math.floor(world.clock.now() / 1000)
  expect((await see(ana.token)).data).toMatchObject({ vip: 1, xp: 2500, reached_at })
  expect((await see(ana.token)).data).toEqual((await see(ana.token)).data)
  const { data } = await ask(world, 'GET /member/detail', {}, ana)
  expect(data).toMatchObject({ vip: 1, xp: 2500 })
})

test('the next birthday is told once its date was approved', async () => {
  const ana = await tools.player()
  await tools.approveBirthday(ana, '1992-02-29')
  expect((await see(ana.token)).data.birthday).toEqual({ on: '2027-02-28', given: '0.00' })
})

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

test.each(['GET /member/vip', 'GET /member/vip/rule'] as const)('%s refuses a guest', async call => {
  expect(await ask(world, call)).toMatchObject({ status: 401, code: 'authentication_required' })
})
