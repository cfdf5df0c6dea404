import { changeStanding, type Wish } from './changeStanding.ts'
import type { StandingDeps } from '../deps.ts'
import { passOnSoon } from '../reading/passOn.ts'
import { isOwn, refused, type ReviewOutcome, type Reviewer, reviewed } from '../review/reviewer.ts'
import { statusOf } from './standing.rules.ts'

/** What staff do with a member beside deciding a case. */
export type StaffAct = 'freeze' | 'unfreeze' | 'block' | 'unblock' | 'make_tester'

export interface Operation {
  readonly uid: bigint
  readonly act: StaffAct
  readonly reviewer: Reviewer
  readonly reason: string
}

/**
 * Changes a member's standing by hand. Who is blocked is signed out everywhere with it, and out of every game in the
 * same transaction: what was opened before opens nothing after the block has ended.
 */
export async function operateStanding(
  deps: StandingDeps,
  { uid, act, reviewer, reason }: Operation,
): Promise<ReviewOutcome<{ readonly kycStatus: number }>> {
  if (isOwn(reviewer, uid)) return refused('own_case')
  const { db, clock, jurisdiction } = deps
  const wish = { uid, event: eventOf(act), actor: reviewer.id, note: reason, nowMs: clock.now(), jurisdiction }
  const next = await db.member(uid, async tx => {
    const changed = await changeStanding(tx, wish)
    // Behind the wallet, which the standing locks.
    if (changed && act === 'block') await deps.ports.endGameSessionsOf(tx, uid, wish.nowMs)
    return changed
  })
  if (!next) return refused('standing_forbids')
  await passOnSoon(deps, uid)
  return reviewed({ kycStatus: statusOf(next) })
}

function eventOf(act: StaffAct): Wish {
  return act === 'freeze' || act === 'unfreeze' ? { type: act, cause: 'staff' } : { type: act }
}
