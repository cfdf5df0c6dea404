import { tellChange } from '../../platform/events/index.ts'
import type { RealityCheckDeps } from './deps.ts'
import { listUidsDue } from './realityCheck.store.ts'
import { renewCheck } from './renewCheck.ts'

const membersAtOnce = 200
/** The next look comes within a minute, and nobody who has not played meanwhile is to wait for it. */
const aheadMs = 90_000

/**
 * Opens what is due for whoever plays, and tells their pages. Puts it off for whoever did not play all the while: at the launch nobody
 * could know. Twice does no harm.
 */
export async function openDueChecks(deps: RealityCheckDeps): Promise<void> {
  const { db, clock } = deps
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (let after = -1n; ; ) {
      const place = { after, untilMs: clock.now() + aheadMs, most: membersAtOnce }
      const uids = await db.memberSchema(schema, tx => listUidsDue(tx, place))
      for (const uid of uids) await lookAgain(deps, uid)
      const last = uids.at(-1)
      if (last === undefined) break
      after = last
    }
  }
}

/** One that fails keeps nobody behind it waiting. */
async function lookAgain(deps: RealityCheckDeps, uid: bigint): Promise<void> {
  const { db, clock, log } = deps
  try {
    if (await db.member(uid, tx => renewCheck(tx, { uid, nowMs: clock.now() })))
      await tellChange(deps, uid, 'reality_check')
  } catch (fault) {
    log.error({ err: fault, uid: String(uid) }, 'a reality check could not be looked at')
  }
}
