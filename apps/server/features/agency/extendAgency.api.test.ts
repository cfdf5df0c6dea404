import { agencyDesk, openWorld, staffOf, untilWaiting, type World } from '@saya/testing'
import { dayMs, daySpan } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

const actsOf = (id: string) =>
  world.db.app(tx =>
    tx
      .selectFrom('staff_act')
      .select(['action', 'reason'])
      .where('object_id', '=', id)
      .where('action', '=', 'agency.extend')
      .execute(),
  )

test('an extension needs a later day and a reference; the link stays the same, it is on record, and the agent is told once [PROMO-315]', async () => {
  const { player, id, code } = await on.agent(token, on.lastDay(20))
  const link = (await on.detail(player.token)).data.link
  for (const lastDay of [on.lastDay(0), on.lastDay(19), on.lastDay(20), on.lastDay(4000), '2027-02-30'])
    expect((await on.extend(id, token, { last_day: lastDay })).code, lastDay).toBe('agency_extension_wrong')
  expect((await on.extend(id, token, { reference: ' ' })).code).toBe('agency_reference_missing')
  const wish = { last_day: on.lastDay(200), reference: 'PAGCOR-28-1' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => on.extend(id, token, wish)))
  expect(answers.map(answer => answer.code ?? 'done').toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'agency_extension_wrong'),
    'done',
  ])
  const endsAt = daySpan(on.lastDay(200)).untilMs / 1000
  expect((await on.read(id, token)).data).toMatchObject({
    status: 'approved',
    code,
    ends_at: endsAt,
    reference: 'PAGCOR-28-1',
  })
  const detail = (await on.detail(player.token)).data
  expect([detail.link, detail.agency?.ends_at]).toEqual([link, endsAt])
  expect(await actsOf(id)).toEqual([{ action: 'agency.extend', reason: 'Checked the page and the approval, ticket 5' }])
  await on.sweep()
  expect(await on.noticesOf(player)).toEqual(['agency_approved', 'agency_extended'])
  expect((await on.extend(id, token, { last_day: on.lastDay(300) })).status).toBe(200)
  expect(await on.noticesOf(player)).toEqual(['agency_approved', 'agency_extended', 'agency_extended'])
})

test('who may not be approved now is not extended, nor is an agent whose time is over or who ended it [PROMO-315]', async () => {
  const { player, id } = await on.agent(token)
  await on.setStanding(player, 'basic_kyc')
  expect((await on.extend(id, token)).code).toBe('agency_agent_unverified')
  await on.setStanding(player, 'fully_kyc')
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await on.extend(id, support)).status).toBe(403)
  const own = (await staffOf(world, { role: 'compliance', memberUid: player.uid })).token
  expect((await on.extend(id, own)).code).toBe('own_matter')
  await on.leave(player.token)
  expect((await on.extend(id, token)).code).toBe('agency_decided')
  expect((await on.extend('3f2504e0-4f89-41d3-9a0c-0305e82c3301', token)).code).toBe('not_found')
  expect(await actsOf(id)).toEqual([])
})

test('who stops being verified while somebody extends is not extended [PROMO-315]', async () => {
  const { player, id } = await on.agent(token)
  const [extension] = await world.db.app(async tx => {
    await tx.selectFrom('agency').select('id').where('id', '=', id).forUpdate().execute()
    const extending = on.extend(id, token)
    await untilWaiting(world.db, 1)
    await on.setStanding(player, 'basic_kyc')
    return [extending] as const
  })
  expect((await extension).code).toBe('agency_agent_unverified')
})

// The last one, since nobody is signed in any more once days have passed.
test('an extended link brings friends behind its old last day, and none behind the new one [PROMO-315]', async () => {
  const { player, id, code } = await on.agent(token, on.lastDay(2))
  expect((await on.extend(id, token, { last_day: on.lastDay(5) })).status).toBe(200)
  world.clock.advance(4 * dayMs)
  await on.sweep()
  expect(await on.referralOf((await on.follow(code)).uid)).toMatchObject({ parent: player.uid, channel: 'agent' })
  world.clock.advance(3 * dayMs)
  expect(await on.referralOf((await on.follow(code)).uid)).toMatchObject({ parent: null, state: 'unknown' })
  token = (await staffOf(world, { role: 'compliance' })).token
  expect((await on.extend(id, token)).code).toBe('agency_decided')
})
