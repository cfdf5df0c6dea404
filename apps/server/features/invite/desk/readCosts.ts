import { formatPesos } from '@saya/money'
import { groupBySchema } from '../../../platform/db/groupBySchema.ts'
import type { InviteDeskDeps } from '../deps.ts'
import type { InviteRow } from '../invite.store.ts'
import { giftNameOf } from '../paySide.ts'
import { type InviteGiftName, sumCosts } from './cost.store.ts'

export interface InviteCost {
  readonly given: bigint
  readonly held: bigint
}

/** What both may have been promised for a friend, to be summed up under a name. */
export function giftsOf(friend: Pick<InviteRow, 'uid' | 'parent'>, sumName: string): readonly InviteGiftName[] {
  return [
    { uid: friend.parent, name: giftNameOf(friend, 'parent'), sumName },
    { uid: friend.uid, name: giftNameOf(friend, 'friend'), sumName },
  ]
}

/** What friends cost by the names under which it is summed up, whichever schemas their rewards are in. */
export async function readCosts(
  { db }: Pick<InviteDeskDeps, 'db'>,
  gifts: readonly InviteGiftName[],
): Promise<ReadonlyMap<string, InviteCost>> {
  const costs = new Map<string, InviteCost>()
  for (const some of groupBySchema(db, gifts)) {
    for (const { sumName, given, held } of await db.member(some[0].uid, tx => sumCosts(tx, some))) {
      const before = costs.get(sumName) ?? { given: 0n, held: 0n }
      costs.set(sumName, { given: before.given + given, held: before.held + held })
    }
  }
  return costs
}

/** What is held is no cost while it is. */
export function viewCost(cost: InviteCost | undefined) {
  return { cost: formatPesos(cost?.given ?? 0n), held_cost: formatPesos(cost?.held ?? 0n) }
}
