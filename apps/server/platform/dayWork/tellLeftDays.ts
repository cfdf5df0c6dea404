import { daySpan, dayMs } from '@saya/money'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { findLastDetail, openIncidents } from '../incident/incident.store.ts'
import { type LeftDays, leftKind } from './dayWork.rules.ts'

interface LeftWork {
  readonly name: string
  /** Where it was left, as an incident names it. */
  readonly subject: string
  readonly left: LeftDays
}

/** Opens one incident for days that were left. It stays until a person has done by hand what they owe, and never comes again. */
export async function tellLeftDays(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { name, subject, left: { from, until } }: LeftWork,
): Promise<void> {
  const days = (daySpan(until).untilMs - daySpan(from).fromMs) / dayMs
  const incident = { kind: leftKind(name), subject: `${subject} ${from}`, detail: { day: from, until, days } }
  await db.app(async tx => {
    if (!(await findLastDetail(tx, incident))) await openIncidents(tx, [incident], clock.now())
  })
}
