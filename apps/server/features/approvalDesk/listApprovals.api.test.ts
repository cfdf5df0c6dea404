import { manilaDay } from '@saya/money'
import { type ApprovalDesk, approvalDesk, openWorld, askOffice, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: ApprovalDesk
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
  desk = await approvalDesk(world)
})
afterAll(() => world.close())

test('both people, what they said and the days are listed, and the audit log has both acts [PROMO-331]', async () => {
  const { propose, decide, list } = desk
  expect((await list()).data).toEqual({ version: 1, today_version: 1, is_needed: true, is_covered: false, d: [] })
  await decide((await propose()).data.id)
  const today = manilaDay(world.clock.now())
  const { data } = await list()
  expect(data.d).toMatchObject([
    { version: 1, reference: 'PAGCOR 2026-117', first_day: today, last_day: today, status: 'approved', is_mine: true },
  ])
  expect(data.d[0]?.decided_by).not.toBe(data.d[0]?.proposed_by)
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select('action').where('object_id', '=', 'vip').orderBy('at').execute(),
  )
  expect(acts.map(({ action }) => action)).toEqual(['promotion.change', 'promotion.decide'])
  const { token: kyc } = await staffOf(world, { role: 'kyc' })
  const query = { program: 'vip' } as const
  expect((await askOffice(world, 'GET /office/api/approval/list', { query }, kyc)).status).toBe(403)
})
