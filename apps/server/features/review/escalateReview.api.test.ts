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

test('a case that is escalated waits for somebody else, and the reason stands with it', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const { token: risk } = await staffOf(world, { role: 'risk' })
  const uid = await waiting()
  const escalate = () =>
    askOffice(world, 'POST /office/api/review/escalate', { body: { uid, version: 1, reason: 'Two faces' } }, token)
  expect(await escalate()).toMatchObject({ code: 'case_not_claimed' })
  await askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1 } }, token)
  expect(await escalate()).toMatchObject({ status: 200 })
  const query = { only: 'escalated' } as const
  expect((await askOffice(world, 'GET /office/api/review/list', { query }, risk)).data).toMatchObject({
    t: 1,
    d: [{ uid }],
  })
  const { data } = await askOffice(world, 'POST /office/api/review/read', { body: { uid } }, risk)
  expect(data.escalation).toBe('Two faces')
})
