import { ask, openWorld, signInWithCode, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const list = async (token: string) => (await ask(world, 'GET /member/session/list', {}, { token })).data.d
const see = (token: string) => ask(world, 'GET /member/detail', {}, { token })
const end = (token: string, id: string) => ask(world, 'POST /member/session/delete', { body: { id } }, { token })

async function signInTwice(phone: string) {
  const other = await signInWithCode(world, phone)
  world.clock.advance(31_000)
  const here = await signInWithCode(world, phone)
  const otherId = (await list(here.token)).find(({ is_current }) => !is_current)?.id ?? ''
  return { other: other.token, here: here.token, otherId }
}

test('a session is ended from another session, and no other session ends', async () => {
  const { other, here, otherId } = await signInTwice('9172100001')
  expect(await end(here, otherId)).toMatchObject({ status: 200, data: {} })
  // In the same words as any other token that counts no more.
  expect(await see(other)).toMatchObject({ status: 401, code: 'ended_elsewhere', sentence: 'invalid token' })
  expect((await see(here)).status).toBe(200)
  expect(await list(here)).toHaveLength(1)
})

test("another member's session is not found, and neither is an unknown one", async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const bens = (await list(ben.token))[0]?.id ?? ''
  for (const id of [bens, '00000000-0000-4000-8000-000000000000']) {
    expect(await end(ana.token, id)).toMatchObject({
      status: 404,
      code: 'not_found',
      sentence: 'Not found.',
    })
  }
  expect((await see(ben.token)).status).toBe(200)
})

test('of many who end the same session at once one does', async () => {
  const { here, otherId } = await signInTwice('9172100002')
  const replies = await Promise.all(Array.from({ length: 8 }, () => end(here, otherId)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'not_found')).toHaveLength(7)
})

test('a session may end itself', async () => {
  const { token } = await world.player()
  expect((await end(token, (await list(token))[0]?.id ?? '')).status).toBe(200)
  expect(await see(token)).toMatchObject({ status: 401 })
})

test('a blocked member ends nothing', async () => {
  const { token } = await world.player({ kyc: 'block' })
  expect(await end(token, '00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'account_blocked' })
})
