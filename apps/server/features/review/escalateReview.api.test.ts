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

test('whoever escalated a case neither takes nor decides it; a colleague does', async () => {
  const { token: rosa } = await staffOf(world, { role: 'kyc' })
  const { token: risk } = await staffOf(world, { role: 'risk' })
  const uid = await waiting()
  const claim = (token: string, takesOver = false) =>
    askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1, takes_over: takesOver } }, token)
  await claim(rosa)
  await askOffice(world, 'POST /office/api/review/escalate', { body: { uid, version: 1, reason: 'Two faces' } }, rosa)
  expect(await claim(rosa)).toMatchObject({ status: 409, code: 'case_escalated' })
  expect(await claim(rosa, true)).toMatchObject({ status: 409, code: 'case_escalated' })
  const approve = (token: string) =>
    askOffice(world, 'POST /office/api/review/decide', { body: { uid, version: 1, decision: 'full' } }, token)
  expect(await approve(rosa)).toMatchObject({ status: 409, code: 'case_not_claimed' })
  const line = async (token: string) =>
    (await askOffice(world, 'GET /office/api/review/list', {}, token)).data.d.find(one => one.uid === uid)
  expect([(await line(rosa))?.is_passed_on, (await line(risk))?.is_passed_on]).toEqual([true, false])
  await claim(risk)
  expect(await approve(risk)).toMatchObject({ status: 200 })
})
