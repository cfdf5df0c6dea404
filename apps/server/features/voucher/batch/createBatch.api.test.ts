import { askOffice, openWorld, staffOf, type TestOperator, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let fe: TestOperator & { readonly token: string }
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  fe = await staffOf(world, { role: 'finance' })
})

function create(wish: Partial<{ quantity: number; amount: string; expires_on: string; note: string }> = {}) {
  const body = { quantity: 10, amount: '500', expires_on: '2026-12-31', note: 'Christmas shop', ...wish }
  return askOffice(world, 'POST /office/api/voucher/batch/create', { body }, fe.token)
}

test('a batch waits for a second person, and is on record', async () => {
  const { status, data } = await create()
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'proposed', total: '5000.00', quantity: 10, used: 0, made_by: fe.email })
  const { token } = await staffOf(world, { role: 'compliance' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { operator: fe.email } }, token)
  expect(acts.data.d).toMatchObject([{ action: 'voucher.create', reason: 'Christmas shop' }])
})

test('however small and however many, nobody issues one alone', async () => {
  const made = await Promise.all([1, 2, 3].map(() => create({ quantity: 1, amount: '1' })))
  for (const { data } of made) {
    expect(data).toMatchObject({ status: 'proposed', decided_by: '' })
    const body = { id: data.id, reason: 'To the shop' }
    expect(await askOffice(world, 'POST /office/api/voucher/batch/issue', { body }, fe.token)).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    })
    const own = { ...body, is_approved: true }
    expect(await askOffice(world, 'POST /office/api/voucher/batch/decide', { body: own }, fe.token)).toMatchObject({
      code: 'own_matter',
    })
  }
})

test.each([{ expires_on: '2020-01-01' }, { expires_on: '2099-01-01' }, { expires_on: '2026-02-30' }])(
  'a last day that cannot be is refused: %j',
  async wish => {
    const refused = await create(wish)
    expect([400, 422]).toContain(refused.status)
  },
)

test.each([
  { quantity: 0 },
  { quantity: 1001 },
  { quantity: 1.5 },
  { amount: '0' },
  { amount: '12.5' },
  { amount: '50001' },
  { note: 'x' },
])('what is out of bounds is refused: %j', async wish => {
  expect((await create(wish)).status).toBe(400)
})
