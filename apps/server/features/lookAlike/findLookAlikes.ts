import { followExclusion, listMatches, readSigns } from '../exclusion/index.ts'
import { lookJob } from '../gate/index.ts'
import { type Task, task } from '../../platform/jobs/index.ts'
import type { LookAlikeDeps } from './deps.ts'
import { followLookAlikes, leaseMs } from './followLookAlikes.ts'
import { judgeSigns } from './lookAlike.rules.ts'
import { keepLikeness } from './lookAlike.store.ts'

/** Whatever came to be known of a member: whether somebody excluded is behind their account. */
export function findLookAlikes(deps: LookAlikeDeps): Task {
  return task(lookJob, ({ uid }) => lookForExcluded(deps, BigInt(uid)))
}

/** Of whoever is excluded themselves, the signs are kept instead. Doing it twice changes nothing. */
export async function lookForExcluded(deps: LookAlikeDeps, uid: bigint): Promise<void> {
  const { db, clock } = deps
  if (await followExclusion(deps, uid)) return
  const signs = await readSigns(deps, uid)
  const nowMs = clock.now()
  const isHeld = await db.app(async tx => {
    const matches = await listMatches(tx, { uid, signs, nowMs })
    const judged = matches.map(match => ({ ...match, verdict: judgeSigns(match.kinds) }))
    for (const { uid: excludedUid, kinds, verdict } of judged) {
      if (verdict === 'none') continue
      const found = { uid, of: { excludedUid }, signs: kinds, verdict, nowMs, dueAtMs: nowMs + leaseMs }
      await keepLikeness(tx, found)
    }
    return judged.some(({ verdict }) => verdict === 'held')
  })
  if (isHeld) await followLookAlikes(deps, uid)
}
