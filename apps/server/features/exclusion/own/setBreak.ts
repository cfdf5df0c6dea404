import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { closePlay, ownClosing } from '../closePlay.ts'
import { countClosing } from '../closings.ts'
import type { ExclusionDeps } from '../deps.ts'
import { sendNewsSoon } from '../sendNews.ts'

/** A break counts at once. Nobody is asked to prove who they are: whoever wants one should have it without a hurdle. */
export function setBreak(deps: ExclusionDeps): Handler<typeof contract.exclusion.setBreak> {
  return async ({ caller: { uid }, body: { period }, once }) => {
    const closed = await countClosing(() =>
      once(tx => closePlay(tx, ownClosing(uid, { cause: 'time_out', period, nowMs: deps.clock.now() }))),
    )
    if (!closed.ok) return closed
    sendNewsSoon(deps, uid, closed.data.id)
    return done({ closed_until: Math.ceil(closed.data.untilMs / 1000) })
  }
}
