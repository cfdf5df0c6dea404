import { ask, askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Body = Parameters<typeof decideBody>[1]

async function waiting() {
  const player = await world.player()
  await submitAs(world, player)
  return { ...player, id: String(player.uid) }
}
function decideBody(
  uid: string,
  wish: { decision: 'full' | 'basic' | 'rejected'; message?: string; fields?: ['birthday'] },
) {
  return { uid, version: 1, ...wish }
}
const claim = (token: string, uid: string) =>
  askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1 } }, token)
const decide = (token: string, uid: string, wish: Body) =>
  askOffice(world, 'POST /office/api/review/decide', { body: decideBody(uid, wish) }, token)
const statusOf = async (token: string) => (await ask(world, 'GET /member/detail', {}, { token })).data.kyc_status

test('a case is approved whole or in part by whoever has it, and the member is what they were approved to be', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  for (const [decision, status] of [
    ['full', 5],
    ['basic', 4],
  ] as const) {
    const member = await waiting()
    expect(await decide(token, member.id, { decision })).toMatchObject({ status: 409, code: 'case_not_claimed' })
    await claim(token, member.id)
    expect((await decide(token, member.id, { decision })).data).toEqual({ kyc_status: status })
    expect(await statusOf(member.token)).toBe(status)
    expect(await decide(token, member.id, { decision })).toMatchObject({ status: 200 })
  }
})

test('a case is sent back with what to mend and why, and not without', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const member = await waiting()
  await claim(token, member.id)
  for (const wish of [{ decision: 'rejected' as const }, { decision: 'rejected' as const, message: 'Why' }]) {
    expect(await decide(token, member.id, wish)).toMatchObject({ status: 400 })
  }
  await decide(token, member.id, { decision: 'rejected', message: 'Your birthday differs.', fields: ['birthday'] })
  const { data } = await ask(world, 'GET /member/kyc/detail', {}, { token: member.token })
  expect(data).toMatchObject({ status: 3, issue_msg: 'Your birthday differs.', issue_fields: ['birthday'] })
})

test('two reviewers never decide the same case: the second is told, and both stand in the record', async () => {
  const rosa = await staffOf(world, { role: 'kyc' })
  const luz = await staffOf(world, { role: 'kyc' })
  const { token: reader } = await staffOf(world, { role: 'compliance' })
  const member = await waiting()
  await claim(rosa.token, member.id)
  expect(await decide(luz.token, member.id, { decision: 'full' })).toMatchObject({ code: 'case_not_claimed' })
  expect(await decide(rosa.token, member.id, { decision: 'full' })).toMatchObject({ status: 200 })
  const late = { decision: 'rejected', message: 'Blurred.', fields: ['birthday'] } as const
  expect(await decide(luz.token, member.id, { ...late, fields: ['birthday'] })).toMatchObject({ code: 'case_changed' })
  expect(await statusOf(member.token)).toBe(5)
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: `case ${member.id}` } }, reader)
  expect(acts.data.d[0]?.after).toContain('"refused":"case_changed"')
  const decisions = acts.data.d.filter(({ action }) => action === 'review.decide')
  expect(decisions.map(({ before }) => JSON.parse(before) as unknown).reverse()).toMatchObject([
    { status: 2, version: 1, state: 'waiting' },
    { status: 5, version: 1 },
    { status: 5, version: 1 },
  ])
})

test('as many reasons as there are fit what a member is told, and a little more', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const member = await waiting()
  await claim(token, member.id)
  const wish = (length: number) =>
    ({ decision: 'rejected', message: 'x'.repeat(length), fields: ['birthday'] }) as const
  expect(await decide(token, member.id, { ...wish(1201), fields: ['birthday'] })).toMatchObject({ status: 400 })
  expect(await decide(token, member.id, { ...wish(1200), fields: ['birthday'] })).toMatchObject({ status: 200 })
  const { data } = await ask(world, 'GET /member/kyc/detail', {}, { token: member.token })
  expect(data.issue_msg).toHaveLength(1200)
})

test('nobody decides about themselves', async () => {
  const member = await waiting()
  const { token } = await staffOf(world, { role: 'kyc', memberUid: member.uid })
  expect(await claim(token, member.id)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await decide(token, member.id, { decision: 'full' })).toMatchObject({ status: 409 })
  expect(await statusOf(member.token)).toBe(2)
})
