import { holdReward, lockReward, releaseHeld, rewardIdOf, rewardTransitions } from '../reward/index.ts'
import type { InviteOffer } from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'
import { type InviteRow, sides } from './invite.store.ts'
import { finishSide, giftKeyOf, sideOf } from './paySide.ts'

/** Why a reward waits whose friend's deposit is charged back, until a second person has decided that. */
export const chargebackHold = 'chargeback'

/**
 * Holds what is not posted yet while a chargeback is proposed. What somebody who was cut off has taken is promised, as held. Doing it twice
 * changes nothing.
 */
export async function holdSides(deps: InviteDeps, offer: InviteOffer, row: InviteRow): Promise<void> {
  const nowMs = deps.clock.now()
  for (const side of sides) {
    if (sideOf(row, side).state === 'open') await finishSide(deps, { offer, row, side, held: chargebackHold })
    const key = giftKeyOf(row, side)
    await deps.db.member(key.uid, async tx => {
      const reward = await lockReward(tx, rewardIdOf(key))
      const isHeldElsewhere = reward?.status === 'held' && reward.reason !== chargebackHold
      if (!reward || (!isHeldElsewhere && !rewardTransitions.next(reward.status, 'hold'))) return
      await holdReward(tx, reward, { reason: chargebackHold, nowMs })
    })
  }
}

/** Lets go of what was held so once the chargeback is refused. What a ring holds as well is held as of the ring. */
export async function releaseSides({ db, clock }: InviteDeps, row: InviteRow): Promise<void> {
  const nowMs = clock.now()
  for (const side of sides) {
    const key = giftKeyOf(row, side)
    await db.member(key.uid, async tx => {
      const reward = await lockReward(tx, rewardIdOf(key))
      if (reward?.status !== 'held' || reward.reason !== chargebackHold) return
      if (row.held === '') await releaseHeld(tx, reward, nowMs)
      else await holdReward(tx, reward, { reason: row.held, nowMs })
    })
  }
}
