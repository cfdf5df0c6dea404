import { openWorld, ringDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdFriend } from './ring.store.ts'

let world: World
let on: ReturnType<typeof ringDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = ringDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('a ring is shown whole: who is in it, what ties whom to whom, and what waits; each look is on record [PROMO-157]', async () => {
  const { parent, children } = await on.plant(4, { devices: ['a shared phone'], payee: 'one payout account' })
  for (const child of children) await on.promise(parent, child, await on.hold(parent, child))
  const { data } = await on.look(parent, token)
  expect(data).toMatchObject({ held: 4, friends: 4, signs: ['self', 'payee', 'crowd', 'device'] })
  expect(data.ring_friends.every(({ waiting }) => waiting === '75.00')).toBe(true)
  const [first = 0n, second = 0n] = children
  expect(data.ties).toContainEqual({ uid: String(first), other: String(second), sign: 'payee' })
  expect(data.ties).toContainEqual({ uid: String(first), other: String(parent), sign: 'self' })
  expect(new Set(data.accounts.map(({ uid }) => uid))).toEqual(new Set([parent, ...children].map(String)))
  expect(data.accounts.find(({ uid }) => uid === String(first))).toMatchObject({
    parent: String(parent),
    deposited: '500.00',
    played: '2500.00',
    withdrawn: '0.00',
    marks: [
      { kind: 'id', count: 1, shared_with: [] },
      { kind: 'payee', count: 1, shared_with: [parent, ...children.slice(1)].map(String) },
      { kind: 'device', count: 1, shared_with: [parent, ...children.slice(1)].map(String) },
    ],
  })
  const acts = () =>
    world.db.app(tx => tx.selectFrom('staff_act').select('object_id').where('action', '=', 'ring.read').execute())
  expect(await acts()).toEqual([{ object_id: String(parent) }])
  await on.look(parent, token)
  expect(await acts()).toEqual([{ object_id: String(parent) }, { object_id: String(parent) }])
})

test('a ring of more friends than are shown is decided to its end: those who wait come first, and all are counted [PROMO-218]', async () => {
  const { parent } = await on.plant(0)
  const friends = Array.from({ length: 52 }, (_, at) => parent + 1_000_000n + BigInt(at))
  for (const uid of friends) {
    const signs = [{ sign: 'id', points: 5, others: [] }] as const
    await world.db.app(tx => holdFriend(tx, { uid, parent, points: 5, signs, nowMs: world.clock.now() }))
  }
  for (const uid of friends.slice(0, 50)) expect((await on.decide(uid, false, token)).status).toBe(200)
  const { data } = await on.look(parent, token)
  expect(data).toMatchObject({ held: 2, friends: 52, signs: ['id'] })
  expect(data.ring_friends).toHaveLength(50)
  expect(data.ring_friends.slice(0, 3).map(({ uid, status }) => [uid, status])).toEqual([
    [String(friends[50]), 'held'],
    [String(friends[51]), 'held'],
    [String(friends[0]), 'refused'],
  ])
})

test('a ring that is nobody’s, or for nobody without the permission, is not shown', async () => {
  expect((await on.look(1n, token)).code).toBe('not_found')
  const { parent, children } = await on.plant(1, { id: 'unseen' })
  await on.hold(parent, children[0] ?? 0n)
  for (const role of ['support', 'regulator'] as const) {
    const { token: other } = await staffOf(world, { role })
    expect((await on.look(parent, other)).status, role).toBe(403)
  }
})
