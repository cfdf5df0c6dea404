import {
  findReward,
  findTakenBack,
  lockReward,
  refuseHeld,
  releaseHeld,
  type RewardKey,
  rewardIdOf,
} from '../reward/index.ts'
import type { RingDeps, RingSweepDeps } from './deps.ts'
import { ringHold } from './findHold.ts'
import { findFriend, listDue, setFollowed } from './ring.store.ts'

/** Whoever decides has so long to have the rewards follow, before a sweep does. */
export const leaseMs = 60_000

/** What an invite promises: one reward to whoever invited, another to the friend. */
function rewardsOf(parent: bigint, child: bigint): readonly RewardKey[] {
  return [
    { uid: parent, kind: 4002, name: `invite ${child}` },
    { uid: child, kind: 4002, name: 'invited' },
  ]
}

/**
 * Brings what a friend's invite promised to what a person said: let go, or refused. Nothing happens while nobody has. Each reward
 * lies in the schema of its own member. What was posted before is left to the invite, which takes it back. Doing it twice changes nothing.
 */
export async function followRing({ db, clock }: RingDeps, child: bigint): Promise<'free' | 'refused' | undefined> {
  const friend = await db.app(tx => findFriend(tx, child))
  if (!friend || friend.status === 'held') return undefined
  for (const key of rewardsOf(friend.parent, child)) {
    await db.member(key.uid, async tx => {
      const reward = await lockReward(tx, rewardIdOf(key))
      // Held for another reason, it is decided about elsewhere.
      if (reward?.status !== 'held' || reward.reason !== ringHold) return
      const change = friend.status === 'free' ? releaseHeld : refuseHeld
      await change(tx, reward, clock.now())
    })
  }
  await db.app(tx => setFollowed(tx, child))
  return friend.status
}

const mostAtOnce = 200

/** Sees to the rewards that were left when somebody was cut off. */
export async function sweepRings(deps: RingSweepDeps): Promise<void> {
  const { db, clock, log } = deps
  for (const uid of await db.app(tx => listDue(tx, clock.now(), mostAtOnce))) {
    await followRing(deps, uid).catch((fault: unknown) =>
      log.error({ err: fault, uid: String(uid) }, 'what was decided about an invited friend could not be carried out'),
    )
  }
}

export interface InviteSums {
  /** What still waits to be paid. */
  readonly waiting: bigint
  /** What was paid, but for what was taken back of it. */
  readonly paid: bigint
}

/** What an invite of this friend comes to by now, both sides together. */
export async function sumInvite({ db }: Pick<RingDeps, 'db'>, parent: bigint, child: bigint): Promise<InviteSums> {
  let [waiting, paid] = [0n, 0n]
  for (const key of rewardsOf(parent, child)) {
    await db.member(key.uid, async tx => {
      const reward = await findReward(tx, rewardIdOf(key))
      if (reward?.status === 'held') waiting += reward.amount
      if (reward?.status === 'posted') paid += reward.amount - (await findTakenBack(tx, reward))
    })
  }
  return { waiting, paid }
}
