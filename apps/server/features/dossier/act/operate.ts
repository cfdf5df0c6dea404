import { done, refuse } from '@saya/contract/outcome.ts'
import { findEntry } from '../../identity/index.ts'
import { findStanding, operateStanding, standingAt, statusOf } from '../../kyc/index.ts'
import { actAs, type Actor } from '../../staff/index.ts'
import type { DossierDeps } from '../deps.ts'

type StandingAct = 'block' | 'unblock' | 'freeze' | 'unfreeze' | 'makeTester'

interface Operating {
  readonly act: StandingAct
  readonly uid: bigint
  readonly reason: string
}

/**
 * Changes a member's standing by hand. That it is done is on record before it is done, since the two stand in different
 * schemas; one that the standing does not allow is refused before either.
 */
export async function operate(deps: DossierDeps, actor: Actor, { act, uid, reason }: Operating) {
  const { db, clock } = deps
  const nowMs = clock.now()
  const entry = await db.app(tx => findEntry(tx, uid))
  const kept = entry && (await db.member(uid, tx => findStanding(tx, uid)))
  if (!kept) return refuse('not_found')
  const standing = standingAt(kept.standing, kept.createdAtMs, nowMs)
  const before = { status: statusOf(standing), frozenBy: [...standing.frozenBy], isBlocked: standing.isBlocked }
  if (!isOpen(act, standing)) return refuse('changed_meanwhile')
  const object = { kind: 'member', id: String(uid) } as const
  await db.app(tx => actAs(tx, actor, { action: `member.${act}`, object, before, after: { act }, reason, nowMs }))
  const { operatorId, email, ownUid } = actor.caller
  const reviewer = { id: operatorId, name: email, memberUid: ownUid }
  const operated = await operateStanding(deps, {
    uid,
    act: act === 'makeTester' ? 'make_tester' : act,
    reviewer,
    reason,
  })
  if (operated.ok) return done({ kyc_status: operated.data.kycStatus })
  const after = { act, refused: operated.code }
  await db.app(tx => actAs(tx, actor, { action: `member.${act}`, object, after, reason, nowMs: clock.now() }))
  return refuse('changed_meanwhile')
}

/** Whether the act would change anything. Freezing twice is the work of two colleagues at once. */
function isOpen(
  act: StandingAct,
  { base, frozenBy, isBlocked }: { base: number; frozenBy: readonly string[]; isBlocked: boolean },
): boolean {
  if (act === 'makeTester') return base !== 8
  if (act === 'block') return !isBlocked
  if (act === 'unblock') return isBlocked
  return frozenBy.includes('staff') === (act === 'unfreeze')
}
