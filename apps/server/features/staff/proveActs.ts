import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { closeIncidents, openIncidents } from '../../platform/incident/incident.store.ts'
import { type ActRow, getChain, listChain, noteProof } from './act.store.ts'
import { type ChainedAct, hashAct } from './actChain.ts'

interface ProofDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface ActsProof {
  readonly acts: bigint
  /** The first row that is not what it was, or where the chain should go on and does not. */
  readonly brokenAt: bigint | null
}

const pageSize = 1000
const kind = 'STAFF_ACTS_BROKEN'

/** Recomputes the whole chain of what staff did, and notes what came of it. */
export async function proveActs({ db, clock }: ProofDeps): Promise<ActsProof> {
  const startedAtMs = clock.now()
  const end = await db.app(getChain)
  let seq = 0n
  let hash: Buffer = Buffer.alloc(32)
  let brokenAt: bigint | null = null
  while (brokenAt === null && seq < end.seq) {
    const rows = await db.app(tx => listChain(tx, seq, pageSize))
    if (rows.length === 0) brokenAt = seq + 1n
    for (const row of rows.filter(({ seq: at }) => at <= end.seq)) {
      if (brokenAt !== null) break
      const isNext = row.seq === seq + 1n && row.previous_hash.equals(hash)
      if (!isNext || !hashAct(hash, chainedOf(row)).equals(row.hash)) brokenAt = seq + 1n
      else ({ seq, hash } = row)
    }
  }
  if (brokenAt === null && !hash.equals(end.hash)) brokenAt = end.seq
  // What was proven before is gone, however well the rest of the chain was ended.
  if (brokenAt === null && end.seq < end.proven_seq) brokenAt = end.seq + 1n
  await db.app(async tx => {
    await noteProof(tx, { seq, isSound: brokenAt === null, nowMs: clock.now() })
    if (brokenAt === null) {
      await closeIncidents(tx, { kinds: [kind], subjects: '', notSeenSinceMs: startedAtMs }, clock.now())
    } else {
      await openIncidents(tx, [{ kind, subject: `act ${brokenAt}`, detail: {} }], clock.now())
    }
  })
  return { acts: end.seq, brokenAt }
}

function chainedOf(row: ActRow): ChainedAct {
  return {
    seq: row.seq,
    atMs: row.at,
    operatorId: row.operator_id,
    operator: row.operator,
    role: row.role,
    action: row.action,
    objectKind: row.object_kind,
    objectId: row.object_id,
    before: row.before,
    after: row.after,
    reason: row.reason,
    address: row.address,
    requestId: row.request_id,
  }
}
