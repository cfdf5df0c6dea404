import { askOffice, openWorld, sendFeedback, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const text = 'Call 09171234567'

function reveal(named: { uid: bigint; id: string }, token: string) {
  const body = { uid: String(named.uid), id: named.id, reason: 'She asked to be called' }
  return askOffice(world, 'POST /office/api/feedback/reveal', { body }, token)
}

test('a feedback is shown as it was written once that is on record, and to nobody else', async () => {
  const [player, stranger] = [await world.player(), await world.player()]
  const named = { uid: player.uid, id: await sendFeedback(world, player, text) }
  const { token } = await staffOf(world, { role: 'support' })
  expect((await reveal(named, token)).data).toEqual({ text, contact: '' })
  expect(await reveal({ ...named, uid: stranger.uid }, token)).toMatchObject({ status: 404 })
  const own = await staffOf(world, { role: 'support', memberUid: player.uid })
  expect(await reveal(named, own.token)).toMatchObject({ code: 'own_matter' })
  const { token: risk } = await staffOf(world, { role: 'risk' })
  expect(await reveal(named, risk)).toMatchObject({ code: 'not_permitted' })
  const { token: compliance } = await staffOf(world, { role: 'compliance' })
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: named.id } }, compliance)
  const acts = data.d
  expect(acts.map(({ action, reason }) => [action, reason])).toEqual([['feedback.reveal', 'She asked to be called']])
  expect(JSON.stringify(acts)).not.toContain('0917')
})
