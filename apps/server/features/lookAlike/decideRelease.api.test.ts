import { randomUUID } from 'node:crypto'
import { askOffice, lookAlikeDesk, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { followLookAlikes } from './followLookAlikes.ts'
import { keepLikeness } from './lookAlike.store.ts'

let world: World
let on: ReturnType<typeof lookAlikeDesk>
let [first, second] = ['', '']
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = lookAlikeDesk(world)
  first = (await staffOf(world, { role: 'compliance' })).token
  second = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

/** Held, since two signs of an excluded member's are theirs too. */
let ben: Player
let [lookAlike, release] = ['', '']
beforeEach(async () => {
  ben = await world.player()
  const { uid: excludedUid } = await world.player()
  const nowMs = world.clock.now()
  const found = { uid: ben.uid, of: { excludedUid }, signs: ['device', 'payee'], verdict: 'held' } as const
  await world.db.app(tx => keepLikeness(tx, { ...found, nowMs, dueAtMs: nowMs }))
  await followLookAlikes(on.deps, ben.uid)
  const [row] = await on.list(ben, 'held', first)
  lookAlike = row?.id ?? ''
  release = (await on.decide(lookAlike, false, first)).data.release?.id ?? ''
})

async function gates() {
  const rows = await world.db.member(ben.uid, tx =>
    tx.selectFrom('play_gate').select('cause').where('uid', '=', ben.uid).where('cause', '=', 'review').execute(),
  )
  return rows.map(({ cause }) => cause)
}

test('what one proposed opens nothing until a colleague agrees, and is on record for both [SAFE-111]', async () => {
  expect(await gates()).toEqual(['review'])
  expect((await on.decideRelease(release, true, first)).code).toBe('look_alike_own')
  expect(await gates()).toEqual(['review'])
  expect((await on.decideRelease(release, true, second)).data).toMatchObject({ status: 'other', release: null })
  expect(await gates()).toEqual([])
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: lookAlike } }, first)
  expect(acts.data.d.map(({ action }) => action)).toEqual(['alike.decide', 'alike.decide'])
})

test('of ten who agree and refuse at once one is heard [SAFE-80, SAFE-111]', async () => {
  const decided = await Promise.all(
    Array.from({ length: 10 }, (_, at) => on.decideRelease(release, at % 2 === 0, second)),
  )
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  const isOpen = decided.some(({ status, data }) => status === 200 && data.status === 'other')
  expect(await gates()).toEqual(isOpen ? [] : ['review'])
  expect((await on.decideRelease(release, true, second)).code).toBe('changed_meanwhile')
})

test('whoever proposed it takes it back, and another look begins anew', async () => {
  expect((await on.decideRelease(release, false, first)).data).toMatchObject({ status: 'held', release: null })
  expect(await gates()).toEqual(['review'])
})

test('what is not there, and who may not decide it, is refused', async () => {
  expect(await on.decideRelease(randomUUID(), true, second)).toMatchObject({ status: 404 })
  const support = (await staffOf(world, { role: 'support' })).token
  expect(await on.decideRelease(release, true, support)).toMatchObject({ status: 403 })
  const body = { id: release, is_approved: true, reason: 'Compared both too' }
  expect(await askOffice(world, 'POST /office/api/lookAlike/release/decide', { body }, '')).toMatchObject({
    status: 401,
  })
})
