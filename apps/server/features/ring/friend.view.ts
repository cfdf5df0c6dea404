import { formatPesos } from '@saya/money'
import type { InviteSums } from './followRing.ts'
import type { HeldFriend, Tie } from './ring.store.ts'
import { inOrderOfWeight } from './ring.view.ts'

interface FriendParts extends InviteSums {
  readonly ties: readonly Tie[]
}

export function viewFriend(friend: HeldFriend, { ties, waiting, paid }: FriendParts) {
  return {
    uid: String(friend.uid),
    status: friend.status,
    found_at: Math.floor(friend.foundAtMs / 1000),
    signs: inOrderOfWeight(ties.filter(({ uid }) => uid === friend.uid).map(({ sign }) => sign)),
    waiting: formatPesos(waiting),
    paid: formatPesos(paid),
    decided_by: friend.decidedBy,
    decided_at: Math.floor((friend.decidedAtMs ?? 0) / 1000),
    reason: friend.reason,
  }
}
