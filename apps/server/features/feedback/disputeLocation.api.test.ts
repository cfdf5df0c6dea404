import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const dispute = (token?: string) => ask(world, 'POST /member/feedback/location', {}, token ? { token } : {})

async function refuseIn(uid: bigint, game: number): Promise<void> {
  await world.db.member(uid, tx =>
    tx
      .insertInto('refused_launch')
      .values({
        uid,
        game,
        country: 'SG',
        country_source: 'header',
        vpn_signs: [],
        refused_at: new Date(world.clock.now()) as never,
      })
      .execute(),
  )
}

test('a refusal of today is disputed once, one of yesterday not at all, and a guest has none', async () => {
  const { uid, token } = await world.player()
  expect(await dispute(token)).toMatchObject({ status: 404, code: 'location_not_refused' })
  await refuseIn(uid, 5)
  const [one, other] = await Promise.all([dispute(token), dispute(token)])
  expect(one.data.id).toBe(other.data.id)
  world.clock.advance(24 * 3_600_000)
  expect((await dispute(token)).status).toBe(404)
  expect((await dispute()).status).toBe(401)
})

test('each refusal may be disputed, up to the share of feedback that a member has', async () => {
  const { uid, token } = await world.player()
  for (let turn = 0; turn < 20; turn++) {
    world.clock.advance(60_000)
    await refuseIn(uid, turn + 1)
    expect((await dispute(token)).status).toBe(200)
  }
  world.clock.advance(60_000)
  await refuseIn(uid, 99)
  expect(await dispute(token)).toMatchObject({ status: 429, code: 'feedback_exhausted' })
})
