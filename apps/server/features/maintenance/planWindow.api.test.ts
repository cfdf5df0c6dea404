import { randomUUID } from 'node:crypto'
import { ask, maintenanceDesk, openStudioWorld, staffOf, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let on: StudioWorld
let desk: Awaited<ReturnType<typeof maintenanceDesk>>
beforeAll(async () => {
  on = await openStudioWorld()
})
afterAll(() => on.close())
beforeEach(async () => {
  await on.world.db.ref(tx => tx.deleteFrom('maintenance_window').execute())
  desk = await maintenanceDesk(on.world)
  await desk.pass(0)
})

const code = 'mangga-fiesta'
const isShownClosed = async () => (await desk.gameInfo(code)).maintained === 1

test('a provider is closed from the beginning of its window to the end: no launch, no bet, and what is open is settled', async () => {
  const { step, pass, plan } = desk
  const ana = await on.player()
  const session = await on.open(ana)
  expect((await plan({ venue_id: (await desk.gameInfo(code)).venue_id })).status).toBe(200)
  await pass(step - 1)
  expect(await isShownClosed()).toBe(false)
  // A round that is under way when the window begins: its bet is taken, and its win cannot be told yet.
  const wish = { session, stake: '5.00', clientSeed: 'word' }
  const key = randomUUID()
  const promised = async () => (await on.call('state', { session })).body.next.commitment
  const commitment = await promised()
  on.breakWallet(async (name, fields) =>
    name === 'settle' ? { isKnown: false, why: 'nobody hears' } : on.wallet.send(name, fields),
  )
  await on.call('play', { ...wish, key, commitment })
  await pass(1)
  expect(await isShownClosed()).toBe(true)
  expect(await ask(on.world, 'POST /api/v2/game/launch', { body: { code } }, ana)).toMatchObject({
    status: 503,
    code: 'game_maintained',
  })
  on.breakWallet(undefined)
  await pass(60)
  await on.tend()
  const { round } = (await on.call('state', { session })).body
  // One in eight rounds asks for a box, which is chosen as ever.
  if (round.state === 'choosing') await on.call('choose', { session, key, step: round.step, choice: 0 })
  await on.tend()
  expect((await on.call('state', { session })).body.round).toMatchObject({ state: 'done' })
  const next = await on.call('play', { ...wish, key: randomUUID(), commitment: await promised() })
  expect(next.body.round).toMatchObject({ state: 'refused', reason: 'GAME_DISABLED' })
  await pass(step)
  expect(await isShownClosed()).toBe(false)
  expect((await ask(on.world, 'POST /api/v2/game/launch', { body: { code } }, ana)).status).toBe(200)
})

test('everything is closed for its window, but the office, where it can be opened again', async () => {
  const { data } = await desk.plan({ begins_at: 0 })
  await desk.pass(3)
  await expect.poll(async () => (await ask(on.world, 'GET /member/index')).status).toBe(503)
  expect(await ask(on.world, 'GET /member/index')).toMatchObject({ code: 'maintenance' })
  const closed = await on.world.db.ref(tx => tx.selectFrom('provider').select('is_closed').distinct().execute())
  expect(closed).toEqual([{ is_closed: true }])
  expect((await desk.cancel(data.id, 0)).status).toBe(200)
  await desk.pass(3)
  await expect.poll(async () => (await ask(on.world, 'GET /member/index')).status).toBe(200)
  expect(await isShownClosed()).toBe(false)
})

test('of those who plan the same at once one does', async () => {
  const answers = await Promise.all([desk.plan(), desk.plan(), desk.plan()])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('window_there')
  expect(await desk.list()).toHaveLength(1)
  expect((await desk.plan({ venue_id: (await desk.gameInfo(code)).venue_id })).status).toBe(200)
})

test('what makes no sense is refused and writes nothing, and whoever may not plan does not', async () => {
  const { now, step, plan } = desk
  const { token } = await staffOf(on.world, { role: 'support' })
  const before = await desk.countActs()
  expect(await plan({ ends_at: now() + step })).toMatchObject({ status: 422, code: 'window_order' })
  const days = (count: number) => now() + count * 86_400
  expect(await plan({ begins_at: days(15), ends_at: days(16) })).toMatchObject({ status: 422, code: 'window_far' })
  expect(await plan({ venue_id: 424_242 })).toMatchObject({ status: 404 })
  expect(await plan({}, token)).toMatchObject({ status: 403 })
  expect(await desk.countActs()).toBe(before)
  expect(await desk.list()).toEqual([])
})
