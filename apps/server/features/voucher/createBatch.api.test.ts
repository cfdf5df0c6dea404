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

test('a small batch is ready at once, and is on record', async () => {
  const { status, data } = await create()
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'approved', total: '5000.00', quantity: 10, used: 0, made_by: fe.email })
  const { token } = await staffOf(world, { role: 'compliance' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { operator: fe.email } }, token)
  expect(acts.data.d).toMatchObject([{ action: 'voucher.create', reason: 'Christmas shop' }])
})

test('more than one may give out alone in a day waits for a second person, in one batch or in many at once', async () => {
  expect((await create({ quantity: 41 })).data.status).toBe('proposed')
  const made = await Promise.all(Array.from({ length: 6 }, () => create({ quantity: 10 })))
  const alone = made.filter(({ data }) => data.status === 'approved')
  expect(alone).toHaveLength(4)
  expect(made.filter(({ data }) => data.status === 'proposed')).toHaveLength(2)
  world.clock.advance(24 * 3_600_000)
  fe = { ...fe, ...(await staffOf(world, { role: 'finance' })) }
  expect((await create()).data.status).toBe('approved')
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
