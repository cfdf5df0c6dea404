import { canonical } from './actChain.ts'
import type { ActRow } from './act.store.ts'

export function viewAct(row: ActRow) {
  return {
    seq: String(row.seq),
    at: Math.floor(row.at / 1000),
    operator: row.operator,
    role: row.role,
    action: row.action,
    object: `${row.object_kind} ${row.object_id}`,
    before: canonical(row.before),
    after: canonical(row.after),
    reason: row.reason,
    address: row.address,
    request_id: row.request_id,
    hash: row.hash.toString('hex'),
  }
}
