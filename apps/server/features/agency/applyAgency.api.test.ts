import { dayMs } from '@saya/money'
import { agencyDesk, ask, openWorld, staffOf, type World } from '@saya/testing'
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

test('a member applies by a POST of name, phone, channel and note, and waits for staff [NET-50, NET-51]', async () => {
  const player = await on.verified()
  expect((await on.detail(player.token)).data).toEqual({ agency: null, link: '', months: [], why_not: '' })
  const { status, data } = await on.apply(player.token)
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'pending', phone: '9171234567', channel: on.form.channel })
  const detail = (await on.detail(player.token)).data
  expect(detail).toMatchObject({ agency: { id: data.id, status: 'pending' }, link: '', why_not: 'agency_waits' })
  // To be an agent is no right of staff: it opens no door of theirs.
  expect((await on.approve(data.id, token, { last_day: on.lastDay(9) })).status).toBe(200)
  expect((await on.detail(player.token)).data).toMatchObject({ agency: { status: 'approved' } })
  expect((await on.list({}, player.token)).status).toBe(401)
  expect((await ask(world, 'GET /member/agency/detail', {}, {})).status).toBe(401)
})

test('of twenty who press at once with one account one application is kept, and its answer says so [PROMO-158]', async () => {
  const player = await on.verified()
  const answers = await Promise.all(Array.from({ length: 20 }, () => on.apply(player.token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { code, status } of answers)
    if (status !== 200) expect(['agency_waits', 'agency_exhausted']).toContain(code)
  expect((await on.list({ uid: String(player.uid) }, token)).data.d).toHaveLength(1)
})

test('whoever gives it up again and again applies five times a day at most, and again the day behind [PROMO-158]', async () => {
  const player = await on.verified()
  for (let times = 0; times < 5; times++) {
    expect((await on.apply(player.token)).status).toBe(200)
    await on.leave(player.token)
    world.clock.advance(1000)
  }
  expect(await on.apply(player.token)).toMatchObject({ status: 429, code: 'agency_exhausted' })
  expect((await on.detail(player.token)).data.agency).toMatchObject({ status: 'withdrawn' })
  world.clock.advance(dayMs)
  expect((await on.apply(player.token)).status).toBe(200)
  // Staff are signed in anew, since a day went by.
  token = (await staffOf(world, { role: 'compliance' })).token
})

test.each([
  ['name', ' a ', 'agency_name_missing'],
  ['phone', '12345', 'agency_phone_wrong'],
  ['channel', '', 'agency_channel_missing'],
] as const)('a wrong %s is refused in its own words', async (field, value, code) => {
  const player = await on.verified()
  expect((await on.apply(player.token, { [field]: value })).code).toBe(code)
})

test('whoever is not verified or has excluded themselves cannot apply, and nobody excluded is approved [PROMO-158]', async () => {
  const unverified = await world.player()
  expect((await on.detail(unverified.token)).data.why_not).toBe('agency_unverified')
  expect((await on.apply(unverified.token)).code).toBe('agency_unverified')
  const excluded = await on.verified()
  const { data } = await on.apply(excluded.token)
  await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, excluded)
  expect((await on.approve(data.id, token, { last_day: on.lastDay(9) })).code).toBe('agency_closed')
  await on.leave(excluded.token)
  expect((await on.detail(excluded.token)).data.why_not).toBe('agency_closed')
  expect((await on.apply(excluded.token)).code).toBe('agency_closed')
})
