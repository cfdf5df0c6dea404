import { dayMs } from '@saya/money'
import { askOffice, boxTools, type BoxTools, memberDoor, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeOpening } from '../claim/takeOpening.ts'

let world: World
let on: BoxTools
let [finance, compliance] = ['', '']
beforeAll(async () => {
  world = await openWorld()
  on = boxTools(world)
  await on.turn()
  await signIn()
})
afterAll(() => world.close())

/** Whoever works here signs in again on another day. */
async function signIn(): Promise<void> {
  finance = (await staffOf(world, { role: 'finance' })).token
  compliance = (await staffOf(world, { role: 'compliance' })).token
}

const body = { reason: 'The odds are under review' }
const stop = (by: string) => askOffice(world, 'POST /office/api/box/stop', { body }, by)
const resume = (by: string) => askOffice(world, 'POST /office/api/box/resume', { body }, by)
const sentence = 'Mystery Boxes are not available right now.'

test('one person stops boxes at once, those that were offered too, and what was claimed is given [PROMO-282]', async () => {
  const [ana, ben, cora, dan] = [await on.player(), await on.player(), await on.player(), await on.player()]
  expect([(await on.bonus(ana)).data.task_state, (await on.open(ben)).status]).toEqual([1, 200])
  // Of one the box is claimed, and whoever was at it is gone before its prize is promised.
  const claim = { caller: dan, body: { client_seed: 'a-word-of-dan' }, callName: null }
  expect((await takeOpening(on.deps, { ...claim, holdFor: memberDoor(world.db, dan.uid) })).ok).toBe(true)
  const stopped = await stop(finance)
  expect(stopped.data).toMatchObject({ is_stopped: true, resumed_by: null })
  for (const one of [ana, cora]) {
    expect((await on.bonus(one)).data).toMatchObject({ task_state: 0, why_not: { code: 'box_stopped', sentence } })
    expect(await on.open(one)).toMatchObject({ status: 409, code: 'box_stopped', sentence })
  }
  expect((await on.bonus(ben)).data.task_state).toBe(2)
  world.clock.advance(31_000)
  expect(await on.finish()).toBe(1)
  expect([(await on.bonus(dan)).data.task_state, await on.postingsOf(dan)]).toEqual([2, [expect.any(BigInt)]])
  expect((await stop(compliance)).code).toBe('changed_meanwhile')
  for (const by of [finance, compliance]) expect((await resume(by)).status).toBe(200)
})

test('what was published of bound days stays while boxes are stopped, days are bound on, and seeds are told as ever [PROMO-283]', async () => {
  const dan = await on.player()
  const { data: bound } = await on.detail(dan)
  await on.open(dan)
  expect((await stop(compliance)).status).toBe(200)
  expect((await on.detail(dan)).data.commitments).toEqual(bound.commitments)
  world.clock.advance(dayMs)
  await on.turn()
  await signIn()
  const eva = await on.player()
  const { data } = await on.detail(eva)
  expect([data.commitments.length, data.commitments.slice(0, -1)]).toEqual([
    bound.commitments.length,
    bound.commitments.slice(1),
  ])
  expect(data.why_not?.code).toBe('box_stopped')
  const told = (await on.detail(dan, on.yesterday().slice(0, 7))).data.data.find(({ date }) => date === on.yesterday())
  expect(told?.proof?.seed).toMatch(/^[0-9a-f]{64}$/)
})

test('a stop is on record with its reason, and whoever may not stop is refused [PROMO-282]', async () => {
  const { token: support } = await staffOf(world, { role: 'support' })
  expect((await stop(support)).status).toBe(403)
  const blank = { body: { reason: ' ' } }
  expect((await askOffice(world, 'POST /office/api/box/stop', blank, compliance)).code).toBe('invalid_request')
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: 'mystery-box' } }, compliance)
  expect(acts.data.d.map(({ action }) => action)).toContain('promotion.stop')
  expect(acts.data.d.every(({ reason }) => reason === body.reason)).toBe(true)
})
