import type { contract } from '@saya/contract'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { disputeRefusedLaunch, findRefusedLaunch } from '../game/index.ts'
import type { FeedbackDeps } from './deps.ts'
import { sendFeedback } from './sendFeedback.ts'

type Operation = typeof contract.feedback.disputeLocation
type LaunchRefusal = NonNullable<Awaited<ReturnType<typeof findRefusedLaunch>>>

/** A feedback like any other, with what was recorded of the refusal, so that whoever reads it need not look for it. */
export function disputeLocation(deps: FeedbackDeps): Handler<Operation> {
  const { db, clock } = deps
  const send = sendFeedback(deps)
  return async (call: Call<Operation>) => {
    const { uid } = call.caller
    const nowMs = clock.now()
    const refused = await db.member(uid, tx => findRefusedLaunch(tx, { uid, sinceMs: nowMs - dayMs }))
    if (!refused) return refuse('location_not_refused')
    const sent = await send({ ...call, body: { text: textOf(refused), contact: '' } })
    if (!sent.ok) return refuse('feedback_exhausted', sent.retryAfterSeconds)
    await db.member(uid, tx => disputeRefusedLaunch(tx, refused.id, nowMs))
    return done(sent.data)
  }
}

/** In English, as staff read it. */
function textOf({ country, country_source: source, vpn_signs: signs, refused_at: at }: LaunchRefusal): string {
  const told = source === 'header' ? 'the edge' : 'the list of networks'
  const vpn = signs.length === 0 ? 'none' : signs.join(', ')
  return (
    'A game was refused because of my location. I am in the Philippines. ' +
    `(Recorded on ${momentText(at)[0]}: country ${country || 'unknown'}, told by ${told}; signs of a VPN: ${vpn}.)`
  )
}
