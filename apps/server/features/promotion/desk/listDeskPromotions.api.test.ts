import { approvedPlayer, ask, askOffice, openWorld, type PromotionDesk, promotionDesk, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('staff see every promotion with its state and what it has given, what waits for somebody first', async () => {
  const [live, stopped] = [await desk.live(), await desk.live()]
  const { id: waiting } = await desk.create()
  await desk.propose(waiting)
  const { id: draft } = await desk.create()
  await ask(world, 'POST /promo/claim', { body: { id: live } }, await approvedPlayer(world))
  await desk.stop(stopped)
  const list = (state: '' | 'live' = '') =>
    askOffice(world, 'GET /office/api/promotion/list', { query: { state } }, desk.second)
  const { data } = await list()
  expect(data.d.map(({ id, state }) => [id, state])).toEqual([
    [waiting, 'waiting'],
    [stopped, 'stopped'],
    [live, 'live'],
    [draft, 'draft'],
  ])
  expect(data.d[2]).toMatchObject({ cost: '10.00', claims: 1, budget: '1000.00' })
  expect(data.kinds.map(({ name }) => name)).toEqual([
    'rebate',
    'lossRebate',
    'gift',
    'listGift',
    'tickets',
    'listTickets',
    'appBonus',
    'ranking',
    'invite',
  ])
  expect((await list('live')).data.d.map(({ id }) => id)).toEqual([live])
})
