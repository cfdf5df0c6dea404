import { randomUUID } from 'node:crypto'
import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('what is to be returned comes oldest first over all members, for those who may see it', async () => {
  const uids: string[] = []
  for (let made = 0; made < 2; made++) {
    const { uid } = await world.player()
    const credit = { id: randomUUID(), uid, kind: 20, amount: 1_000_000n, credited_at: instant(world.clock.now()) }
    await world.db.member(uid, tx => tx.insertInto('excluded_credit').values(credit).execute())
    uids.push(String(uid))
    world.clock.advance(1000)
  }
  const { token } = await staffOf(world, { role: 'finance' })
  const { data } = await askOffice(world, 'GET /office/api/creditReturn/list', {}, token)
  expect(data.d.map(({ uid }) => uid)).toEqual(uids)
  expect(data.d[0]).toMatchObject({ kind: 'voucher', amount: '100.00', channel: '', accounts: [], status: 'open' })
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await askOffice(world, 'GET /office/api/creditReturn/list', {}, support)).status).toBe(403)
})
