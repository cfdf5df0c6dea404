import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import type { ExclusionDeps } from '../deps.ts'
import { endOpenRequests } from './request.store.ts'

/** Staying excluded takes no proof and no reason: the request is gone at once, be it waiting, proposed or agreed to. */
export function cancelRequest({ db, clock }: ExclusionDeps): Handler<typeof contract.exclusion.cancelRequest> {
  return ({ caller: { uid } }) =>
    db.member(uid, async tx => {
      await lockPesoWallet(tx, uid)
      const why = 'The member took the request back.'
      return done({ is_cancelled: await endOpenRequests(tx, { uid, why, nowMs: clock.now() }) })
    })
}
