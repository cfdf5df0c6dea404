import { instant } from '../../platform/db/instant.ts'
import type { RefuseDeps } from './deps.ts'
import { lockReward, type Reward, setReward } from './reward.store.ts'

/**
 * Refuses for good what the member of a closed account was promised. What was taken for it comes back first: whoever is cut off in
 * between finds the reward open and does both again, and a closed account never opens.
 */
export async function refuseClosed({ db, clock, endClaimOf }: RefuseDeps, reward: Reward): Promise<undefined> {
  await endClaimOf(reward)
  const end = { status: 'refused', reason: 'account_closed', due_at: null, ended_at: instant(clock.now()) } as const
  await db.member(reward.uid, async tx => {
    const held = await lockReward(tx, reward.id)
    if (held?.status === 'open') await setReward(tx, held, end)
  })
}
