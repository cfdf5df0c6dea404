import { askOffice, harmLife, limitTools, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthsUntil } from './months.rules.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test.each([
  ['2026-03-02T12:00:00+08:00', 3, ['2026-01', '2026-02', '2026-03']],
  ['2026-01-01T00:00:00+08:00', 2, ['2025-12', '2026-01']],
])('at %s the last %i months are %j', (time, count, months) => {
  expect(monthsUntil(Date.parse(time), count)).toEqual(months)
})

/** A month of three members: limits, a stop, a break, exclusions, reality checks and a contact. */
async function live(): Promise<Player> {
  const life = harmLife(world)
  const on = limitTools(world)
  const [ana, ben, cora] = [await on.player(), await on.player(), await on.player()]
  for (const player of [ana, ben, cora]) await on.set(player, { most: '100' })
  // A bet that was refused is all that stopped her.
  for (const pesos of [101, 102]) expect(await on.bet(cora, pesos)).toBe('LIMIT_EXCEEDED')
  await on.set(ben, { counts: 'deposit', period: 'month', most: '500' })
  await on.bet(ana, 101)
  // What stopped her in another way too counts her once.
  const stopped = (by: Player, counts: string, daysAgo: number) =>
    life.write(
      by,
      `insert into limit_stop (uid, counts, day, stopped_at) values ($uid, '${counts}', $at::timestamptz::date, $at)`,
      { daysAgo, hour: 1 },
    )
  await stopped(ana, 'spent', 1)
  await stopped(ana, 'time', 2)
  await stopped(ben, 'lost', 1)
  for (const daysAgo of [0, 1]) await stopped(ben, 'deposit', daysAgo)
  const begin = (cause: string, [source, period]: readonly [string, string], daysAgo: number) =>
    life.write(
      ben,
      `insert into exclusion (uid, cause, source, period, begins_at, ends_at, lifted_at)
        values ($uid, '${cause}', '${source}', '${period}', $at, $at::timestamptz + interval '1 day',
          case '${source}' when 'family' then $at::timestamptz + interval '1 hour' end)`,
      { daysAgo, hour: 1 },
    )
  await begin('time_out', ['member', '7d'], 1)
  await begin('exclusion', ['member', '1y'], 2)
  await begin('exclusion', ['family', '3m'], 1)
  await begin('exclusion', ['regulator', ''], 1)
  for (const answer of ["'keep', $at", "'stop', $at", 'null, null'])
    await life.write(
      ben,
      `insert into reality_check (uid, from_at, due_at, played_ms, answer, answered_at) values ($uid, $at, $at, 0, ${answer})`,
    )
  await life.write(
    ben,
    `insert into harm_contact (uid, source, band, opened_at, due_at, status, taken_by, taken_at, done_at, way, outcome)
      values ($uid, 'band', 'stop', $at, $at, 'done', gen_random_uuid(), $at, $at, 'call', 'excluded')`,
  )
  return ben
}

test('the use of safer play is counted by month in Manila, without names [SAFE-59, SAFE-95, SAFE-96, SAFE-100]', async () => {
  const ben = await live()
  const { token } = await staffOf(world, { role: 'regulator' })
  const { data } = await askOffice(world, 'GET /office/api/harm/use', { query: {} }, token)
  expect(data.months).toEqual(['2026-01', '2026-02', '2026-03'])
  const march = (group: string, name: string, count: number) => ({ month: '2026-03', group, name, count })
  expect(data.figures).toEqual(
    expect.arrayContaining([
      march('limits_held', 'spent day', 3),
      march('limits_held', 'deposit month', 1),
      march('limits_set', 'spent day', 3),
      march('limit_stops', 'bets', 3),
      march('limit_stops', 'deposit', 1),
      { ...march('limit_stops', 'time', 1), month: '2026-02' },
      march('breaks', '7d', 1),
      march('exclusions', '3m', 1),
      march('exclusions', 'given_day', 1),
      march('exclusions_by', 'family', 1),
      march('exclusions_by', 'regulator', 1),
      march('exclusions_lifted', 'family', 1),
      { ...march('exclusions', '1y', 1), month: '2026-02' },
      { ...march('exclusions_by', 'member', 1), month: '2026-02' },
      march('reality_checks', 'keep', 1),
      march('reality_checks', 'stop', 1),
      march('reality_checks', 'open', 1),
      march('contacts_opened', 'stop', 1),
      march('contacts_done', 'stop excluded', 1),
    ]),
  )
  expect(JSON.stringify(data)).not.toContain(String(ben.uid))
  const { token: compliance } = await staffOf(world, { role: 'compliance' })
  expect((await askOffice(world, 'GET /office/api/harm/use', { query: {} }, compliance)).data).toEqual(data)
})

test('it is given out as CSV, on record, and to those who may alone [SAFE-60]', async () => {
  const { token } = await staffOf(world, { role: 'regulator' })
  const body = { months: '3', reason: 'Monthly report to the regulator' } as const
  const { csv, rows } = (await askOffice(world, 'POST /office/api/harm/use/export', { body }, token)).data
  const { data } = await askOffice(world, 'GET /office/api/harm/use', { query: {} }, token)
  expect([csv.split('\r\n')[0], rows]).toEqual(['month,group,name,count', data.figures.length])
  expect(csv).toContain('2026-03,breaks,7d,1')
  const support = await staffOf(world, { role: 'support' })
  expect(await askOffice(world, 'GET /office/api/harm/use', { query: {} }, support.token)).toMatchObject({
    status: 403,
  })
  const acts = await askOffice(
    world,
    'GET /office/api/act/list',
    { query: { object: '3-months' } },
    (await staffOf(world, { role: 'admin' })).token,
  )
  expect(acts.data.d).toMatchObject([{ action: 'saferplay.read' }])
})
