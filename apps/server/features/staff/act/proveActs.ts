import type { Clock } from '../../../platform/clock.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import { closeIncidents, openIncidents } from '../../../platform/incident/incident.store.ts'
import { type ActRow, getChainEnd, listChain, noteProof } from './act.store.ts'
import { type ChainedAct, hashAct } from './actChain.ts'
import { noteSigningState } from './actSigning.store.ts'
import { lookAtSigned, type SignedLook, type SignedState, unseen } from './lookAtSigned.ts'
import { kinds, type Signing } from './signActs.ts'

interface ProofDeps {
  readonly db: Database
  readonly clock: Clock
  /** What was signed outside the database, where it can be read here. */
  readonly signing?: Signing | undefined
}

export interface ActsProof {
  readonly acts: bigint
  /** The first row that is not what it was, or where the chain should go on and does not. */
  readonly brokenAt: bigint | null
  /** What comparing with the signed files came to, and up to which act they vouch. */
  readonly signed: { readonly state: SignedState; readonly seq: bigint }
}

const pageSize = 1000
const kind = 'STAFF_ACTS_BROKEN'

/** Recomputes the whole chain of what staff did, compares it with what was signed, and notes what came of it. */
export async function proveActs({ db, clock, signing }: ProofDeps): Promise<ActsProof> {
  const startedAtMs = clock.now()
  // What is signed was kept before: reading it first, the record has all of it.
  const look = signing ? await lookAtSigned(db, signing) : unseen
  const chain = await walkChain(db, look.seq)
  await db.app(async tx => {
    await noteProof(tx, { seq: chain.seq, isSound: chain.brokenAt === null, nowMs: clock.now() })
    if (chain.brokenAt === null) {
      await closeIncidents(tx, { kinds: [kind], subjects: '', notSeenSinceMs: startedAtMs }, clock.now())
    } else {
      await openIncidents(tx, [{ kind, subject: `act ${chain.brokenAt}`, detail: {} }], clock.now())
    }
    await noteLook(tx, look, { startedAtMs, nowMs: clock.now() })
  })
  return { acts: chain.acts, brokenAt: chain.brokenAt ?? look.brokenAt, signed: { state: look.state, seq: look.seq } }
}

async function walkChain(db: Database, signedSeq: bigint) {
  const end = await db.app(getChainEnd)
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
  // What was proven or signed before is gone, however well the rest was ended; or acts lie behind the end, unproven.
  const known = [end.proven_seq, end.last_seq, signedSeq]
  if (brokenAt === null && known.some(one => one > end.seq)) brokenAt = end.seq + 1n
  return { acts: end.seq, seq, brokenAt }
}

/** A copy that has no files neither finds nor clears anything about them. */
async function noteLook(tx: AppTx, look: SignedLook, { startedAtMs, nowMs }: { startedAtMs: number; nowMs: number }) {
  const { state, folder, incidents } = look
  if (state === 'unseen' || state === 'never' || state === 'absent') return
  if (folder) await noteSigningState(tx, folder, state)
  await openIncidents(tx, incidents, nowMs)
  const overcome = { kinds: Object.values(kinds), subjects: '', notSeenSinceMs: startedAtMs }
  await closeIncidents(tx, overcome, nowMs)
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
