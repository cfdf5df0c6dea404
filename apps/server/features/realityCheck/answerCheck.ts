import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import type { RealityCheckRouteDeps } from './deps.ts'
import { setAnswer } from './realityCheck.store.ts'
import { renewCheck } from './renewCheck.ts'
import { viewCheck } from './viewCheck.ts'

/**
 * Answers the check that is named, and no other: sent again, or from a second device, it changes nothing that came since. Whoever stops
 * ends all of their games in the same commit.
 */
export function answerCheck(deps: RealityCheckRouteDeps): Handler<typeof contract.realityCheck.answerCheck> {
  const { db, clock, log, ports } = deps
  return async ({ caller: { uid }, body: { id, answer } }) => {
    const nowMs = clock.now()
    const { isAnswered, view } = await db.member(uid, async tx => {
      await lockPesoWallet(tx, uid)
      const isAnswered = await setAnswer(tx, { uid, id, answer, nowMs })
      if (isAnswered && answer === 'stop') await ports.endGameSessionsOf(tx, uid, nowMs)
      if (isAnswered) await renewCheck(tx, { uid, nowMs })
      return { isAnswered, view: await viewCheck(tx, uid, nowMs) }
    })
    if (!isAnswered) return done(view)
    await tellChange(deps, uid, 'reality_check')
    // A provider that does not answer hears it with the next bet, which is refused.
    if (answer === 'stop')
      ports.kickOut(uid).catch((fault: unknown) => log.warn({ err: fault }, 'a provider was not told who left'))
    return done(view)
  }
}
