import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('what a member says they earn is written down and taken back; the audit log keeps no figure [SAFE-46]', async () => {
  const { token, email } = await staffOf(world, { role: 'support' })
  const uid = String((await world.player()).uid)
  const set = (monthly: number, of = uid) =>
    askOffice(
      world,
      'POST /office/api/harm/income/set',
      { body: { uid: of, monthly, reason: 'Told on the phone' } },
      token,
    )
  const income = async () =>
    (await askOffice(world, 'POST /office/api/harm/read', { body: { uid } }, token)).data.income
  expect(await income()).toBeNull()
  await set(25_000)
  expect(await income()).toEqual({ monthly: '25000.00', set_by: email, set_at: world.clock.now() / 1000 })
  await set(0)
  expect(await income()).toBeNull()
  expect(await set(1, '1')).toMatchObject({ status: 404 })
  const { token: admin } = await staffOf(world, { role: 'admin' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: uid } }, admin)
  expect(JSON.stringify(acts.data.d)).not.toContain('25000')
})
