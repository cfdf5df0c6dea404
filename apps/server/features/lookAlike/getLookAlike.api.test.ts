import { ask, lookAlikeDesk, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepLikeness } from './lookAlike.store.ts'

let world: World
let on: ReturnType<typeof lookAlikeDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = lookAlikeDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

async function held(of: Player): Promise<Player> {
  const player = await world.player()
  const nowMs = world.clock.now()
  const found = { uid: player.uid, of: { excludedUid: of.uid }, signs: ['device', 'payee'], verdict: 'held' } as const
  await world.db.app(tx => keepLikeness(tx, { ...found, nowMs, dueAtMs: nowMs }))
  return player
}

test('the desk sees both beside each other, on record, and nobody without the permission does [SAFE-78]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)
  const ben = await held(ana)
  const [row] = await on.list(ben, 'held', token)
  const id = row?.id ?? ''
  const { data } = await on.look(id, token)
  expect([data.account.uid, data.excluded.uid]).toEqual([String(ben.uid), String(ana.uid)])
  expect([data.account.closed_until, data.excluded.closed_until > 0]).toEqual([0, true])
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select('object_id').where('action', '=', 'alike.read').execute(),
  )
  expect(acts.map(({ object_id: object }) => object)).toEqual([id])
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await on.look(id, support)).status).toBe(403)
  expect((await on.look('3f2504e0-4f89-41d3-9a0c-0305e82c3301', token)).code).toBe('not_found')
})
