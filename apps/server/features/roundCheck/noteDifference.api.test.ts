import { addDifference, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'finance' })).token
  await addDifference(world, 'r-1')
})
afterAll(() => world.close())

function write(version: number, { round = 'r-1', by = token } = {}) {
  const body = { provider: 'studio', round_id: round, player: '88000001', version, note: 'They tested with it' }
  return askOffice(world, 'POST /office/api/round-check/difference/note', { body }, by)
}

test('of several who explain a difference at once one does, and it is explained until it changes', async () => {
  const answers = await Promise.all([write(0), write(0), write(0)])
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await write(0)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await write(1)).toMatchObject({ status: 200, data: { version: 2 } })
  const { data } = await askOffice(world, 'GET /office/api/round-check/difference/list', {}, token)
  expect(data.d).toMatchObject([{ state: 'explained', note: 'They tested with it', version: 2 }])
})

test('a difference that is none, and whoever may only read', async () => {
  expect(await write(0, { round: 'r-9' })).toMatchObject({ status: 404 })
  const risk = (await staffOf(world, { role: 'risk' })).token
  expect(await write(2, { by: risk })).toMatchObject({ status: 403, code: 'not_permitted' })
})
