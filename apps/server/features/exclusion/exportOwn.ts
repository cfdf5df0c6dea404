import type { MemberTx } from '../../platform/db/database.ts'
import { listExclusions } from './exclusion.store.ts'
import { listRequestsOf } from './request/request.store.ts'

/** A member's breaks, exclusions and requests, for the copy of their own data. Who wanted one it does not say. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  return { exclusions: await exclusionsOf(tx, uid), exclusion_requests: await requestsOf(tx, uid) }
}

async function requestsOf(tx: MemberTx, uid: bigint) {
  const rows = await listRequestsOf(tx, uid)
  return rows.map(({ words, status, asked_at }) => ({ words, status, asked_at: Math.floor(asked_at / 1000) }))
}

async function exclusionsOf(tx: MemberTx, uid: bigint) {
  const rows = await listExclusions(tx, uid)
  return rows.map(({ cause, source, period, begins_at, ends_at, lifted_at }) => ({
    cause,
    // A length that nobody can choose for themselves would tell who did.
    ...(source === 'member' ? { period } : {}),
    begins_at: Math.floor(begins_at / 1000),
    ends_at: Math.ceil(ends_at / 1000),
    ...(lifted_at === null ? {} : { lifted_at: Math.floor(lifted_at / 1000) }),
  }))
}
