import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let maker: string
let checker: string
beforeAll(async () => {
  world = await openWorld()
  maker = (await staffOf(world, { role: 'finance' })).token
  checker = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

async function propose(): Promise<string> {
  const body = { quantity: 100, amount: '500', expires_on: '2026-12-31', note: 'Large batch' }
  const { data } = await askOffice(world, 'POST /office/api/voucher/batch/create', { body }, maker)
  expect(data.status).toBe('proposed')
  return data.id
}

function decide(id: string, isApproved: boolean, token = checker) {
  const body = { id, is_approved: isApproved, reason: 'Looked at it' }
  return askOffice(world, 'POST /office/api/voucher/batch/decide', { body }, token)
}

function issue(id: string) {
  return askOffice(world, 'POST /office/api/voucher/batch/issue', { body: { id, reason: 'To the shop' } }, maker)
}

test('a large batch is given out when somebody else has agreed, and not before', async () => {
  const id = await propose()
  expect(await issue(id)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await decide(id, true, maker)).toMatchObject({ status: 403, code: 'own_matter' })
  const { data } = await decide(id, true)
  expect(data).toMatchObject({ status: 'approved' })
  expect(data.decided_by).not.toBe(data.made_by)
  expect((await issue(id)).data.rows).toBe(100)
})

test('one that somebody else did not agree to is never given out', async () => {
  const id = await propose()
  expect((await decide(id, false)).data.status).toBe('rejected')
  expect(await issue(id)).toMatchObject({ status: 409 })
  expect(await decide(id, true)).toMatchObject({ status: 409 })
})

test('of two who decide at once the later one sees that it was decided', async () => {
  const id = await propose()
  const other = (await staffOf(world, { role: 'compliance' })).token
  const answers = await Promise.all([decide(id, true), decide(id, false, other)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('one that is not there is not found', async () => {
  expect((await decide('999', true)).status).toBe(404)
})
