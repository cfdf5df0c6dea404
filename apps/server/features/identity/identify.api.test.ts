import { operation } from '@saya/contract/operation.ts'
import { done } from '@saya/contract/outcome.ts'
import { ask, openWorld, type World } from '@saya/testing'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Says what the door knows of its caller, for tests alone. */
const confirmed = operation({
  method: 'GET',
  path: '/member/test/confirmed',
  access: 'member',
  summary: 'Whether the caller has lately proved that it is them',
  answer: v.object({ isConfirmed: v.boolean() }),
  refusals: {},
})

let world: World
beforeAll(async () => {
  world = await openWorld({
    remembersSessions: true,
    extend: ({ door }) => {
      door.open({ confirmed }, { confirmed: async ({ caller }) => done({ isConfirmed: caller.isConfirmed }) })
    },
  })
})
afterAll(() => world.close())

const dayMs = 24 * 3_600_000

function see(token: string) {
  return ask(world, 'GET /member/detail', {}, { token })
}

test('a session that is used lives on, seven days at a time', async () => {
  const { token } = await world.player()
  for (let visit = 0; visit < 4; visit++) {
    world.clock.advance(6 * dayMs)
    expect((await see(token)).status).toBe(200)
  }
})

test('a session ends ninety days after it was opened, however often it is used and its token exchanged', async () => {
  let { token } = await world.player()
  for (let day = 0; day < 84; day += 6) {
    world.clock.advance(6 * dayMs)
    token = (await ask(world, 'POST /member/refresh/token', {}, { token })).data.token
  }
  world.clock.advance(6 * dayMs - 1)
  expect((await see(token)).status).toBe(200)
  world.clock.advance(1)
  expect(await see(token)).toMatchObject({ status: 401, code: 'token_expired' })
})

test('a session unused for seven days is expired, and says so [AUTH-56]', async () => {
  const { token } = await world.player()
  world.clock.advance(7 * dayMs - 1)
  const other = await world.player()
  expect((await see(other.token)).status).toBe(200)
  world.clock.advance(1)
  expect(await see(token)).toMatchObject({ status: 401, code: 'token_expired', sentence: 'token expired' })
})

test('an expired session stays expired, however often it is tried', async () => {
  const { token } = await world.player()
  world.clock.advance(8 * dayMs)
  for (let count = 0; count < 3; count++) expect(await see(token)).toMatchObject({ code: 'token_expired' })
})

test.each([
  ['of nobody', 'A'.repeat(43)],
  ['of another shape', 'not-a-token'],
  ['with a statement in it', "' or 1=1 --"],
  ['far too long', 'A'.repeat(2000)],
])('a token %s is refused [AUTH-56]', async (_, token) => {
  expect(await see(token)).toMatchObject({ status: 401, code: 'invalid_token', sentence: 'invalid token' })
})

test('an open call is answered whatever became of the token that came along', async () => {
  expect((await ask(world, 'GET /member/index', {}, { token: 'A'.repeat(43) })).status).toBe(200)
})

test('a proof that is fifteen minutes old is over at once, though its session is remembered', async () => {
  const { token } = await world.player()
  async function isConfirmed(): Promise<unknown> {
    const answered = await fetch(`${world.url}/member/test/confirmed`, { headers: { t: token } })
    return ((await answered.json()) as { data: { isConfirmed: boolean } }).data.isConfirmed
  }
  world.clock.advance(15 * 60_000 - 1)
  expect(await isConfirmed()).toBe(true)
  world.clock.advance(1)
  expect(await isConfirmed()).toBe(false)
})
