import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { ExclusionDeps } from '../deps.ts'
import { endLapsesAt, statusAt } from '../exclusion.rules.ts'
import { findSameUntil } from '../sign/sign.store.ts'
import { listRequestsOf, type RequestStatus } from './request.store.ts'
import { findRequestTimes } from './requestEnd.ts'

/** What was asked about an exclusion before the one that stands says nothing of it. */
export function getRequest({ db, clock }: ExclusionDeps): Handler<typeof contract.exclusion.getRequest> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const sameUntilMs = await db.app(tx => findSameUntil(tx, uid, nowMs))
    const { times, newest } = await db.member(uid, async tx => ({
      times: await findRequestTimes(tx, uid, { nowMs, sameUntilMs }),
      newest: (await listRequestsOf(tx, uid))[0],
    }))
    if (!times) return done({ may_ask_from: null, status: null, open_from: null, lapses_at: null })
    const request = newest && newest.asked_at >= times.sinceMs ? newest : undefined
    const openFromMs = request?.open_from ?? null
    return done({
      may_ask_from: secondsOf(times.fromMs),
      status: request ? (statusAt(request, nowMs) as RequestStatus) : null,
      open_from: secondsOf(openFromMs),
      // Rounded down: until then it can be confirmed.
      lapses_at: openFromMs === null ? null : Math.floor(endLapsesAt(openFromMs) / 1000),
    })
  }
}

/** Rounded up: what is said to be possible from then on is. */
function secondsOf(ms: number | null): number | null {
  return ms === null ? null : Math.ceil(ms / 1000)
}
