import { type LedgerWorld, listIncidents, openLedgerWorld } from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import type { DayWork, SchemaDayRun } from './dayWork.ts'
import { DayNotReady, runDayWork, tellLateDays } from './index.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const schemas = [0, 1, 2]
const log = pino({ level: 'silent' })

let world: LedgerWorld
let firstDay: string
beforeEach(async () => {
  world = await openLedgerWorld(3)
  // Noon in Manila.
  world.clock.advance(dayMs - ((world.clock.now() + 8 * hourMs) % dayMs) + 12 * hourMs)
  firstDay = dayBefore(1)
})
afterEach(() => world.close())

const dayBefore = (days: number) => new Date(world.clock.now() + 8 * hourMs - days * dayMs).toISOString().slice(0, 10)
/** How a day is written down by each schema. */
const inEach = (day: string) => schemas.map(schema => `${day} ${schema}`)
const run = (work: DayWork, signal = new AbortController().signal) =>
  runDayWork({ ...world, random: systemRandom, log, signal }, work)

/** A work that writes down what it does in which schema. */
function trial(perform: (run: SchemaDayRun) => Promise<void>, missed: DayWork['missed'] = 'each'): DayWork {
  return { name: 'trial.count', atManila: '01:00', missed, once: 'for each schema', perform }
}

function counting() {
  const done: string[] = []
  return { done, work: trial(async ({ day, schema }) => void done.push(`${day} ${schema}`)) }
}

async function lateDays(work: DayWork) {
  await tellLateDays(world, [work])
  const incidents = await world.db.app(listIncidents)
  return incidents
    .filter(({ kind }) => kind === 'TRIAL_COUNT_LATE')
    .map(({ subject, detail, closed_at }) => [subject, detail, closed_at === null ? 'open' : 'closed'])
}

test('a day is worked on once in each schema, however often and by however many it is asked for [FACT-104]', async () => {
  const { done, work } = counting()
  await Promise.all([run(work), run(work), run(work)])
  await run(work)
  expect(done.toSorted()).toEqual(inEach(firstDay))
  world.clock.advance(12 * hourMs)
  await run(work)
  expect(done).toHaveLength(3)
  world.clock.advance(hourMs)
  await run(work)
  expect(done).toHaveLength(6)
})

test('a work of the product is done once for all schemas [FACT-104]', async () => {
  const done: string[] = []
  const work: DayWork = {
    name: 'trial.count',
    atManila: '01:00',
    missed: 'each',
    once: 'for the product',
    perform: async ({ day }) => void done.push(day),
  }
  await Promise.all([run(work), run(work)])
  expect(done).toEqual([firstDay])
})

test('nights on which no worker ran are made up for, the oldest first [FACT-106]', async () => {
  const { done, work } = counting()
  await run(work)
  world.clock.advance(3 * dayMs)
  await run(work)
  const missed = schemas.flatMap(schema => [3, 2, 1].map(days => `${dayBefore(days)} ${schema}`))
  expect(done).toEqual([...inEach(firstDay), ...missed])
})

test('a day whose figures are still being made is asked for again after a rest, and nobody is told that it failed', async () => {
  const lines: { level: number; msg: string }[] = []
  const told = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const signal = new AbortController().signal
  const ask = (work: DayWork) => runDayWork({ ...world, random: systemRandom, log: told, signal }, work)
  let isReady = false
  const done: number[] = []
  const work = trial(async ({ schema }) => {
    if (!isReady) throw new DayNotReady('Not yet.')
    done.push(schema)
  })
  await ask(work)
  isReady = true
  await ask(work)
  expect(done).toEqual([])
  world.clock.advance(2 * 60_000 + 1)
  await ask(work)
  expect(done).toEqual(schemas)
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual(schemas.map(() => [30, 'Not yet.']))
})

test('where the last night covers those before it, it alone is made up for', async () => {
  const done: string[] = []
  const work = trial(async ({ day, schema }) => void done.push(`${day} ${schema}`), 'last')
  await run(work)
  world.clock.advance(3 * dayMs)
  await run(work)
  expect(done.slice(3)).toEqual(inEach(dayBefore(1)))
})

