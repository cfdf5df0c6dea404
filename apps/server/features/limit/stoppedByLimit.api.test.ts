import { limitTools, type LimitTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stoppedByLimit } from './stoppedByLimit.ts'

const dayMs = 86_400_000

let world: World
let on: LimitTools
let player: Player
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = limitTools(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  player = await on.player()
})

const stopped = () => world.db.member(player.uid, tx => stoppedByLimit(tx, player.uid, world.clock.now()))

test('a limit that is used up stops a member, one that is not stops nobody, and a new day begins anew [FACT-19]', async () => {
  await on.set(player, { most: '100' })
  await on.bet(player, 99)
  expect(await stopped()).toBe(false)
  await on.bet(player, 1)
  expect(await stopped()).toBe(true)
  world.clock.advance(dayMs)
  expect(await stopped()).toBe(false)
})
