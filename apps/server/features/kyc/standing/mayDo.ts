import type { Gate, Jurisdiction } from '@saya/contract/gates.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { opens, standingAt } from './standing.rules.ts'
import { findStanding } from './standing.store.ts'

export interface Act {
  readonly uid: bigint
  readonly gate: Gate
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/** Whether a member's standing lets them do something at this moment, whatever their app believes. */
export async function mayDo(tx: MemberTx, { uid, gate, nowMs, jurisdiction }: Act): Promise<boolean> {
  const kept = await findStanding(tx, uid)
  return kept !== undefined && opens(gate, standingAt(kept.standing, kept.createdAtMs, nowMs), jurisdiction)
}
