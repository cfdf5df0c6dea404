import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { closePlay, ownClosing } from '../closePlay.ts'
import { countClosing } from '../closings.ts'
import type { ExclusionDeps } from '../deps.ts'
import { sendNewsSoon } from '../sendNews.ts'

/** An exclusion counts at once, for whoever has just proved that it is them. */
export function setExclusion(deps: ExclusionDeps): Handler<typeof contract.exclusion.setExclusion> {
  return async ({ caller: { uid }, body: { period }, once }) => {
    const closed = await countClosing(() =>
      once(tx => closePlay(tx, ownClosing(uid, { cause: 'exclusion', period, nowMs: deps.clock.now() }))),
    )
    if (!closed.ok) return closed
    sendNewsSoon(deps, uid, closed.data.id)
    return done({ closed_until: Math.ceil(closed.data.untilMs / 1000) })
  }
}
