import {
  approvedPlayer,
  ask,
  askOffice,
  openWorld,
  type PromotionDesk,
  promotionDesk,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('one person stops it at once, and only a new version that two agreed to is offered again [FACT-54]', async () => {
  const ana = await approvedPlayer(world)
  const id = await desk.live()
  const claim = () => ask(world, 'POST /promo/claim', { body: { id } }, ana)
  expect([(await desk.stop(id)).status, (await desk.stop(id)).code]).toEqual([200, 'changed_meanwhile'])
  expect((await claim()).code).toBe('promotion_stopped')
  const { number } = (await desk.propose(id)).data
  await desk.decide(id, number)
  world.clock.advance(5000)
  expect((await claim()).status).toBe(200)
})

test('support stops nothing, and there must be something to stop', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const body = { id: 'no-such', reason: 'As planned for this week' }
  expect((await askOffice(world, 'POST /office/api/promotion/stop', { body }, token)).status).toBe(403)
  expect((await desk.stop('no-such')).status).toBe(404)
})
