import { dayMs } from '@saya/money'
import { type ApprovalDesk, approvalDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: ApprovalDesk
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
  desk = await approvalDesk(world)
})
afterAll(() => world.close())

test('another person agrees to it, once, while a day of it is ahead; whoever entered it may withdraw it [PROMO-331]', async () => {
  const { first, propose, decide, list } = desk
  const { id } = (await propose()).data
  expect([(await decide(id, { by: first })).code, (await list()).data.is_covered]).toEqual(['approval_own', false])
  const { token: other } = await staffOf(world, { role: 'compliance' })
  const answers = await Promise.all([decide(id), decide(id, { by: other })])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect((await list()).data.is_covered).toBe(true)
  const mistaken = (await propose({ reference: 'PAGCOR 2026-119' })).data.id
  expect((await decide(mistaken, { by: first, isApproved: false })).status).toBe(200)
  expect((await decide('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).code).toBe('not_found')
  const late = (await propose()).data.id
  world.clock.advance(dayMs)
  desk = await approvalDesk(world)
  expect([(await desk.decide(late)).code, (await desk.list()).data.is_covered]).toEqual(['approval_days', false])
  expect((await desk.decide(late, { isApproved: false })).status).toBe(200)
})
