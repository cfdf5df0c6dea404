import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { changeLimit } from './changeLimit.ts'
import type { LimitDeps } from './deps.ts'
import { judgeCancelling } from './limit.rules.ts'
import { viewLimits } from './limit.view.ts'
import { listMeters } from './listMeters.ts'

export function cancelLimit({ db, clock }: LimitDeps): Handler<typeof contract.limit.cancelLimit> {
  return async ({ caller: { uid }, body: name }) => {
    const nowMs = clock.now()
    return db.member(uid, async tx => {
      await changeLimit(tx, { uid, name, nowMs }, judgeCancelling)
      return done(viewLimits(await listMeters(tx, uid, nowMs), nowMs))
    })
  }
}
