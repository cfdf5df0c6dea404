import { askOffice, openWorld, readIncidents, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveActs } from './proveActs.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const run = (on: World, statement: string) => on.db.app(tx => sql.raw(statement).execute(tx))

test('the record holds, cannot be written over, and a row changed behind its back is found', async () => {
  const { token } = await staffOf(world, { role: 'admin' })
  for (let count = 0; count < 7; count++) await staffOf(world)
  expect(await proveActs(world)).toMatchObject({ acts: 8n, brokenAt: null })
  await expect(run(world, "update staff_act set reason = 'x' where seq = 3")).rejects.toThrow('never')
  await expect(run(world, 'delete from staff_act where seq = 3')).rejects.toThrow('never')
  await expect(run(world, 'truncate staff_act')).rejects.toThrow('never')
  await run(world, 'alter table staff_act disable trigger staff_act_stays')
  await run(world, "update staff_act set operator = 'somebody@saya.local' where seq = 3")
  expect(await proveActs(world)).toMatchObject({ acts: 8n, brokenAt: 3n })
  expect(await world.db.app(readIncidents)).toEqual(['STAFF_ACTS_BROKEN'])
  expect(await askOffice(world, 'GET /office/api/me', {}, token)).toMatchObject({ status: 200 })
})

test('a row that is taken out of the end is missed', async () => {
  const own = await openWorld()
  await staffOf(own)
  await staffOf(own)
  await run(own, 'alter table staff_act disable trigger staff_act_stays')
  await run(own, 'delete from staff_act where seq = 2')
  expect(await proveActs(own)).toMatchObject({ acts: 2n, brokenAt: 2n })
  await own.close()
})

test('an end that was proven and then cut off, chain and all, is missed each time', async () => {
  const own = await openWorld()
  for (let count = 0; count < 3; count++) await staffOf(own)
  expect(await proveActs(own)).toMatchObject({ acts: 3n, brokenAt: null })
  await run(own, 'alter table staff_act disable trigger staff_act_stays')
  await run(own, 'delete from staff_act where seq = 3')
  await run(own, 'update staff_chain set seq = 2, hash = (select hash from staff_act where seq = 2)')
  expect(await proveActs(own)).toMatchObject({ acts: 2n, brokenAt: 3n })
  expect(await proveActs(own)).toMatchObject({ acts: 2n, brokenAt: 3n })
  await own.close()
})
