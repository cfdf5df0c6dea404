import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { RealityCheckDeps } from './deps.ts'
import { findNext } from './realityCheck.store.ts'
import { renewCheck } from './renewCheck.ts'
import { viewCheck } from './viewCheck.ts'

/** Opens the check where it is due by now: a page asks at that moment, and the minute's sweep may be behind. */
export function getCheck(deps: RealityCheckDeps): Handler<typeof contract.realityCheck.getCheck> {
  const { db, clock } = deps
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const { isOpened, view } = await db.member(uid, async tx => {
      const nextMs = await findNext(tx, uid)
      const isOpened = nextMs !== undefined && nextMs <= nowMs && (await renewCheck(tx, { uid, nowMs }))
      return { isOpened, view: await viewCheck(tx, uid, nowMs) }
    })
    if (isOpened) await tellChange(deps, uid, 'reality_check')
    return done(view)
  }
}
