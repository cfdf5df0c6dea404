import { openWorld, ringDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

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
  })
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select('object_id').where('action', '=', 'ring.read').execute(),
  )
  expect(acts).toEqual([{ object_id: String(parent) }])
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
