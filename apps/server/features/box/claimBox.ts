import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import { formatPesos } from '@saya/money'
import { tellChange } from '../../platform/events/index.ts'
import { serveInOrder } from '../../platform/http/limit/serveInOrder.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { viewProof } from './box.view.ts'
import { endClaim } from './claim/endClaim.ts'
import { type BoxOutcome, openBox, type Opening } from './claim/openBox.ts'
import { takeOpening } from './claim/takeOpening.ts'
import type { BoxDeps } from './deps.ts'

type Operation = typeof contract.box.claimBox

/** Of the rush behind midnight whoever came first is served first, and connections are left for everybody else. */
const rush = { atOnce: 6, mostWaiting: 2000, retryAfterSeconds: 2 }

/**
 * Three durable steps: the claim with what the browser brought to the draw stands in `app`, then the prize and its promise in the member's
 * own schema, and then that the claim is done. Whoever is cut off between them makes the call again, or is seen to by the sweep. Of
 * several at once all come to what the first one drew.
 */
export function claimBox(deps: BoxDeps): Handler<Operation> {
  const inOrder = serveInOrder(rush)
  return call => inOrder(() => claim(call))

  async function claim(call: Call<Operation>): ReturnType<Handler<Operation>> {
    const taken = await takeOpening(deps, call)
    if (!taken.ok) {
      await call.letGo()
      return taken
    }
    const opening = taken.data
    let outcome: BoxOutcome | undefined
    const answer = await call.once(async tx => {
      outcome = await openBox(tx, deps, opening)
      if (outcome.code !== '') return refuse(outcome.code)
      return done(answerOf(deps, opening, outcome))
    })
    if (outcome) await endClaim(deps, opening, outcome)
    if (answer.ok) await tellChange(deps, call.caller.uid, 'wallet')
    return answer
  }
}

function answerOf(deps: BoxDeps, { claim, day }: Opening, { amount, isWaiting }: BoxOutcome) {
  const content = { ...claim, amount: amount ?? 0n }
  const proof = viewProof(day, content, deps)
  return { bonus: formatPesos(content.amount), is_waiting: isWaiting, reference: referenceOf(claim.id), proof }
}
