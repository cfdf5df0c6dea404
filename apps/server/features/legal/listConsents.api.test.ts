import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('members see what they agreed to, newest first, and nobody else’s', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const { hash } = (await ask(world, 'GET /member/terms')).data
  await ask(world, 'POST /member/terms/accept', { body: { hash } }, { token: ana.token })
  const given_at = Math.floor(world.clock.now() / 1000)
  world.clock.advance(1000)
  await ask(world, 'POST /member/consent/marketing', { body: { is_given: true } }, { token: ana.token })
  const { data } = await ask(world, 'POST /member/consent/list', {}, { token: ana.token })
  expect(data.d).toEqual([
    { document: 'marketing', version: 1, given_at: given_at + 1, withdrawn_at: 0 },
    { document: 'terms', version: 1, given_at, withdrawn_at: 0 },
    { document: 'privacy', version: 1, given_at, withdrawn_at: 0 },
  ])
  expect((await ask(world, 'POST /member/consent/list', {}, { token: ben.token })).data.d).toEqual([])
})

test('what would be agreed to is answered in both languages', async () => {
  const { token } = await world.player()
  const { data } = await ask(world, 'POST /member/consent/list', {}, { token })
  expect(data.marketing.text).toEqual([
    expect.stringContaining('I agree that Saya may send me offers'),
    expect.stringContaining('Pumapayag akong padalhan'),
  ])
})

test('a guest has agreed to nothing that is kept', async () => {
  expect((await ask(world, 'POST /member/consent/list')).code).toBe('authentication_required')
})
