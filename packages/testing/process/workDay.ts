import { sql } from 'kysely'
import { pino } from 'pino'
import type { Clock } from '../../../apps/server/platform/clock.ts'
import type { Database } from '../../../apps/server/platform/db/database.ts'
import { type DayWork, runDayWork } from '../../../apps/server/platform/dayWork/index.ts'
import { wardsOf } from '../../../apps/server/platform/dayWork/ward.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'

interface WorkWorld {
  readonly db: Database
  readonly clock: Clock
}

/** Does a work of every day now, as a worker would, although it may have done it for that day before. Throws where it failed. */
export async function workDay(world: WorkWorld, work: DayWork, signal = new AbortController().signal): Promise<void> {
  const wards = wardsOf(world.db, work)
  for (const ward of wards) await ward.open(tx => sql`delete from day_work where name = ${work.name}`.execute(tx))
  await runDayWork(
    { db: world.db, clock: world.clock, random: systemRandom, log: pino({ level: 'silent' }), signal },
    work,
  )
  for (const ward of wards) {
    const { rows } = await ward.open(tx =>
      sql`select from day_work where name = ${work.name} and failures > 0`.execute(tx),
    )
    if (rows.length > 0) throw new Error(`${work.name} failed.`)
  }
}
