import type { Clock } from '../../../platform/clock.ts'
import type { Database, MemberTx } from '../../../platform/db/database.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import { isOutOfTime } from '../stoppedByLimit.ts'
import { listRestingUids } from './playTime.store.ts'
import { renewRestOfPlayer } from './renewRest.ts'

interface SweepDeps {
  readonly db: Database
  readonly clock: Clock
}

const membersAtOnce = 200

/**
 * Opens play again for whoever has time left when it closes: at the launch nobody could know when they would stop. Who has none left
 * stays as they are. Twice does no harm.
 */
export async function renewRests({ db, clock }: SweepDeps): Promise<void> {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (let after = -1n; ; ) {
      const from = after
      const uids = await db.memberSchema(schema, tx =>
        listRestingUids(tx, { after: from, nowMs: clock.now(), most: membersAtOnce }),
      )
      for (const uid of uids) await db.member(uid, tx => renewWhereTimeIsLeft(tx, uid, clock.now()))
      const last = uids.at(-1)
      if (last === undefined) break
      after = last
    }
  }
}

async function renewWhereTimeIsLeft(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await lockPesoWallet(tx, uid)
  if (!(await isOutOfTime(tx, uid, nowMs))) await renewRestOfPlayer(tx, { uid, nowMs })
}