describe('a work in steps', () => {
  const steps = ['1', '2', '3']

  beforeEach(async () => {
    for (const schema of schemas) {
      await world.db.memberSchema(schema, tx => sql`create table trial (schema integer, step text)`.execute(tx))
    }
  })

  /** Each step is a row; the work dies or stands still where it is told to. */
  function stepping(before: (step: string, schema: number) => Promise<void>): DayWork {
    return trial(async ({ schema, place, step }) => {
      for (const name of steps.filter(one => one > place)) {
        await before(name, schema)
        await step(async tx => {
          await sql`insert into trial values (${schema}, ${name})`.execute(tx)
          return name
        })
      }
    })
  }

  const rows = (schema: number) =>
    world.db.memberSchema(schema, async tx => {
      const found = await sql<{ step: string }>`select step from trial order by step`.execute(tx)
      return found.rows.map(({ step }) => step)
    })

  test('that failed goes on where it was after a rest, and the other schema is not held up [FACT-105]', async () => {
    let isBroken = true
    const work = stepping(async (step, schema) => {
      if (isBroken && schema === 0 && step === '2') throw new Error('no')
    })
    await run(work)
    expect([await rows(0), await rows(1)]).toEqual([['1'], steps])
    isBroken = false
    await run(work)
    expect(await rows(0)).toEqual(['1'])
    world.clock.advance(2 * 60_000 + 1)
    await run(work)
    expect(await rows(0)).toEqual(steps)
  })

  test('whose copy was killed is taken over once that has been silent for long, and does nothing any more when it wakes [FACT-105]', async () => {
    let wake: () => void = () => {}
    const asleep = new Promise<void>(resolve => {
      wake = resolve
    })
    let hasArrived: () => void = () => {}
    const arrived = new Promise<void>(resolve => {
      hasArrived = resolve
    })
    const sleeping = run(
      stepping(async (step, schema) => {
        if (schema !== 0 || step !== '2') return
        hasArrived()
        await asleep
      }),
    )
    await arrived
    const other = stepping(async () => {})
    world.clock.advance(14 * 60_000)
    await run(other)
    expect(await rows(0)).toEqual(['1'])
    world.clock.advance(2 * 60_000)
    await run(other)
    expect(await rows(0)).toEqual(steps)
    wake()
    await sleeping
    expect([await rows(0), await rows(1)]).toEqual([steps, steps])
  })

  test('ends between two steps when the server does, and is resumed at once [FACT-105]', async () => {
    const ending = new AbortController()
    const cut = run(
      stepping(async step => {
        if (step === '2') ending.abort()
      }),
      ending.signal,
    )
    await expect(cut).rejects.toThrow('aborted')
    expect(await rows(0)).toEqual(['1'])
    await run(stepping(async () => {}))
    expect([await rows(0), await rows(1)]).toEqual([steps, steps])
  })

  test('undoes the step that fails in the middle, and keeps no place for it [FACT-105]', async () => {
    const work = trial(async ({ schema, step }) => {
      await step(async tx => {
        await sql`insert into trial values (${schema}, 'half')`.execute(tx)
        throw new Error('no')
      })
    })
    await run(work)
    expect(await rows(0)).toEqual([])
  })
})

test('a claim that was dated by a clock far ahead holds nobody up', async () => {
  const { done, work } = counting()
  const nowMs = world.clock.now()
  for (const schema of schemas) {
    const [holder, rests] = schema === 0 ? ['gone', null] : ['', new Date(nowMs + 300 * dayMs)]
    await world.db.memberSchema(schema, tx =>
      sql`insert into day_work (name, day, holder, started_at, renewed_at, rests_until)
          values ('trial.count', ${firstDay}::date, ${holder}, ${new Date(nowMs + 300 * dayMs)}, ${new Date(nowMs + 300 * dayMs)}, ${rests})`.execute(
        tx,
      ),
    )
  }
  await run(work)
  expect(done).toEqual(inEach(firstDay))
})

test('a first day that is not done six hours after it was begun is told once, goes on being told, and is closed when it is done [FACT-107]', async () => {
  let isBroken = true
  const work = trial(async ({ schema }) => {
    if (isBroken && schema === 1) throw new Error('no')
  })
  expect(await lateDays(work)).toEqual([])
  await run(work)
  world.clock.advance(6 * hourMs)
  expect(await lateDays(work)).toEqual([])
  world.clock.advance(1)
  expect(await lateDays(work)).toEqual([['schema 1', { day: firstDay, days: 1 }, 'open']])
  world.clock.advance(18 * hourMs)
  await run(work)
  expect(await lateDays(work)).toEqual([['schema 1', { day: firstDay, days: 2 }, 'open']])
  isBroken = false
  world.clock.advance(hourMs)
  await run(work)
  expect(await lateDays(work)).toEqual([['schema 1', { day: firstDay, days: 2 }, 'closed']])
})

/** Days that no worker makes up for any more, and whether somebody still has to do them by hand. */
async function leftDays() {
  const incidents = await world.db.app(listIncidents)
  return incidents
    .filter(({ kind }) => kind === 'TRIAL_COUNT_LEFT')
    .map(({ subject, detail, closed_at }) => [subject, detail, closed_at === null ? 'open' : 'closed'])
}

test('of more than sixty missed nights the last sixty are made up for, and the older ones are told once and for good [FACT-106]', async () => {
  const { done, work } = counting()
  await run(work)
  world.clock.advance(62 * dayMs)
  await run(work)
  expect(done.slice(3)).toHaveLength(180)
  expect(done.slice(3, 63)).toEqual(Array.from({ length: 60 }, (_, at) => `${dayBefore(60 - at)} 0`))
  const [day, until] = [dayBefore(62), dayBefore(61)]
  const told = schemas.map(schema => [`schema ${schema} ${day}`, { day, until, days: 2 }, 'open'])
  expect(await leftDays()).toEqual(told)
  await world.db.app(tx => sql`update incident set closed_at = ${new Date(world.clock.now())}`.execute(tx))
  await run(work)
  world.clock.advance(dayMs)
  await run(work)
  await lateDays(work)
  expect(await leftDays()).toEqual(told.map(([subject, detail]) => [subject, detail, 'closed']))
})

test('what was done is forgotten after 400 days', async () => {
  const { done, work } = counting()
  await run(work)
  world.clock.advance(401 * dayMs)
  await run(work)
  expect(done).toHaveLength(3 + 180)
  const days = await world.db.memberSchema(0, async tx => {
    const { rows } = await sql<{ day: string }>`select day::text from day_work order by day`.execute(tx)
    return rows.map(({ day }) => day)
  })
  expect(days).toEqual(Array.from({ length: 60 }, (_, at) => dayBefore(60 - at)))
})
