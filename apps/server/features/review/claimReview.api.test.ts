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

test('of two reviewers who take a case at once one has it; the other may take it over, and that is on record', async () => {
  const rosa = await staffOf(world, { role: 'kyc' })
  const luz = await staffOf(world, { role: 'kyc' })
  const { token: reader } = await staffOf(world, { role: 'compliance' })
  const uid = await waiting()
  const claim = (token: string, takesOver = false) =>
    askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1, takes_over: takesOver } }, token)
  const answers = await Promise.all([claim(rosa.token), claim(luz.token)])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const [first, second] = answers[0].status === 200 ? [rosa, luz] : [luz, rosa]
  expect(await claim(second.token)).toMatchObject({ code: 'case_claimed' })
  expect(await claim(second.token, true)).toMatchObject({ status: 200 })
  expect(await claim(first.token)).toMatchObject({ code: 'case_claimed' })
  const line = (await askOffice(world, 'GET /office/api/review/list', {}, first.token)).data.d[0]
  expect(line).toMatchObject({ claimed_by: second.email, is_mine: false })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: `case ${uid}` } }, reader)
  expect(acts.data.d[0]).toMatchObject({ operator: second.email, after: '{"takesOver":1}' })
})

test('a version that is not there any more is not taken', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const body = { uid: await waiting(), version: 7 }
  expect(await askOffice(world, 'POST /office/api/review/claim', { body }, token)).toMatchObject({
    code: 'case_changed',
  })
})
