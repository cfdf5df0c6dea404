import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { LimitDeps } from './deps.ts'
import { viewLimits } from './limit.view.ts'
import { listMeters } from './listMeters.ts'

export function listLimits({ db, clock }: LimitDeps): Handler<typeof contract.limit.listLimits> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    return done(viewLimits(await db.member(uid, tx => listMeters(tx, uid, nowMs)), nowMs))
  }
}
