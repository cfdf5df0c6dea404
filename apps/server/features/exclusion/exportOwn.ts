import type { MemberTx } from '../../platform/db/database.ts'
import { statusAt } from './exclusion.rules.ts'
import { listExclusions } from './exclusion.store.ts'
import { listRequestsOf } from './request/request.store.ts'

/** A member's breaks, exclusions and requests as they stand now, for the copy of their own data. Who wanted one it does not say. */
export async function exportOwn(tx: MemberTx, uid: bigint, nowMs: number) {
  return { exclusions: await exclusionsOf(tx, uid), exclusion_requests: await requestsOf(tx, uid, nowMs) }
}

async function requestsOf(tx: MemberTx, uid: bigint, nowMs: number) {
  const rows = await listRequestsOf(tx, uid)
  return rows.map(row => ({
    words: row.words,
    status: statusAt(row, nowMs),
    asked_at: Math.floor(row.asked_at / 1000),
  }))
}

async function exclusionsOf(tx: MemberTx, uid: bigint) {
  const rows = await listExclusions(tx, uid)
  return rows.map(({ cause, source, period, begins_at, ends_at, lifted_at }) => ({
    cause,
    // A length that nobody can choose for themselves would tell who did, and so would begin and end beside each other.
    ...(source === 'member' ? { period, begins_at: Math.floor(begins_at / 1000) } : {}),
    ends_at: Math.ceil(ends_at / 1000),
    ...(lifted_at === null ? {} : { lifted_at: Math.floor(lifted_at / 1000) }),
  }))
}
