import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function see(token: string) {
  return ask(world, 'GET /member/detail', {}, { token })
}

test.each(['POST', 'GET'] as const)(
  '%s /member/logout ends the session: its token is dead [AUTH-44, AUTH-54]',
  async method => {
    const { token } = await world.player()
    expect((await see(token)).status).toBe(200)
    const left = await fetch(`${world.url}/member/logout`, {
      method,
      headers: { t: token, accept: 'application/json' },
    })
    expect(left.status).toBe(200)
    expect(await left.json()).toEqual({ status: true, data: {} })
    expect(await see(token)).toMatchObject({ status: 401, code: 'invalid_token', sentence: 'invalid token' })
  },
)

test('leaving twice is refused the second time, and harms nothing', async () => {
  const { token } = await world.player()
  await ask(world, 'POST /member/logout', {}, { token })
  expect(await ask(world, 'POST /member/logout', {}, { token })).toMatchObject({ status: 401, code: 'invalid_token' })
})

test('leaving on one device leaves the others signed in, and other members too', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await ask(world, 'POST /member/logout', {}, { token: ana.token })
  expect((await see(ben.token)).status).toBe(200)
})

test('a blocked member may leave', async () => {
  const { token } = await world.player({ kyc: 'block' })
  expect((await ask(world, 'POST /member/logout', {}, { token })).status).toBe(200)
})

test('without a token there is nothing to leave', async () => {
  expect(await ask(world, 'POST /member/logout')).toMatchObject({ status: 401, code: 'authentication_required' })
})

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('a link followed from %s is answered %i when it would end a session', async (site, status) => {
  const { token } = await world.player()
  const headers = { t: token, accept: 'application/json', 'sec-fetch-site': site }
  expect((await fetch(`${world.url}/member/logout`, { headers })).status).toBe(status)
  expect((await see(token)).status).toBe(status === 403 ? 200 : 401)
})

test('our own app may call from a neighbouring host, by POST', async () => {
  const { token } = await world.player()
  const headers = { 'sec-fetch-site': 'same-site' }
  expect((await ask(world, 'POST /member/logout', {}, { token, headers })).status).toBe(200)
})

test('a page of another site cannot end a session', async () => {
  const { token } = await world.player()
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(await ask(world, 'POST /member/logout', {}, { token, headers })).toMatchObject({
    status: 403,
    code: 'cross_site',
  })
  expect((await see(token)).status).toBe(200)
})
