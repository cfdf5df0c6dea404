import { dayMs, manilaDay } from '@saya/money'
import { approveProgram, ask, boxTools, openWorld, vipTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
})
afterAll(() => world.close())

test('where the law is strict no box is offered or opened on a day that no approval covers, and one agreed to later covers bound days [PROMO-330]', async () => {
  const on = boxTools(world)
  await on.turn()
  const [ana, ben] = [await on.player(), await on.player()]
  expect((await on.bonus(ana)).data.task_state).not.toBe(1)
  expect(await on.open(ana)).toMatchObject({ status: 409, code: 'box_stopped' })
  const tomorrow = manilaDay(world.clock.now() + dayMs)
  await approveProgram(world, 'mystery-box', { first_day: tomorrow, last_day: tomorrow })
  expect((await on.open(ana)).code).toBe('box_stopped')
  await approveProgram(world, 'mystery-box')
  expect([(await on.open(ana)).status, (await on.open(ben)).status]).toEqual([200, 200])
})

test('nobody is raised and nothing is given for a birthday until an approval covers the day, and then each once [VIP-32]', async () => {
  const tools = vipTools(world)
  const ana = await tools.player()
  await tools.play(ana, 2000)
  await tools.approveBirthday(ana, `1992-${manilaDay(world.clock.now()).slice(5)}`)
  const isQuiet = async () => (await ask(world, 'GET /member/vip', {}, ana)).data.is_quiet
  await tools.minute()
  expect([await tools.levelOf(ana), await tools.bonusesOf(ana), await isQuiet()]).toEqual([0, [], true])
  await approveProgram(world, 'vip')
  world.clock.advance(3_600_000)
  await tools.minute()
  await tools.minute()
  expect([await tools.levelOf(ana), await isQuiet()]).toEqual([1, false])
  expect((await tools.bonusesOf(ana)).toSorted((one, other) => one - other)).toEqual([8, 58])
})
