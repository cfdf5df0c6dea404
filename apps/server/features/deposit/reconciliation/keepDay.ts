import type { AppTx } from '../../../platform/db/database.ts'
import { closeIncidents, openIncidents } from '../../../platform/incident/incident.store.ts'
import { countOpen, type Day, keepReport, type KeptReport } from './report.store.ts'

interface Making {
  readonly report: KeptReport
  readonly hasList: boolean
  readonly nowMs: number
}

const kinds = { in: 'PAYMENT_MISMATCH', out: 'PAYOUT_MISMATCH' } as const

/** Keeps what a day came to, calls somebody where it does not add up, and tells how much of it is open. */
export async function keepDay(tx: AppTx, day: Day, making: Making): Promise<number> {
  await keepReport(tx, day, making)
  return tellOpen(tx, day, making.nowMs)
}

/** The incident of a day is open as long as anything of it is. */
export async function tellOpen(tx: AppTx, day: Day, nowMs: number): Promise<number> {
  const open = await countOpen(tx, day)
  const subject = `${day.gateway} ${day.day}`
  const kind = kinds[day.direction]
  if (open > 0) await openIncidents(tx, [{ kind, subject, detail: { mismatches: open } }], nowMs)
  else await closeIncidents(tx, { kinds: [kind], subjects: subject, notSeenSinceMs: nowMs + 1 }, nowMs)
  return open
}
