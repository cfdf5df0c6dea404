import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { mirrorToWallet } from './changeStanding.ts'
import { leaveWord } from '../reading/outbox.store.ts'
import { type Standing, statusOf } from './standing.rules.ts'
import { beginAgain, lockStanding, saveStanding } from './standing.store.ts'

export interface Placing {
  readonly uid: bigint
  readonly standing: Standing
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/** Puts a member into a standing past the events that lead there: for members made by hand, never for real ones. */
export async function placeStanding(tx: MemberTx, { uid, standing, nowMs, jurisdiction }: Placing): Promise<void> {
  const kept = await lockStanding(tx, uid)
  if (!kept) return
  const change = { uid, seq: kept.seq + 1, standing, cause: 'place', actor: 'system', note: '', nowMs }
  await saveStanding(tx, { ...change, fromStatus: statusOf(kept.standing) })
  await leaveWord(tx, uid, nowMs)
  await mirrorToWallet(tx, { ...kept, standing }, { jurisdiction, nowMs })
}

/** Lets the 72 hours of a demo member begin anew, unless they are past waiting. True where they did. */
export async function beginClockAgain(tx: MemberTx, { uid, nowMs, jurisdiction }: Omit<Placing, 'standing'>) {
  const kept = await lockStanding(tx, uid)
  const isWaiting = kept && [0, 1, 3].includes(kept.standing.base) && !kept.standing.isBlocked
  if (!isWaiting) return false
  await beginAgain(tx, uid, nowMs)
  const frozenBy = kept.standing.frozenBy.filter(cause => cause !== 'clock')
  await placeStanding(tx, { uid, standing: { ...kept.standing, frozenBy }, nowMs, jurisdiction })
  return true
}
