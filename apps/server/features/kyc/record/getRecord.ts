import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listOpenBranches } from './branch.store.ts'
import type { KycDeps } from '../deps.ts'
import { photoAddress } from '../photo/photoAddress.ts'
import { findNewestReading } from '../reading/reading.store.ts'
import { viewBlockedRecord, viewRecord } from './record.view.ts'
import { findStanding } from '../standing/standing.store.ts'
import { viewerDevice } from '../photo/viewerDevice.ts'
import { countDecisions, listVersions } from '../review/version.store.ts'

/** Each photo's address is made for this member and this browser, and good for a minute. */
export function getRecord(deps: KycDeps): Handler<typeof contract.kyc.getRecord> {
  const { db, clock, ports, peppers } = deps
  return async ({ caller: { uid, sessionId, isBlocked }, device }) => {
    const owned = await db.member(uid, async tx => ({
      kept: await findStanding(tx, uid),
      versions: await listVersions(tx, uid),
      reviewTimes: await countDecisions(tx, uid),
      reading: await findNewestReading(tx, uid),
    }))
    const { kept, versions } = owned
    const [usualBranch] = await db.ref(listOpenBranches)
    if (!kept || !usualBranch) throw new Error('A member has no profile, or there is no branch.')
    const deviceId = viewerDevice(peppers, device, sessionId)
    const viewer = { kind: 'member', id: String(uid), deviceId, sessionId, purpose: 'own record' } as const
    const urlOf = (key: string) => photoAddress(deps, { uid, key }, { ...viewer, nowMs: clock.now() })
    const phone = await ports.phoneOf(uid)
    const firstSentAtMs = versions.at(-1)?.sentAtMs
    const record = viewRecord({ ...owned, kept, newest: versions[0], firstSentAtMs, phone, usualBranch, urlOf })
    return done(isBlocked ? viewBlockedRecord(record) : record)
  }
}
