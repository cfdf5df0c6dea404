import { followExclusion, listMatches, readSigns } from '../exclusion/index.ts'
import { lookAt, lookJob } from '../gate/index.ts'
import { addJob, type Task, task } from '../../platform/jobs/index.ts'
import type { LookAlikeDeps } from './deps.ts'
import { followLookAlikes, leaseMs } from './followLookAlikes.ts'
import { judgeSigns } from './lookAlike.rules.ts'
import { followAgain, keepLikeness } from './lookAlike.store.ts'
import { keepPerson, listSharing } from './sharing.store.ts'

/** Whatever came to be known of a member: whether somebody excluded is behind their account. */
export function findLookAlikes(deps: LookAlikeDeps): Task {
  return task(lookJob, ({ uid }) => lookForExcluded(deps, BigInt(uid)))
}

/** Of whoever is excluded themselves, the signs are kept instead, and others are looked at. Doing it twice changes nothing. */
export async function lookForExcluded(deps: LookAlikeDeps, uid: bigint): Promise<void> {
  const { db, clock } = deps
  if (await followExclusion(deps, uid)) return lookAround(deps, uid)
  const signs = await readSigns(deps, uid)
  const nowMs = clock.now()
  const isHeld = await db.app(async tx => {
    await keepPerson(tx, uid, signs)
    const matches = await listMatches(tx, { uid, signs, nowMs })
    const judged = matches.map(match => ({ ...match, verdict: judgeSigns(match.kinds) }))
    let isAnyHeld = false
    for (const { uid: excludedUid, kinds, verdict } of judged) {
      if (verdict === 'none') continue
      const found = { uid, of: { excludedUid }, signs: kinds, verdict, nowMs, dueAtMs: nowMs + leaseMs }
      if (await keepLikeness(tx, found)) isAnyHeld = true
    }
    return isAnyHeld
  })
  if (isHeld) await followLookAlikes(deps, uid)
}

/** An exclusion also reaches accounts that were there before it: those of the same person last as long, others are compared. */
async function lookAround(deps: LookAlikeDeps, uid: bigint): Promise<void> {
  const nowMs = deps.clock.now()
  const signs = await readSigns(deps, uid)
  const same = await deps.db.app(async tx => {
    await keepPerson(tx, uid, signs)
    for (const other of await listSharing(tx, uid, nowMs)) await addJob(tx, lookJob, lookAt(other))
    return followAgain(tx, uid, nowMs + leaseMs)
  })
  for (const other of same) await followLookAlikes(deps, other)
}
