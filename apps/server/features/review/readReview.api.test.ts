import { askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function waiting(): Promise<string> {
  const player = await world.player()
  await submitAs(world, player)
  return String(player.uid)
}

test('a case is read whole, with the form beside the reading, and that it was read is on record', async () => {
  const { token, email } = await staffOf(world, { role: 'kyc' })
  const { token: reader } = await staffOf(world, { role: 'compliance' })
  const uid = await waiting()
  const { data } = await askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)
  expect(data).toMatchObject({
    uid,
    version: 1,
    name: 'Ana Reyes Dela Cruz',
    is_waiting: true,
    is_mine: false,
    confidence: null,
    needs_list_check: false,
    deadline_at: data.created_at + 72 * 3600,
  })
  expect(data.fields.find(({ name }) => name === 'current_address')).toMatchObject({ result: 'unread', read: '' })
  expect(data.checks.map(({ name, result }) => [name, result])).toContainEqual(['Face matches ID', 'Compare by eye'])
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: `case ${uid}` } }, reader)
  expect(acts.data.d).toMatchObject([{ action: 'review.read', operator: email }])
})

test('a photo is shown to whoever read the case, and for a minute', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const uid = await waiting()
  const { data } = await askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)
  const look = () => fetch(`${world.url}${data.photos.idPhoto}`)
  expect([(await look()).status, (await look()).headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  world.clock.advance(61_000)
  expect((await look()).status).toBe(404)
})

test('nobody reads their own case, and there is none of who never submitted', async () => {
  const player = await world.player()
  await submitAs(world, player)
  const { token } = await staffOf(world, { role: 'kyc', memberUid: player.uid })
  const read = (uid: string) => askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)
  expect(await read(String(player.uid))).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await read(String((await world.player()).uid))).toMatchObject({ status: 404 })
})
