import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import type { RealityCheckDeps } from './deps.ts'
import { putEvery } from './realityCheck.store.ts'
import { renewCheck } from './renewCheck.ts'
import { viewCheck } from './viewCheck.ts'

/** It counts at once, for whoever plays too. A check that waits for an answer waits all the same. */
export function setEvery(deps: RealityCheckDeps): Handler<typeof contract.realityCheck.setEvery> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body: { minutes } }) => {
    const nowMs = clock.now()
    const view = await db.member(uid, async tx => {
      await lockPesoWallet(tx, uid)
      await putEvery(tx, { uid, minutes, nowMs })
      await renewCheck(tx, { uid, nowMs })
      return viewCheck(tx, uid, nowMs)
    })
    await tellChange(deps, uid, 'reality_check')
    return done(view)
  }
}
