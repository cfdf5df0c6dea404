import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('each member sees their own profile and no other', async () => {
  const players = [await world.player(), await world.player(), await world.player()]
  for (const { uid, phone, token } of players) {
    const { status, data } = await ask(world, 'GET /member/detail', {}, { token })
    expect(status).toBe(200)
    expect(data).toEqual({
      uid: String(uid),
      username: `u${phone.slice(1)}`,
      nick_name: '',
      avatar: '',
      country_code: '63',
      phone,
      kyc_status: 0,
      vip: 0,
      created_at: Math.floor(world.clock.now() / 1000),
    })
  }
})

test('nothing in the request chooses whose profile it is', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const response = await fetch(`${world.url}/member/detail?uid=${ben.uid}`, {
    headers: { t: ana.token, accept: 'application/json', uid: String(ben.uid) },
  })
  expect(await response.json()).toMatchObject({ data: { uid: String(ana.uid) } })
})

test('a blocked member may see that the account is blocked', async () => {
  const { token } = await world.player({ kyc: 'block' })
  const { status, data } = await ask(world, 'GET /member/detail', {}, { token })
  expect([status, data.kyc_status]).toEqual([200, 7])
  expect(await ask(world, 'GET /finance/wallet', {}, { token })).toMatchObject({ status: 403, code: 'account_blocked' })
})

test('the answer is kept by nobody on the way', async () => {
  const { token } = await world.player()
  const { headers } = await ask(world, 'GET /member/detail', {}, { token })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('without a token the profile stays closed', async () => {
  expect(await ask(world, 'GET /member/detail')).toMatchObject({ status: 401, code: 'authentication_required' })
})
