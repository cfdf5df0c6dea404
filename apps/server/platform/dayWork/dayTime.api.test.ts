import { hostname } from 'node:os'
import { listIncidents, type LedgerWorld, openLedgerWorld } from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endDays } from '../../features/tally/index.ts'
import { readDatabaseNow } from '../db/databaseNow.ts'
import { systemRandom } from '../random.ts'
import { type DayWork, runDayWork, tellApartClocks, tellLateDays } from './index.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.app(tx => sql`delete from incident`.execute(tx))
  await world.db.memberSchema(0, tx => sql`delete from day_work`.execute(tx))
  await world.db.memberSchema(0, tx => sql`delete from tally_end`.execute(tx))
})

/** A worker whose clock is so far ahead of the database's, which is the world's. */
function workerAhead(aheadMs: number) {
  const { db, clock } = world
  return {
    db,
    clock: { now: () => clock.now() + aheadMs },
    databaseNow: async () => clock.now(),
    random: systemRandom,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  }
}

async function rowsOf(table: 'tally_end' | 'day_work'): Promise<number> {
  const { rows } = await world.db.memberSchema(0, tx => sql`select day from ${sql.ref(table)}`.execute(tx))
  return rows.length
}

async function incidents() {
  const all = await world.db.app(listIncidents)
  return all.map(({ kind, subject, detail, closed_at: at }) => [kind, subject, detail, at === null ? 'open' : 'closed'])
}

const apart = (aheadSeconds: number, state = 'open') => ['CLOCK_APART', hostname(), { aheadSeconds }, state]

test.each([
  ['two minutes ahead does the day that is over', 2 * minuteMs, true],
  ['more than two minutes ahead does none', 2 * minuteMs + 1, false],
  ['two minutes behind does the day that is over', -2 * minuteMs, true],
  ['more than two minutes behind does none', -2 * minuteMs - 1, false],
  ['fifteen hours ahead ends and does none', 15 * hourMs, false],
])('a worker whose clock is %s [FACT-108]', async (_what, aheadMs, isDone) => {
  const worker = workerAhead(aheadMs)
  const done: string[] = []
  const work: DayWork = {
    name: 'trial.count',
    atManila: '01:00',
    missed: 'each',
    once: 'for each schema',
    perform: async ({ day }) => void done.push(day),
  }
  await endDays(worker)
  await runDayWork(worker, work)
  expect(done).toEqual(isDone ? ['2026-03-01'] : [])
  expect([await rowsOf('tally_end'), await rowsOf('day_work')]).toEqual(isDone ? [1, 1] : [0, 0])
})

test('a day that has not happened is not told as late by a clock that is ahead [FACT-108]', async () => {
  const work: DayWork = {
    name: 'trial.count',
    atManila: '01:00',
    missed: 'each',
    once: 'for each schema',
    perform: async () => {},
  }
  await runDayWork(workerAhead(0), work)
  await tellLateDays(workerAhead(24 * hourMs), [work])
  expect(await incidents()).toEqual([])
})

test('a clock that is not the database’s is told with how far it is ahead, by other workers too, until it was put right [FACT-108]', async () => {
  const [wrong, right] = [workerAhead(15 * hourMs), workerAhead(0)]
  await tellApartClocks(right)
  expect(await incidents()).toEqual([])
  for (let minute = 0; minute < 10; minute++) {
    await tellApartClocks(wrong)
    world.clock.advance(minuteMs)
    await tellApartClocks(right)
    expect(await incidents()).toEqual([apart(15 * 3600)])
  }
  await tellApartClocks(workerAhead(-hourMs))
  expect(await incidents()).toEqual([apart(-3600)])
  world.clock.advance(5 * minuteMs)
  await tellApartClocks(right)
  expect(await incidents()).toEqual([apart(-3600)])
  world.clock.advance(1)
  await tellApartClocks(right)
  expect(await incidents()).toEqual([apart(-3600, 'closed')])
})

test('a database that takes long to answer is not taken for a wrong clock', async () => {
  async function databaseNow() {
    world.clock.advance(3 * minuteMs)
    return world.clock.now()
  }
  await tellApartClocks({ ...workerAhead(0), databaseNow })
  expect(await incidents()).toEqual([])
})

test('the database tells the time that its own clock has', async () => {
  const beforeMs = Date.now()
  const nowMs = await readDatabaseNow(world.db)
  expect(nowMs).toBeGreaterThan(beforeMs - 1000)
  expect(nowMs).toBeLessThan(Date.now() + 1000)
})
