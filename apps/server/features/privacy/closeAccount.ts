import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { hasPendingDeposit } from '../deposit/index.ts'
import { endGameSessionsOf } from '../game/index.ts'
import { closeSignIn } from '../identity/index.ts'
import { closeWallet } from '../wallet/index.ts'
import type { PrivacyDeps } from './deps.ts'

/**
 * The wallet first, since it alone can say no; the way in second, in a transaction of its own. Whoever is cut off
 * between the two cannot bet any more, is still signed in, and asks again.
 */
export function closeAccount({ db, clock }: PrivacyDeps): Handler<typeof contract.privacy.closeAccount> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const obstacle = await db.member(uid, async tx => {
      if (await hasPendingDeposit(tx, uid)) return 'deposit_pending' as const
      if (!(await closeWallet(tx, uid))) return 'balance_left' as const
      await endGameSessionsOf(tx, uid, nowMs)
      return undefined
    })
    if (obstacle) return refuse(obstacle)
    await db.app(tx => closeSignIn(tx, uid, nowMs))
    return done({})
  }
}
