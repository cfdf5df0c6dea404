import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import { lockPesoWallet, setPlayGates } from '../wallet/index.ts'
import { hasEnded } from './gate.rules.ts'
import { deleteEnded, listKeptGates, listUidsOfEnded } from './gate.store.ts'

/**
 * Opens for one member what is over by now. Whoever has nothing that ended is asked about in one statement and keeps no bet
 * waiting. Twice does no harm.
 */
export async function liftEnded(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  const kept = await listKeptGates(tx, uid)
  if (!kept.some(gate => hasEnded(gate, nowMs))) return
  await lockPesoWallet(tx, uid)
  await deleteEnded(tx, uid, nowMs)
  await setPlayGates(tx, [uid])
}

interface SweepDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

const membersAtOnce = 200

/** Opens what is over by now for every member who does not come by, and tells how many there were. */
export async function liftAllEnded(deps: SweepDeps): Promise<number> {
  let lifted = 0
  for (let schema = 0; schema < deps.db.memberSchemas; schema++) lifted += await liftIn(deps, schema)
  return lifted
}

async function liftIn({ db, clock, log }: SweepDeps, schema: number): Promise<number> {
  const seen = new Set<bigint>()
  for (;;) {
    const before = seen.size
    const uids = await db.memberSchema(schema, tx => listUidsOfEnded(tx, clock.now(), membersAtOnce))
    for (const uid of uids.filter(one => !seen.has(one))) {
      seen.add(uid)
      // One that fails keeps nobody behind it waiting.
      await db
        .member(uid, tx => liftEnded(tx, uid, clock.now()))
        .catch((fault: unknown) =>
          log.error({ err: fault, uid: String(uid) }, 'a gate that is over could not be lifted'),
        )
    }
    // One that could not be lifted stays for the next minute, and not for ever.
    if (uids.length < membersAtOnce || seen.size === before) return seen.size
  }
}
