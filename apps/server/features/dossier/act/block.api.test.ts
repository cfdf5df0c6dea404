import { ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const act = (name: 'block' | 'unblock', token: string, uid: bigint) =>
  askOffice(world, `POST /office/api/member/${name}`, { body: { uid: String(uid), reason: 'Stolen account' } }, token)

test('a blocked member is out with their next call, in the directory and on the profile, and twice is told', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const ana = await world.player({ kyc: 'fully_kyc' })
  expect(await act('block', token, ana.uid)).toMatchObject({ status: 200, data: { kyc_status: 7 } })
  expect(await ask(world, 'GET /finance/transaction/list', {}, { token: ana.token })).toMatchObject({
    status: 403,
    code: 'account_blocked',
  })
  expect(await act('block', token, ana.uid)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

test('of two who block at once one does it, and the record tells of both sides of it', async () => {
  const { token } = await staffOf(world, { role: 'risk' })
  const { token: reader } = await staffOf(world, { role: 'compliance' })
  const ben = await world.player()
  const answers = await Promise.all([act('block', token, ben.uid), act('block', token, ben.uid)])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const query = { object: `member ${ben.uid}` }
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query }, reader)
  expect(data.d.map(({ after }) => after)).toContain('{"act":"block"}')
  expect(new Set(data.d.map(({ action, reason }) => `${action} ${reason}`))).toEqual(
    new Set(['member.block Stolen account']),
  )
  expect(data.d.at(-1)?.before).toContain('"isBlocked":false')
})

test('nobody blocks themselves, and a number that is nobody is not there', async () => {
  const cora = await world.player()
  const { token } = await staffOf(world, { role: 'risk', memberUid: cora.uid })
  expect(await act('block', token, cora.uid)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await ask(world, 'GET /member/detail', {}, { token: cora.token })).toMatchObject({ status: 200 })
  expect(await act('block', token, 1n)).toMatchObject({ status: 404 })
})
