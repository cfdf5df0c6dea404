import { randomUUID } from 'node:crypto'
import { openStudioWorld, type Player, raisingGame, studioGame, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const minute = 60_000
const other = 'dragon-ginto-8'

let on: StudioWorld
let ana: Player
let session: string
beforeAll(async () => {
  on = await openStudioWorld({ games: [raisingGame(studioGame), raisingGame(other)] })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  session = await on.open(ana)
})

async function play(key = randomUUID(), as = session) {
  const { commitment } = (await on.call('state', { session: as })).body.next
  return on.call('play', { session: as, key, stake: '5.00', clientSeed: 'word', commitment })
}

/** Time goes by with the page open. */
async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) {
    on.world.clock.advance(5 * minute)
    await on.call('sitting', { session })
  }
}

async function sitting(as = session) {
  const { nowMs, begunAtMs, dueAtMs, staked, won } = (await on.call('sitting', { session: as })).body
  return { minutes: (nowMs - begunAtMs) / minute, dueIn: (dueAtMs - nowMs) / minute, staked, won }
}

test('how long it has been is kept by the studio, in all games together, however often they are opened', async () => {
  const key = randomUUID()
  await play(key)
  await on.call('choose', { session, key, step: 0, choice: 0 })
  await pass(20)
  const told = { minutes: 20, dueIn: 10, staked: '5.00', won: '10.00' }
  expect(await sitting(await on.open(ana))).toEqual(told)
  expect(await sitting(await on.open(ana, other))).toEqual(told)
  expect(await sitting(await on.open(await on.player()))).toMatchObject({ minutes: 0, staked: '0.00', won: '0.00' })
})

test('after half an hour nothing is begun or decided before it is answered, whatever the page asks for', async () => {
  const key = randomUUID()
  await play(key)
  await pass(30)
  const due = { status: 409, body: { error: 'pause_due' } }
  session = await on.open(ana)
  expect(await on.call('choose', { session, key, step: 0, choice: 1 })).toMatchObject(due)
  const elsewhere = await on.open(ana, other)
  expect(await play(randomUUID(), elsewhere)).toMatchObject(due)
  expect((await on.call('state', { session })).body.round).toMatchObject({ key, state: 'choosing', step: 0 })
  expect(await on.balance(ana)).toBe('995.00')
  // What was played before, asked again because its answer was lost, is answered.
  expect((await play(key)).body.round).toMatchObject({ key, state: 'choosing' })

  await on.call('sitting/go-on', { session })
  expect(await sitting()).toMatchObject({ minutes: 30, dueIn: 30 })
  expect((await on.call('choose', { session, key, step: 0, choice: 0 })).body.round).toMatchObject({ state: 'done' })
  expect((await play(randomUUID(), elsewhere)).status).toBe(200)
})

test('an answer that nobody asked for puts nothing off', async () => {
  await play()
  await pass(25)
  await on.call('sitting/go-on', { session })
  expect(await sitting()).toMatchObject({ minutes: 25, dueIn: 5 })
})

test('whoever was away for a quarter of an hour begins anew', async () => {
  await play()
  await pass(30)
  on.world.clock.advance(15 * minute)
  expect(await sitting()).toEqual({ minutes: 0, dueIn: 30, staked: '0.00', won: '0.00' })
})
