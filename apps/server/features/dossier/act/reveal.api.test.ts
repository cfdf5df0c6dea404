import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('what is masked is shown for a reason, and that it was shown stands in the record', async () => {
  const { token, email } = await staffOf(world, { role: 'compliance' })
  const ana = await world.player({ email: 'ana@example.com' })
  const uid = String(ana.uid)
  const reveal = (reason: string) =>
    askOffice(world, 'POST /office/api/member/reveal', { body: { uid, reason } }, token)
  expect(await reveal('why')).toMatchObject({ status: 400 })
  expect((await reveal('She asked on the phone')).data).toMatchObject({
    phone: `+63 ${ana.phone}`,
    email: 'ana@example.com',
  })
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: `member ${uid}` } }, token)
  expect(data.d).toMatchObject([{ operator: email, action: 'member.reveal', reason: 'She asked on the phone' }])
})

test('nobody looks into what is their own', async () => {
  const ana = await world.player()
  const { token } = await staffOf(world, { role: 'compliance', memberUid: ana.uid })
  const body = { uid: String(ana.uid), reason: 'Only looking' }
  expect(await askOffice(world, 'POST /office/api/member/reveal', { body }, token)).toMatchObject({
    status: 403,
    code: 'own_matter',
  })
})
