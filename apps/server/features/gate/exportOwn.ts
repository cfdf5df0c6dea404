import type { MemberTx } from '../../platform/db/database.ts'
import { listEnds, listGateRows } from './gate.store.ts'

/** Why play is closed, or will be, since when and until when, as staff see it. */
export async function readGates(tx: MemberTx, uid: bigint) {
  const rows = await listGateRows(tx, uid)
  return rows.map(({ cause, open_until, closed_until, set_at }) => ({
    cause,
    open_until: secondsOf(open_until),
    closed_until: secondsOf(closed_until),
    set_at: Math.floor(set_at / 1000),
  }))
}

/**
 * The same for the copy of the member's own data. Of an exclusion it does not say since when: how long one lasts would tell who wanted it,
 * and what a member chose themselves stands with their exclusions.
 */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const gates = await readGates(tx, uid)
  return gates.map(({ set_at, ...gate }) => (gate.cause === 'exclusion' ? gate : { ...gate, set_at }))
}

function secondsOf(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1000)
}

/** When each pause of theirs ended last, for the same copy. */
export async function exportEnds(tx: MemberTx, uid: bigint) {
  return (await listEnds(tx, uid)).map(({ cause, endedAtMs }) => ({ cause, ended_at: Math.floor(endedAtMs / 1000) }))
}
