import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { serveInOrder } from '../../platform/http/limit/serveInOrder.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { viewClaim } from './claim/claim.view.ts'
import { endClaim } from './claim/endClaim.ts'
import { grant, type GrantOutcome } from './claim/grant.ts'
import { stopByBrake } from './claim/stopByBrake.ts'
import { refuseAgain, refuseClaim, takeOffered } from './claim/takeOffered.ts'
import type { PromotionDeps } from './deps.ts'
import { readGiftCap } from './giftCap.store.ts'
import { findShown } from './held.ts'
import { isForOthers } from './rules/eligibility.rules.ts'

type Operation = typeof contract.promotion.claimPromotion

/** Of a rush on a gift whoever came first has it first, and connections are left for everybody else. */
const rush = { atOnce: 6, mostWaiting: 2000, retryAfterSeconds: 2 }

/**
 * Three durable steps: whose a part of the budget is stands in `app`, what is promised for it in the member's own schema, and then
 * that it is done. Whoever is cut off between them makes the same call again, or is seen to by the sweep.
 */
export function claimPromotion(deps: PromotionDeps): Handler<Operation> {
  const { db } = deps
  const inOrder = serveInOrder(rush)
  return call => inOrder(() => claim(call))

  async function claim(call: Call<Operation>): ReturnType<Handler<Operation>> {
    const [offered, giftCap] = await db.ref(tx =>
      Promise.all([findShown(tx, call.body.id, deps.clock.now()), readGiftCap(tx)]),
    )
    if (offered?.deal.pays !== 'once') return refuse('not_found')
    // As whoever looks at it: there is none for them.
    if (isForOthers({ uid: String(call.caller.uid) }, offered.offer.audience)) return refuse('not_found')
    const taken = await takeOffered(deps, call, { offered, giftCap })
    if (!taken.ok) {
      await call.letGo()
      return taken
    }
    const { claim: made, verdict } = taken.data
    let granted: GrantOutcome | undefined
    const outcome = await call.once(async tx => {
      granted = await grant(tx, deps, { claim: made, deal: offered.deal })
      // Only whoever is refused at this very moment reads why: of what is refused for good nothing comes back with the end of a limit.
      if (granted.code !== '') return refuse(granted.isNew ? granted.code : 'promotion_refused')
      return granted.isNew ? done(viewClaim(call, made, offered.deal)) : refuse('promotion_claimed')
    })
    if (granted) await endClaim(deps, made, granted)
    if (granted?.isNew === false) {
      const first = granted.code
      await db.app(tx =>
        first === ''
          ? refuseClaim(tx, deps, { offered, verdict: { ...verdict, code: 'promotion_claimed' } })
          : refuseAgain(tx, deps, { offered, verdict, claim: { id: made.id, code: first } }),
      )
    }
    await stopByBrake(deps, offered.version)
    return outcome
  }
}
