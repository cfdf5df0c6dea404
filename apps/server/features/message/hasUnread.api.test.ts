import { ask, openWorld, payBonus, type Player, readJournal, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const flag = async ({ token }: Player) =>
  (await ask(world, 'GET /member/message/has_unread', {}, { token })).data.has_unread

test('the flag is set from the first message until all were read, for its member alone [MSG-13]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  expect(await flag(ana)).toBe(false)
  await payBonus(world, ana.uid)
  await payBonus(world, ana.uid)
  await readJournal(world)
  expect([await flag(ana), await flag(ben)]).toEqual([true, false])
  const [one] = (await ask(world, 'GET /member/message/list', {}, ana)).data.d
  await ask(world, 'POST /member/message/read', { body: { id: one?.messageId ?? '' } }, ana)
  expect(await flag(ana)).toBe(true)
  await ask(world, 'POST /member/message/read', { body: { id: 'all' } }, ana)
  expect(await flag(ana)).toBe(false)
})

test('a guest has no flag', async () => {
  expect(await ask(world, 'GET /member/message/has_unread')).toMatchObject({ status: 401 })
})
