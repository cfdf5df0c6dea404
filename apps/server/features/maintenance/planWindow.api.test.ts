import { ask, askOffice, openStudioWorld, staffOf, type StudioWorld } from '@saya/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { turnProviders } from './turnProviders.ts'

let on: StudioWorld
let risk: string
beforeAll(async () => {
  on = await openStudioWorld()
  risk = (await staffOf(on.world, { role: 'risk' })).token
})
afterAll(() => on.close())
afterEach(async () => {
  await on.world.db.ref(tx => tx.deleteFrom('maintenance_window').execute())
  await pass(0)
})

const code = 'mangga-fiesta'
const day = 86_400
/** Staff who do nothing for a quarter of an step are signed out. */
const step = 240
const now = () => Math.floor(on.world.clock.now() / 1000)

interface Wish {
  readonly venue_id: number | null
  readonly begins_at: number
  readonly ends_at: number
}

function plan(wish: Partial<Wish> = {}, token = risk) {
  const body = { venue_id: null, begins_at: now() + step, ends_at: now() + 2 * step, reason: 'New servers', ...wish }
  return askOffice(on.world, 'POST /office/api/maintenance/plan', { body }, token)
}

async function change(id: string, version: number, wish: Omit<Wish, 'venue_id'>) {
  const body = { id, version, ...wish, reason: 'It takes longer' }
  return askOffice(on.world, 'POST /office/api/maintenance/change', { body }, risk)
}

function cancel(id: string, version: number) {
  const body = { id, version, reason: 'Not needed any more' }
  return askOffice(on.world, 'POST /office/api/maintenance/cancel', { body }, risk)
}

async function listed() {
  return (await askOffice(on.world, 'GET /office/api/maintenance/list', {}, risk)).data.d
}

/** Lets time pass as the worker and every copy of the server see it. */
async function pass(seconds: number) {
  on.world.clock.advance(seconds * 1000)
  await turnProviders(on.world)()
  on.world.api.shared.clear()
  await on.world.api.providers.refresh()
}

async function venue() {
  const { data } = await ask(on.world, 'GET /api/v2/game/info', { query: { code } })
  return data.venue_id
}

const isShownClosed = async () =>
  (await ask(on.world, 'GET /api/v2/game/info', { query: { code } })).data.maintained === 1

test('a provider is closed from the beginning of its window to the end: no launch, no bet, and what is open is settled', async () => {
  const ana = await on.player()
  const session = await on.open(ana)
  const { data } = await plan({ venue_id: await venue() })
  expect(await listed()).toMatchObject([{ id: data.id, state: 'planned', venue_id: await venue() }])
  expect((await ask(on.world, 'GET /api/v2/maintenance/list')).data.d).toMatchObject([
    { venue_id: await venue(), begins_at: now() + step, ends_at: now() + 2 * step },
  ])
  await pass(step - 1)
  expect(await isShownClosed()).toBe(false)
  // A round that is under way when the window begins: its bet is taken, and its win cannot be told yet.
  const wish = { session, stake: '5.00', clientSeed: 'word' }
  const promised = async () => (await on.call('state', { session })).body.next.commitment
  const commitment = await promised()
  on.breakWallet(async (name, fields) =>
    name === 'settle' ? { isKnown: false, why: 'nobody hears' } : on.wallet.send(name, fields),
  )
  await on.call('play', { ...wish, key: randomUUID(), commitment })
  await pass(1)
  expect(await listed()).toMatchObject([{ state: 'open' }])
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
  if (round.state === 'choosing') await on.call('choose', { session, step: round.step, choice: 0 })
  await on.tend()
  expect((await on.call('state', { session })).body.round).toMatchObject({ state: 'done' })
  const next = await on.call('play', { ...wish, key: randomUUID(), commitment: await promised() })
  expect(next.body.round).toMatchObject({ state: 'refused', reason: 'GAME_DISABLED' })
  await pass(step)
  expect(await listed()).toMatchObject([{ state: 'over' }])
  expect(await isShownClosed()).toBe(false)
  expect((await ask(on.world, 'GET /api/v2/maintenance/list')).data.d).toEqual([])
  expect((await ask(on.world, 'POST /api/v2/game/launch', { body: { code } }, ana)).status).toBe(200)
})

