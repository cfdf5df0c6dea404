import { agencyDesk, ask, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('a member takes an application back and gives being an agent up themselves, twice with one effect [PROMO-162]', async () => {
  const { player, code } = await on.agent(token)
  expect((await on.leave(player.token)).data).toMatchObject({ status: 'withdrawn' })
  expect((await on.leave(player.token)).status).toBe(200)
  const late = await on.follow(code)
  expect(await on.referralOf(late.uid)).toMatchObject({ parent: null })
  await on.sweep()
  expect(await on.noticesOf(player)).toEqual(['agency_approved'])
  expect((await on.leave((await on.verified()).token)).code).toBe('agency_none')
})

test('an account that is closed takes the agent’s link with it [PROMO-162]', async () => {
  const { player, code } = await on.agent(token)
  const { data: left } = await ask(world, 'GET /member/close/remainder', {}, player)
  expect((await ask(world, 'POST /member/close', { body: { gives_up: left } }, player)).status).toBe(200)
  const late = await on.follow(code)
  expect(await on.referralOf(late.uid)).toMatchObject({ parent: null, state: 'unknown' })
  const kept = await world.db.app(tx =>
    tx.selectFrom('agency').select('status').where('uid', '=', player.uid).executeTakeFirstOrThrow(),
  )
  expect(kept.status, 'nobody who has left stands among the agents').toBe('withdrawn')
})
