import type { MemberTx } from '../../platform/db/database.ts'
import { listEnds, listGateRows } from './gate.store.ts'

/** Why play is closed, or will be, and until when, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const rows = await listGateRows(tx, uid)
  return rows.map(({ cause, open_until, closed_until, set_at }) => ({
    cause,
    open_until: secondsOf(open_until),
    closed_until: secondsOf(closed_until),
    set_at: Math.floor(set_at / 1000),
  }))
}

function secondsOf(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1000)
}

/** When each pause of theirs ended last, for the same copy. */
export async function exportEnds(tx: MemberTx, uid: bigint) {
  return (await listEnds(tx, uid)).map(({ cause, endedAtMs }) => ({ cause, ended_at: Math.floor(endedAtMs / 1000) }))
}