test('everything is closed for its window, but the office, where it can be opened again', async () => {
  const { data } = await plan({ begins_at: 0 })
  await pass(3)
  await expect.poll(async () => (await ask(on.world, 'GET /member/index')).status).toBe(503)
  expect(await ask(on.world, 'GET /member/index')).toMatchObject({ code: 'maintenance' })
  const closed = await on.world.db.ref(tx => tx.selectFrom('provider').select('is_closed').distinct().execute())
  expect(closed).toEqual([{ is_closed: true }])
  expect((await cancel(data.id, 0)).status).toBe(200)
  await pass(3)
  await expect.poll(async () => (await ask(on.world, 'GET /member/index')).status).toBe(200)
  expect(await isShownClosed()).toBe(false)
  expect(await listed()).toMatchObject([{ state: 'cancelled', version: 1 }])
  expect(await cancel(data.id, 1)).toMatchObject({ status: 409, code: 'window_over' })
  const later = { begins_at: now() + step, ends_at: now() + 2 * step }
  expect(await change(data.id, 1, later)).toMatchObject({ status: 409, code: 'window_over' })
})

test('a window is moved from the version that was seen, and one of the same in its time is refused', async () => {
  const { data } = await plan()
  const later = { begins_at: now() + 5 * step, ends_at: now() + 6 * step }
  expect(await change(data.id, 1, later)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const both = await Promise.all([change(data.id, 0, later), change(data.id, 0, later)])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(await listed()).toMatchObject([{ ...later, version: 1 }])
  expect(await plan(later)).toMatchObject({ status: 409, code: 'window_there' })
  const other = await plan()
  expect(other.status).toBe(200)
  expect(await change(other.data.id, 0, later)).toMatchObject({ status: 409, code: 'window_there' })
  expect((await plan({ ...later, venue_id: await venue() })).status).toBe(200)
})

test('of two who plan the same at once one does', async () => {
  const answers = await Promise.all([plan(), plan(), plan()])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await listed()).toHaveLength(1)
})

test('what is planned, moved and cancelled is on record, and what is refused by its own sense changes nothing', async () => {
  const { data } = await plan()
  await change(data.id, 0, { begins_at: now() + step, ends_at: now() + 3 * step })
  await cancel(data.id, 1)
  const compliance = (await staffOf(on.world, { role: 'compliance' })).token
  const acts = await askOffice(on.world, 'GET /office/api/act/list', { query: { object: data.id } }, compliance)
  expect(acts.data.d.map(({ action, reason }) => [action, reason])).toEqual([
    ['maintenance.plan', 'Not needed any more'],
    ['maintenance.plan', 'It takes longer'],
    ['maintenance.plan', 'New servers'],
  ])
  const count = () =>
    on.world.db.app(tx =>
      tx
        .selectFrom('staff_act')
        .select(rows => rows.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow(),
    )
  const before = await count()
  expect(await plan({ ends_at: now() + step })).toMatchObject({ status: 422, code: 'window_order' })
  expect(await plan({ begins_at: now() + 15 * day, ends_at: now() + 16 * day })).toMatchObject({
    code: 'window_far',
  })
  expect(await plan({ venue_id: 424_242 })).toMatchObject({ status: 404 })
  expect(await change(randomUUID(), 0, { begins_at: 0, ends_at: now() + step })).toMatchObject({ status: 404 })
  expect(await cancel(randomUUID(), 0)).toMatchObject({ status: 404 })
  expect(await count()).toEqual(before)
  const support = (await staffOf(on.world, { role: 'support' })).token
  expect(await plan({}, support)).toMatchObject({ status: 403 })
})
