import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a member is frozen once, keeps their sessions, and the cause is staff', async () => {
  const { token } = await staffOf(world, { role: 'risk' })
  const ana = await world.player({ kyc: 'fully_kyc' })
  const body = { uid: String(ana.uid), reason: 'Odd deposits' }
  const freeze = () => askOffice(world, 'POST /office/api/member/freeze', { body }, token)
  expect(await freeze()).toMatchObject({ status: 200, data: { kyc_status: 6 } })
  expect(await freeze()).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const { data } = await askOffice(world, 'GET /office/api/member/:uid', { params: { uid: body.uid } }, token)
  expect([data.frozen_by, data.timeline.at(-1)?.cause]).toEqual([['staff'], 'freeze staff'])
})
