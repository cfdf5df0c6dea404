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
import { exportOwn } from './index.ts'

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
const answer = (id: string, said: 'keep' | 'stop', by = ana) => tools.answer(by, id, said)
const setEvery = (minutes: number) => tools.setEvery(ana, minutes)
const bet = (pesos: number, provider?: number) => tools.bet(ana, pesos, provider)
const settle = (kind: 'settle' | 'rollback', pesos: number, betTx: string) => tools.settle(ana, kind, { pesos, betTx })
const play = async (minutes: number) => expect([...(await tools.play(ana, minutes))]).toEqual(['OK'])
const pass = (minutes: number) => tools.pass(minutes)
const sweep = () => tools.sweep()

test('a reality check is due after an hour of play [SAFE-14]', async () => {
  expect(await check()).toEqual({ every_minutes: 60, due: null, next_at: null })
  await launch()
  expect((await check()).next_at).toBe(Math.ceil((on.world.clock.now() + 60 * minuteMs) / 1000))
  await play(59)
  expect((await check()).due).toBeNull()
  pass(1)
  const { due } = await check()
  expect(due).toMatchObject({ minutes: 60 })
  expect((await answer(due?.id ?? '', 'keep')).data).toMatchObject({ due: null })
})

test('a reality check takes no bet and opens no game until it is answered, and pays what was bet before [SAFE-17]', async () => {
  await launch()
  await play(55)
  const [won, back] = [await bet(10), await bet(10)]
  pass(5)
  // Nobody has looked yet: the bet's own statement refuses.
  expect((await bet(1)).outcome).toBe('PLAYER_BLOCKED')
  expect(await launch()).toMatchObject({ status: 403, code: 'gate_reality_check' })
  expect((await ask(on.world, 'GET /member/gate/list', {}, ana)).data).toMatchObject([
    { cause: 'reality_check', closed_until: null, closes: ['play'] },
  ])
  expect(await settle('settle', 25, won.txId)).toBe('OK')
  expect(await settle('rollback', 10, back.txId)).toBe('OK')
  await answer((await check()).due?.id ?? '', 'keep')
  expect((await bet(1)).outcome).toBe('OK')
  expect((await launch()).status).toBe(200)
})

test('a reality check tells what was played, staked and won since the play began, and then since the last check [SAFE-18]', async () => {
  await launch()
  await play(60)
  const first = await bet(1)
  expect(first.outcome).toBe('PLAYER_BLOCKED')
  const { due } = await check()
  expect(due).toMatchObject({ minutes: 60, staked: '12.00', won: '0.00', net: '-12.00' })
  expect(due?.from).toBe(Math.floor(on.world.clock.now() / 1000) - 3600)
  await answer(due?.id ?? '', 'keep')
  const [won, back] = [await bet(10), await bet(30)]
  await settle('settle', 25, won.txId)
  await settle('rollback', 30, back.txId)
  await play(60)
  expect((await check()).due).toMatchObject({ minutes: 60, staked: '22.00', won: '25.00', net: '3.00' })
})

test('a reality check counts over games and providers, and two games beside each other once [SAFE-15]', async () => {
  await launch()
  await play(20)
  await launch(other)
  await play(20)
  // An outside provider's bets are the same play.
  for (let left = 20; left > 0; left -= 5) {
    expect((await bet(1, 2)).outcome).toBe('OK')
    pass(5)
  }
  expect((await check()).due).toMatchObject({ minutes: 60 })
  expect((await bet(1, 2)).outcome).toBe('PLAYER_BLOCKED')
})

test('a reality check is put off while a game lies idle, however long, and refuses no bet in between [SAFE-15, SAFE-16]', async () => {
  await launch()
  await play(10)
  for (let minute = 0; minute < 200; minute++) {
    await sweep()
    pass(1)
  }
  expect((await check()).due).toBeNull()
  for (let minute = 0; minute < 59; minute++) {
    await sweep()
    expect((await bet(1)).outcome).toBe('OK')
    pass(1)
  }
  await sweep()
  expect((await check()).due).toBeNull()
  pass(1)
  expect((await check()).due).toMatchObject({ minutes: 60 })
})

test('a reality check is never asked of whoever opened no game, left it, or only has one open [SAFE-16]', async () => {
  pass(300)
  await sweep()
  expect(await check()).toMatchObject({ due: null, next_at: null })
  await launch()
  pass(120)
  await sweep()
  expect((await check()).due).toBeNull()
  await tools.leave(ana)
  pass(120)
  await sweep()
  expect(await check()).toMatchObject({ due: null, next_at: null })
  expect(await tools.checksOf(ana)).toEqual([])
  // And nothing keeps them from playing.
  expect([(await launch()).status, (await bet(1)).outcome]).toEqual([200, 'OK'])
})

test('a reality check is one, however many devices and sweeps find it at once [SAFE-20]', async () => {
  await launch()
  await play(60)
  const asked = await Promise.all([check(), check(), sweep(), launch(), check(), sweep()])
  expect(new Set([asked[0].due?.id, asked[1].due?.id, asked[4].due?.id]).size).toBe(1)
  expect(await tools.checksOf(ana)).toHaveLength(1)
})

test('a reality check waits while an exclusion or a break closes play, and comes with the next launch [SAFE-17]', async () => {
  await launch()
  await play(60)
  const id = (await check()).due?.id
  await ask(on.world, 'POST /member/exclusion/break', { body: { period: '24h' } }, ana)
  expect(await check()).toMatchObject({ due: null, next_at: null })
  pass(24 * 60)
  expect(await launch()).toMatchObject({ code: 'gate_reality_check' })
  expect((await check()).due?.id).toBe(id)
})

test('each reality check is in the copy of the member’s own data, with its answer [SAFE-24]', async () => {
  await setEvery(15)
  await launch()
  for (const said of ['keep', 'stop'] as const) {
    await play(15)
    await answer((await check()).due?.id ?? '', said)
  }
  const data = await on.world.db.member(ana.uid, tx => exportOwn(tx, ana.uid))
  expect(data.reality_check_minutes).toBe(15)
  expect(data.reality_checks).toMatchObject({
    rows: [
      { minutes: 15, answer: 'stop' },
      { minutes: 15, answer: 'keep' },
    ],
    is_complete: true,
  })
})

test('a guest is told nothing', async () => {
  expect((await ask(on.world, 'GET /member/reality_check/detail', {})).status).toBe(401)
})
