import { dayMs, manilaDay } from '@saya/money'
import { approvalDesk, approveProgram, ask, askOffice, boxTools, openWorld, vipTools, type World } from '@saya/testing'
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

test('days that were bound by older terms are covered by an approval of these, which is entered behind the newer ones too [PROMO-330]', async () => {
  const own = await openWorld({ jurisdiction: 'strict' })
  const on = boxTools(own)
  await on.turn()
  await agreeOnBoxes(own)
  const ana = await on.player()
  const { list, propose, decide } = await approvalDesk(own)
  const program = 'mystery-box' as const
  expect((await list(program)).data).toMatchObject({ version: 2, today_version: 1, is_covered: false })
  await decide((await propose({ program, version: 2 })).data.id)
  expect([(await list(program)).data.is_covered, (await on.open(ana)).code]).toEqual([false, 'box_stopped'])
  await decide((await propose({ program, version: 1 })).data.id)
  expect([(await list(program)).data.is_covered, (await on.open(ana)).status]).toEqual([true, 200])
  await own.close()
})

/** Two people agree on other terms of boxes, for days that are not bound yet. */
async function agreeOnBoxes(own: World): Promise<void> {
  const { first, second } = await approvalDesk(own)
  const reason = 'As planned for the fiesta'
  const terms = { odds: [{ amount: '1.00', weight: 10_000 }], least_play: '200.00', most: 500 }
  const { data } = await askOffice(own, 'POST /office/api/box/terms/propose', { body: { terms, reason } }, first)
  const body = { id: data.proposals[0]?.id ?? '', is_approved: true, reason }
  await askOffice(own, 'POST /office/api/box/terms/decide', { body }, second)
}

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
