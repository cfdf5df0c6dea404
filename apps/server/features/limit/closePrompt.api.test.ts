import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const player = () => world.player({ kyc: 'fully_kyc', isUnasked: true })
const asks = async (who: Player) => (await ask(world, 'GET /member/limit/prompt', {}, who)).data.asks
const close = (who: Player) => ask(world, 'POST /member/limit/prompt/close', {}, who)

test('a member is asked for a limit until they were, and never again, however often or at once it is closed [SAFE-27]', async () => {
  const ana = await player()
  expect([await asks(ana), await asks(ana)]).toEqual([true, true])
  await Promise.all([close(ana), close(ana)])
  await close(ana)
  expect(await asks(ana)).toBe(false)
})

test('a guest closes nothing', async () => {
  expect((await ask(world, 'POST /member/limit/prompt/close', {})).status).toBe(401)
})
