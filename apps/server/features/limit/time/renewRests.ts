import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, MemberTx } from '../../../platform/db/database.ts'
import { findGates } from '../../gate/index.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import { addStop } from '../stop.store.ts'
import { isOutOfTime } from '../stoppedByLimit.ts'
import { listUidsToRenew } from './playTime.store.ts'
import { renewRest, renewRestOfPlayer } from './renewRest.ts'

interface SweepDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

const membersAtOnce = 200

/**
 * Opens play again for whoever has time left when it closes: at the launch nobody could know when they would stop. Closes it in time for
 * whoever plays on into a new period. Who has no time left stays as they are, and that their limit stopped them is kept. Twice does no harm.
 */
export async function renewRests({ db, clock, log }: SweepDeps): Promise<void> {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (let after = -1n; ; ) {
      const from = after
      const uids = await db.memberSchema(schema, tx =>
        listUidsToRenew(tx, { after: from, nowMs: clock.now(), most: membersAtOnce }),
      )
      for (const uid of uids) {
        // One that fails keeps nobody behind it waiting.
        await db
          .member(uid, tx => renewOne(tx, uid, clock.now()))
          .catch((fault: unknown) => log.error({ err: fault, uid: String(uid) }, 'a rest could not be looked at again'))
      }
      const last = uids.at(-1)
      if (last === undefined) break
      after = last
    }
  }
}

async function renewOne(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await lockPesoWallet(tx, uid)
  if (!(await isOutOfTime(tx, uid, nowMs))) return renewRestOfPlayer(tx, { uid, nowMs })
  const rest = (await findGates(tx, uid, nowMs)).find(({ cause }) => cause === 'rest')
  if (!rest) return renewRest(tx, { uid, nowMs })
  await addStop(tx, { uid, counts: 'time', atMs: rest.openUntilMs ?? nowMs })
}
