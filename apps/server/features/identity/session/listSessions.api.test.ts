import { ask, openWorld, signInWithCode, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => world.close())

const list = async (token: string) => (await ask(world, 'GET /member/session/list', {}, { token })).data.d

test('a member sees where they are signed in: device, masked address, when, and which one this is', async () => {
  const phone = '9172000001'
  const startedAt = Math.floor(world.clock.now() / 1000)
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  await signInWithCode(world, phone, {
    'user-agent': `Mozilla/5.0 (Linux; Android 14; K) ${webkit} Chrome/126.0 Mobile Safari/537.36`,
    'x-forwarded-for': '203.0.113.77',
  })
  world.clock.advance(31_000)
  const here = await signInWithCode(world, phone, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'x-forwarded-for': '2001:db8:1:2:3:4:5:6',
  })
  await world.player()
  expect(await list(here.token)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      device: 'Firefox on Linux',
      address: '2001:db8:1:*',
      created_at: startedAt + 31,
      seen_at: startedAt + 31,
      is_current: true,
    },
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      device: 'Chrome on Android',
      address: '203.0.113.*',
      created_at: startedAt,
      seen_at: startedAt,
      is_current: false,
    },
  ])
})

test('a session that ran out is listed no more', async () => {
  await signInWithCode(world, '9172000002')
  world.clock.advance(7 * 24 * 3_600_000)
  const { token } = await signInWithCode(world, '9172000002')
  expect(await list(token)).toMatchObject([{ is_current: true }])
})

test('when a session was last used is written once in five minutes', async () => {
  const { token } = await world.player()
  const seenAt = async () => (await list(token))[0]?.seen_at
  const first = await seenAt()
  world.clock.advance(299_000)
  expect(await seenAt()).toBe(first)
  world.clock.advance(1000)
  await list(token)
  await vi.waitFor(async () => expect(await seenAt()).toBe((first ?? 0) + 300))
})
