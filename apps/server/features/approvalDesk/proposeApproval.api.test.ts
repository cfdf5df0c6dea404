import { type ApprovalDesk, approvalDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: ApprovalDesk
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
  desk = await approvalDesk(world)
})
afterAll(() => world.close())

test('an approval is entered for terms that hold, with a day ahead, and one waits at a time [PROMO-331]', async () => {
  const { propose } = desk
  const over = { first_day: '2025-01-01', last_day: '2025-12-31' }
  expect(await propose(over)).toMatchObject({ status: 422, code: 'approval_days' })
  expect((await propose({ first_day: '2027-01-02', last_day: '2027-01-01' })).code).toBe('approval_days')
  expect((await propose({ version: 2 })).code).toBe('changed_meanwhile')
  expect((await propose({ reference: ' ' })).code).toBe('invalid_request')
  const { token: support } = await staffOf(world, { role: 'support' })
  expect((await propose({}, support)).status).toBe(403)
  const { token: third } = await staffOf(world, { role: 'finance' })
  const both = await Promise.all([propose(), propose({}, third)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  // Boxes have one that waits beside it.
  expect((await propose({ program: 'mystery-box' })).status).toBe(200)
})
