import { hostname } from 'node:os'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { closeIncidents, openIncidents, retellIncidents } from '../incident/incident.store.ts'

/** What days are judged by. */
export interface DayTime {
  readonly clock: Clock
  /** What the clock of the database says. Without it the clock alone counts, as where time is moved by hand. */
  readonly databaseNow?: (() => Promise<number>) | undefined
}

/** So far the two may be apart. A day is ended ten minutes after midnight, so that it is over by either. */
const mostApartMs = 2 * 60_000
/** A worker whose clock is wrong says so each minute: who has not for so long was put right, or is gone. */
const silentMs = 5 * 60_000
const apartKind = 'CLOCK_APART'

/** Whether a time of the clock is one of the database too. What is done for a day that has not happened is never done for it again. */
export async function isAgreedTime({ clock, databaseNow }: DayTime, nowMs: number): Promise<boolean> {
  if (!databaseNow) return true
  const databaseMs = await databaseNow()
  // However long the database took to answer.
  return nowMs - mostApartMs <= databaseMs && databaseMs <= clock.now() + mostApartMs
}

/**
 * Opens an incident where the clock of this machine is not the database's. Its times are the database's, so that whichever worker
 * agrees with it closes the incident once nobody sees it any more.
 */
export async function tellApartClocks(options: DayTime & { readonly db: Database }): Promise<void> {
  const { db, clock, databaseNow } = options
  if (!databaseNow) return
  const nowMs = clock.now()
  const isAgreed = await isAgreedTime(options, nowMs)
  const databaseMs = await databaseNow()
  const aheadSeconds = Math.round((nowMs - databaseMs) / 1000)
  const apart = isAgreed ? [] : [{ kind: apartKind, subject: hostname(), detail: { aheadSeconds } }]
  await db.app(async tx => {
    await openIncidents(tx, apart, databaseMs)
    await retellIncidents(tx, apart)
    const over = { kinds: [apartKind], subjects: '', notSeenSinceMs: databaseMs - silentMs }
    await closeIncidents(tx, over, databaseMs)
  })
}
