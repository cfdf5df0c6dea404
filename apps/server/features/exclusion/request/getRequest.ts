import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { ExclusionDeps } from '../deps.ts'
import { liftableFrom } from '../exclusion.rules.ts'
import { listStanding } from '../exclusion.store.ts'
import { listRequestsOf, type RequestStatus } from './request.store.ts'

export function getRequest({ db, clock }: ExclusionDeps): Handler<typeof contract.exclusion.getRequest> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const { standing, newest } = await db.member(uid, async tx => ({
      standing: await listStanding(tx, uid, nowMs),
      newest: (await listRequestsOf(tx, uid))[0],
    }))
    if (standing.length === 0) return done({ may_ask_from: null, status: null, open_from: null })
    const [from, end] = [liftableFrom(standing), Math.max(...standing.map(({ ends_at: at }) => at))]
    const isOfThis = newest !== undefined && standing.every(({ begins_at: at }) => at <= newest.asked_at)
    return done({
      may_ask_from: from < end ? Math.ceil(from / 1000) : null,
      status: isOfThis ? (newest.status as RequestStatus) : null,
      open_from: isOfThis && newest.open_from !== null ? Math.ceil(newest.open_from / 1000) : null,
    })
  }
}
