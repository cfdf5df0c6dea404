import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import { dueAt, expiryAfterHold } from './reward.rules.ts'
import { type Reward, rewardOf, setReward } from './reward.store.ts'

export const heldSorting: Sorting<Reward, 'held' | 'amount'> = {
  keys: {
    held: { column: 'held_at', isTime: true, of: row => row.heldAtMs ?? 0 },
    amount: { column: 'amount', isTime: false, of: row => row.amount },
  },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

function held(tx: MemberTx, uid: bigint | null) {
  return tx
    .selectFrom('reward')
    .where('status', '=', 'held')
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

/** One schema's part of a page of what is held. */
export async function listHeld(
  tx: MemberTx,
  uid: bigint | null,
  { order, place, size }: SortedRead<Reward>,
): Promise<readonly Reward[]> {
  const all = held(tx, uid).selectAll().where(standsBehind(order, place))
  return (await all.orderBy(inOrder(order)).limit(size).execute()).map(rewardOf)
}

/** How many of one schema there are, up to a thousand. */
export function countHeld(tx: MemberTx, uid: bigint | null): Promise<number> {
  return countRows(tx, held(tx, uid).select('id'))
}

/** Lets a held reward go that the caller holds. The time in which it was held does not count. */
export function releaseHeld(tx: MemberTx, reward: Reward, nowMs: number): Promise<Reward> {
  const expiresAtMs = expiryAfterHold(reward, nowMs)
  const due = dueAt({ ...reward, expiresAtMs }, nowMs)
  return setReward(tx, reward, {
    status: 'open',
    reason: '',
    expires_at: expiresAtMs === null ? null : instant(expiresAtMs),
    due_at: due === null ? null : instant(due),
  })
}

interface Holding {
  /** Why a person has to look at it first, in one word. */
  readonly reason: string
  readonly nowMs: number
}

/** Keeps a reward from being posted that is open, or gives one that is held another reason. The caller holds it. */
export function holdReward(tx: MemberTx, reward: Reward, { reason, nowMs }: Holding): Promise<Reward> {
  if (reward.status === 'held') return setReward(tx, reward, { reason })
  return setReward(tx, reward, { status: 'held', reason, due_at: null, held_at: instant(nowMs) })
}

export function refuseHeld(tx: MemberTx, reward: Reward, nowMs: number): Promise<Reward> {
  return setReward(tx, reward, { status: 'refused', reason: 'staff', ended_at: instant(nowMs) })
}
