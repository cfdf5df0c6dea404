import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { newId } from '../newId.ts'
import type { Random } from '../random.ts'
import { type DayTime, isAgreedTime } from './dayTime.ts'
import type { DayWork } from './dayWork.ts'
import { type KnownDay, lastDueDay, leftDays, owedDays } from './dayWork.rules.ts'
import { claimDay, type ClaimedDay, endDay, giveBackDay, listKnownDays } from './dayWork.store.ts'
import { tellLeftDays } from './tellLeftDays.ts'
import { DayNotReady, DayTakenOver, type Ward, wardsOf } from './ward.ts'

export interface DayWorkOptions extends DayTime {
  readonly db: Database
  readonly random: Random
  readonly log: Logger
  /** Raised when the server ends. */
  readonly signal: AbortSignal
}

/**
 * Asked often, it does what the work owes: yesterday, and the days that were missed. Copies of the server share the days by
 * claiming them. A day that fails rests for a while, and keeps the others from nothing. A copy whose clock is not the database's
 * does nothing.
 */
export async function runDayWork(options: DayWorkOptions, work: DayWork): Promise<void> {
  for (const ward of wardsOf(options.db, work)) {
    const nowMs = options.clock.now()
    const known = await listKnown(work, ward, nowMs)
    const left = leftDays(work, known, nowMs)
    const owed = owedDays(work, known, nowMs)
    if (!left && owed.length === 0) continue
    if (!(await isAgreedTime(options, nowMs))) return
    // Before any day is made up for: from then on, nothing shows that days before it were left.
    if (left) await tellLeftDays(options, { name: work.name, subject: ward.subject, left })
    for (const day of owed) {
      options.signal.throwIfAborted()
      await runDay(options, ward, { name: work.name, day, holder: newId(options.random) })
    }
  }
}

/** What is known of the days that a work may owe by now. */
export async function listKnown(work: DayWork, ward: Ward, nowMs: number): Promise<KnownDay[]> {
  return ward.open(tx => listKnownDays(tx, { name: work.name, day: lastDueDay(work, nowMs) }))
}

async function runDay({ clock, log, signal }: DayWorkOptions, ward: Ward, claim: ClaimedDay): Promise<void> {
  const place = await ward.open(tx => claimDay(tx, claim, clock.now()))
  if (place === undefined) return
  const own = log.child({ dayWork: claim.name, day: claim.day, ward: ward.subject })
  try {
    await ward.perform({ claim, place, clock, log: own, signal })
    await ward.open(tx => endDay(tx, claim, clock.now()))
  } catch (fault) {
    if (fault instanceof DayTakenOver) return
    const hasFailed = !signal.aborted
    if (hasFailed && fault instanceof DayNotReady) own.info(fault.message)
    else if (hasFailed) own.error({ err: fault }, 'the work of a day failed')
    // Where the database is away too, the claim runs out by itself.
    await ward.open(tx => giveBackDay(tx, claim, { nowMs: clock.now(), hasFailed })).catch(() => {})
  }
}
