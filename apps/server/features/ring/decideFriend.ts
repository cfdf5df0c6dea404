import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Staff } from '../../platform/auth/caller.ts'
import { RefusedRequest } from '../../platform/http/answer/refusedRequest.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { RingDeskDeps } from './deps.ts'
import { followRing, leaseMs, sumInvite } from './followRing.ts'
import { viewFriend } from './friend.view.ts'
import { nextRingStatus } from './ring.rules.ts'
import { decide, findFriend, type HeldFriend, listTies, type Tie } from './ring.store.ts'

/** What the person said is one commit with the record of it. The rewards follow at once, or with the next sweep. */
export function decideFriend(deps: RingDeskDeps): Handler<typeof officeContract.ring.decideFriend> {
  const { db, clock, log } = deps
  return async call => {
    const { uid, is_free: isFree, reason } = call.body
    const nowMs = clock.now()
    const decided = await db.app(async tx => {
      const seen = await findFriend(tx, uid)
      if (!seen) return refuse('not_found')
      const { ownUid } = call.caller
      const ties = await listTies(tx, ownUid === null ? [uid] : [uid, ownUid])
      if (isOwnRing(call.caller, seen, ties)) throw new RefusedRequest('own_matter')
      const to = nextRingStatus(seen.status, isFree ? 'free' : 'refuse')
      if (to !== 'free' && to !== 'refused') return refuse('ring_decided')
      const kept = await decide(tx, { seen, to, by: call.caller.email, reason, nowMs, dueAtMs: nowMs + leaseMs })
      if (!kept) return refuse('ring_decided')
      const object = { kind: 'ring', id: String(seen.parent) } as const
      const act = {
        action: 'ring.decide',
        object,
        uid,
        after: { friend: String(uid), status: to },
        reason,
        nowMs,
      } as const
      await actAs(tx, call, act)
      return done({ friend: kept, ties })
    })
    if (!decided.ok) return decided
    await followRing(deps, uid).catch((fault: unknown) =>
      log.warn({ err: fault, uid: String(uid) }, 'what was decided about an invited friend waits to be carried out'),
    )
    const { friend, ties } = decided.data
    return done(viewFriend(friend, { ties, ...(await sumInvite(deps, friend.parent, uid)) }))
  }
}

/** Nobody decides what their own account would be paid for a friend, nor about one whom something ties to it, found from either side. */
function isOwnRing({ ownUid }: Staff, { parent, uid }: HeldFriend, ties: readonly Tie[]): boolean {
  if (ownUid === null) return false
  const isTied = ties.some(tie => (tie.uid === uid ? tie.other === ownUid : tie.other === uid))
  return parent === ownUid || isTied
}
