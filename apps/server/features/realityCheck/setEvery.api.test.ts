import {
  ask,
  openStudioWorld,
  type Player,
  raisingGame,
  realityCheckTools,
  type RealityCheckTools,
  studioGame,
  type StudioWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const minuteMs = 60_000
const other = 'dragon-ginto-8'

let on: StudioWorld
let tools: RealityCheckTools
let ana: Player
beforeAll(async () => {
  on = await openStudioWorld({ memberSchemas: 3, games: [raisingGame(studioGame), raisingGame(other)] })
  tools = realityCheckTools(on)
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
})

const launch = (code = studioGame) => tools.launch(ana, code)
const check = () => tools.check(ana)
const setEvery = (minutes: number) => tools.setEvery(ana, minutes)
const play = async (minutes: number) => expect([...(await tools.play(ana, minutes))]).toEqual(['OK'])

test('a check comes as often as the member chose, from that moment on, and what was played already counts [SAFE-14]', async () => {
  await launch()
  await play(20)
  expect((await setEvery(30)).data).toMatchObject({ every_minutes: 30, due: null })
  expect((await check()).next_at).toBe(Math.ceil((on.world.clock.now() + 10 * minuteMs) / 1000))
  expect((await setEvery(15)).data).toMatchObject({ every_minutes: 15, due: { minutes: 20 } })
  // What waits for an answer waits all the same.
  expect((await setEvery(120)).data).toMatchObject({ every_minutes: 120, due: { minutes: 20 } })
  expect((await setEvery(120)).data).toMatchObject({ every_minutes: 120 })
})

test.each([14, 121, 0, 20.5])('nobody is told every %d minutes [SAFE-14]', async minutes => {
  expect((await setEvery(minutes)).code).toBe('invalid_request')
  expect((await check()).every_minutes).toBe(60)
})

test('a guest sets nothing', async () => {
  expect((await ask(on.world, 'POST /member/reality_check/set', { body: { minutes: 30 } })).status).toBe(401)
})
