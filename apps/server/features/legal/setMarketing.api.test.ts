import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function consents(token: string) {
  return (await ask(world, 'POST /member/consent/list', {}, { token })).data
}

const set = (token: string, is_given: boolean) =>
  ask(world, 'POST /member/consent/marketing', { body: { is_given } }, { token })

test('offers are off until they are agreed to, and off again once that is withdrawn; all of it is kept', async () => {
  const { token } = await world.player()
  expect((await consents(token)).marketing.is_given).toBe(false)
  expect((await set(token, true)).data).toEqual({ is_given: true })
  expect((await consents(token)).marketing.is_given).toBe(true)
  world.clock.advance(60_000)
  expect((await set(token, false)).data).toEqual({ is_given: false })
  world.clock.advance(60_000)
  await set(token, true)
  const { d, marketing } = await consents(token)
  expect(marketing.is_given).toBe(true)
  expect(d.map(({ withdrawn_at }) => withdrawn_at > 0)).toEqual([false, true])
})

test('agreeing to the terms is no consent to offers, and withdrawing offers leaves the terms agreed to', async () => {
  const { token } = await world.player()
  const { hash } = (await ask(world, 'GET /member/terms')).data
  await ask(world, 'POST /member/terms/accept', { body: { hash } }, { token })
  expect((await consents(token)).marketing.is_given).toBe(false)
  await set(token, false)
  expect((await ask(world, 'GET /member/detail', {}, { token })).data.terms_accepted).toBe(true)
})

test('the same at once is given once, and withdrawn twice is withdrawn once', async () => {
  const { token } = await world.player()
  await Promise.all(Array.from({ length: 4 }, () => set(token, true)))
  expect((await consents(token)).d).toHaveLength(1)
  await set(token, false)
  const { withdrawn_at } = (await consents(token)).d[0] ?? { withdrawn_at: 0 }
  world.clock.advance(5000)
  await set(token, false)
  expect((await consents(token)).d[0]?.withdrawn_at).toBe(withdrawn_at)
})

test('a guest can be sent nothing', async () => {
  const { code } = await ask(world, 'POST /member/consent/marketing', { body: { is_given: true } })
  expect(code).toBe('authentication_required')
})
