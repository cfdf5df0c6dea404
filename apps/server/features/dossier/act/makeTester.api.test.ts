import { ask, askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function make(token: string, uid: bigint) {
  const body = { uid: String(uid), reason: 'Ours, to try the payments' }
  return askOffice(world, 'POST /office/api/member/tester/make', { body }, token)
}

test('from any standing a member is made a test account, once and on record, and by compliance alone', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const risk = await staffOf(world, { role: 'risk' })
  for (const kyc of ['unset', 'rejected', 'fully_kyc', 'frozen'] as const) {
    const player = await world.player({ kyc })
    expect(await make(risk.token, player.uid)).toMatchObject({ status: 403 })
    expect(await make(token, player.uid)).toMatchObject({ status: 200, data: { kyc_status: 8 } })
    expect((await ask(world, 'GET /member/detail', {}, player)).data).toMatchObject({ kyc_status: 8, tester: 1 })
    expect(await make(token, player.uid)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    const query = { object: `member ${player.uid}` }
    const { data } = await askOffice(world, 'GET /office/api/act/list', { query }, token)
    expect(data.d).toMatchObject([{ action: 'member.makeTester', reason: 'Ours, to try the payments' }])
  }
})

test('whose case waits leaves the queue with it, and whoever had it is told', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const kyc = await staffOf(world, { role: 'kyc' })
  const player = await world.player()
  await submitAs(world, player)
  const uid = String(player.uid)
  await askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1 } }, kyc.token)
  await make(token, player.uid)
  const list = await askOffice(world, 'GET /office/api/review/list', { query: {} }, kyc.token)
  expect(list.data.d.map(line => line.uid)).not.toContain(uid)
  const body = { uid, version: 1, decision: 'full' } as const
  const late = await askOffice(world, 'POST /office/api/review/decide', { body }, kyc.token)
  expect([late.status, late.code]).toEqual([409, 'case_changed'])
  expect((await ask(world, 'GET /member/detail', {}, player)).data.kyc_status).toBe(8)
})
