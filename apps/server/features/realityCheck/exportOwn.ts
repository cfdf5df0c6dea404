import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { findEvery, listOwnChecks, type OwnCheck } from './realityCheck.store.ts'

/** How often a member wants to be told how long they have played, and each time that they were, for the copy of their own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<OwnCheck>(next => listOwnChecks(tx, uid, next))
  return {
    reality_check_minutes: await findEvery(tx, uid),
    reality_checks: { rows: rows.map(viewRow), is_complete: isComplete },
  }
}

function viewRow({ from_at, due_at, played_ms, answered_at, answer }: OwnCheck) {
  return {
    from: Math.floor(from_at / 1000),
    at: Math.floor(due_at / 1000),
    minutes: Math.round(Number(played_ms) / 60_000),
    answered_at: answered_at === null ? null : Math.floor(answered_at / 1000),
    answer,
  }
}
