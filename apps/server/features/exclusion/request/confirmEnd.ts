import type { contract } from '@saya/contract'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { tellChange } from '../../../platform/events/index.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { liftGate } from '../../gate/index.ts'
import { notifyMember } from '../../message/index.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import type { ExclusionDeps } from '../deps.ts'
import { type LiftTimes, statusAt } from '../exclusion.rules.ts'
import { liftStanding } from '../exclusion.store.ts'
import { leaseMs } from '../sendNews.ts'
import { findSameUntil } from '../sign/sign.store.ts'
import { lockOpenRequest, setRequest } from './request.store.ts'
import { refuseLift } from './requestEnd.ts'

/** The member is asked again once a day has passed behind the answer: only then does their exclusion end. Who does not say so in time stays excluded. */
export function confirmEnd(deps: ExclusionDeps): Handler<typeof contract.exclusion.confirmEnd> {
  const { db, clock } = deps
  return async ({ caller: { uid }, once }) => {
    const nowMs = clock.now()
    const sameUntilMs = await db.app(tx => findSameUntil(tx, uid, nowMs))
    const confirmed = await once(tx => confirm(tx, uid, { nowMs, sameUntilMs }))
    if (confirmed.ok) await tellChange(deps, uid, 'gate')
    return confirmed
  }
}

async function confirm(tx: MemberTx, uid: bigint, times: LiftTimes) {
  const { nowMs } = times
  await lockPesoWallet(tx, uid)
  const request = await lockOpenRequest(tx, uid)
  if (!request || statusAt(request, nowMs) !== 'agreed' || request.open_from === null)
    return refuse('exclusion_request_none')
  if (request.open_from > nowMs)
    return { ...refuse('exclusion_cooling'), values: { until: momentText(request.open_from) } }
  const stop = await refuseLift(tx, uid, times)
  if (stop) return stop.code === 'exclusion_none' ? refuse('exclusion_request_none') : stop
  await setRequest(tx, { seen: request, to: 'lifted', nowMs })
  await liftStanding(tx, uid, { nowMs, dueAtMs: nowMs + leaseMs })
  await notifyMember(tx, { uid, kind: 'exclusion_lifted', about: request.id, nowMs })
  await liftGate(tx, { uid, cause: 'exclusion', nowMs })
  return done({ is_open: true })
}
