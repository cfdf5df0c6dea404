import type { AppTx } from '../../../platform/db/database.ts'
import { closeIncidents, openIncidents } from '../../../platform/incident/incident.store.ts'
import { nextBreakState, postingNameOf } from './break.rules.ts'
import { type BreakName, type BreakRow, lockBreak, setBreak } from './break.store.ts'

interface BreakEnd extends BreakName {
  readonly act: 'post' | 'settle'
}

/** Closes one whose money is credited: by its own posting, or with its deposit after all. What is over stays as it is. */
export async function endBreak(tx: AppTx, { act, ...name }: BreakEnd, nowMs: number): Promise<void> {
  const kept = await lockBreak(tx, name)
  const state = kept && nextBreakState(kept.state, act)
  if (!state) return
  await setBreak(tx, kept, { state, closedAtMs: nowMs })
  await endIncident(tx, name, nowMs)
}

/** Nobody needs to be called to it any more. */
export function endIncident(tx: AppTx, name: BreakName, nowMs: number): Promise<void> {
  const about = { kinds: ['PAYMENT_BREAK'], subjects: postingNameOf(name), notSeenSinceMs: nowMs + 1 }
  return closeIncidents(tx, about, nowMs)
}

/** Somebody must see to it again. */
export function callAgain(tx: AppTx, kept: BreakRow, nowMs: number): Promise<void> {
  const { gateway, payment_id: paymentId, reason, reference, amount, currency } = kept
  const detail = { reason, reference, units: String(amount), currency }
  return openIncidents(tx, [{ kind: 'PAYMENT_BREAK', subject: postingNameOf({ gateway, paymentId }), detail }], nowMs)
}
