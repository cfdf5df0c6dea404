import { ask, askOffice, bodyOf, decideAs, openWorld, reject, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const read = (token: string, uid: bigint) =>
  askOffice(world, 'GET /office/api/member/:uid/submission/list', { params: { uid: String(uid) } }, token)

test('what was sent in is listed with what became of it, and without what stands in it', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const player = await world.player()
  expect((await read(token, player.uid)).data).toEqual({ t: 0, d: [] })
  const { last_name: lastName, id_number: idNumber } = await submitAs(world, player)
  const sentAt = world.clock.now() / 1000
  await decideAs(world, player.uid, reject('birthday', 'idPhoto'))
  world.clock.advance(60_000)
  await ask(world, 'POST /member/kyc/update', { body: await bodyOf(world, player) }, player)
  const { data } = await read(token, player.uid)
  expect(data).toMatchObject({
    t: 2,
    d: [
      { version: 2, status: 2, sent_at: sentAt + 60, decided_at: 0, reviewer: '', issue_msg: '', issue_fields: [] },
      { version: 1, status: 3, sent_at: sentAt, decided_at: sentAt, issue_fields: ['birthday', 'idPhoto'] },
    ],
  })
  expect(lastName.length * idNumber.length).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toContain(lastName)
  expect(JSON.stringify(data)).not.toContain(idNumber)
  expect(await read(token, 1n)).toMatchObject({ status: 404 })
})
