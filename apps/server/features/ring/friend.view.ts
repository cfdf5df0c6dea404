import { formatPesos } from '@saya/money'
import type { HeldFriend, Tie } from './ring.store.ts'
import { inOrderOfWeight } from './ring.view.ts'

interface FriendParts {
  readonly ties: readonly Tie[]
  readonly waiting: bigint
}

export function viewFriend(friend: HeldFriend, { ties, waiting }: FriendParts) {
  return {
    uid: String(friend.uid),
    status: friend.status,
    found_at: Math.floor(friend.foundAtMs / 1000),
    signs: inOrderOfWeight(ties.filter(({ uid }) => uid === friend.uid).map(({ sign }) => sign)),
    waiting: formatPesos(waiting),
    decided_by: friend.decidedBy,
    decided_at: Math.floor((friend.decidedAtMs ?? 0) / 1000),
    reason: friend.reason,
  }
}
