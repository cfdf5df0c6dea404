import { taskTypes } from '@saya/contract/task/taskTypes.ts'
import { manilaDay } from '@saya/money'
import type { ClaimWish } from '../planClaim.ts'
import { listDefinitions } from '../definition.store.ts'
import type { ClaimTaskDeps } from '../deps.ts'
import { listFriendsNow } from '../readFacts.ts'

/**
 * Has those looked at whom a task of friends is about to count. Whoever is held by it counts no more: coins are paid at once, so rings are
 * asked before, as an invite asks them before it promises anything. Of a day no more are looked at than its steps ask for.
 */
export async function judgeFriends(deps: ClaimTaskDeps, { uid, ty }: Pick<ClaimWish, 'uid' | 'ty'>): Promise<void> {
  if (taskTypes[ty]?.measure !== 'friends') return
  const task = (await deps.db.ref(listDefinitions)).find(one => one.ty === ty)
  const most = Math.max(0, ...(task?.steps ?? []).map(({ value }) => value))
  const clear = new Map<string, number>()
  for (const friend of await listFriendsNow(deps, uid)) {
    const day = manilaDay(friend.at)
    const count = clear.get(day) ?? 0
    if (count >= most) continue
    const hold = await deps.ports.findHold(deps, { parent: uid, child: friend.uid })
    if (!hold) clear.set(day, count + 1)
  }
}
