import { ask, openWorld, signInWithCode, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const see = (token: string) => ask(world, 'GET /member/detail', {}, { token })
const endOthers = (token: string) => ask(world, 'POST /member/session/delete/others', {}, { token })

test("all other sessions of the member end, this session and other members' sessions stay, and a second call ends nothing", async () => {
  const phone = '9172200001'
  const tokens: string[] = []
  for (let count = 0; count < 3; count++) {
    tokens.push((await signInWithCode(world, phone)).token)
    world.clock.advance(31_000)
  }
  const ben = await world.player()
  const here = tokens.pop() ?? ''
  expect((await endOthers(here)).data).toEqual({ ended: 2 })
  for (const token of tokens) expect(await see(token)).toMatchObject({ status: 401, code: 'ended_elsewhere' })
  expect((await see(here)).status).toBe(200)
  expect((await see(ben.token)).status).toBe(200)
  expect((await endOthers(here)).data).toEqual({ ended: 0 })
})

test('when two sessions end each other at once, at least one ends and nothing breaks', async () => {
  const one = await signInWithCode(world, '9172200002')
  world.clock.advance(31_000)
  const other = await signInWithCode(world, '9172200002')
  const replies = await Promise.all([endOthers(one.token), endOthers(other.token)])
  for (const { status } of replies) expect([200, 401]).toContain(status)
  const left = await Promise.all([see(one.token), see(other.token)])
  expect(left.filter(({ status }) => status === 200).length).toBeLessThan(2)
})

test('without a token there is nothing to end', async () => {
  expect(await ask(world, 'POST /member/session/delete/others')).toMatchObject({ code: 'authentication_required' })
})
