import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a record that was written over is found at once by whoever asks', async () => {
  const { token } = await staffOf(world, { role: 'admin' })
  const prove = async () => (await askOffice(world, 'POST /office/api/integrity/prove', {}, token)).data
  expect(await prove()).toEqual({ acts: '1', broken_at: '', signed: 'unseen', signed_seq: '0' })
  await world.db.app(async tx => {
    await sql`alter table staff_act disable trigger staff_act_stays`.execute(tx)
    await sql`update staff_act set action = 'operator.nothing' where seq = 1`.execute(tx)
  })
  expect(await prove()).toEqual({ acts: '1', broken_at: '1', signed: 'unseen', signed_seq: '0' })
  const { data } = await askOffice(world, 'GET /office/api/integrity', {}, token)
  expect(data).toMatchObject({ is_sound: false, incidents: { t: 1, d: [{ kind: 'STAFF_ACTS_BROKEN' }] } })
})
