import { withdrawInvite } from '../promotion/index.ts'
import { findReward, rewardIdOf } from '../reward/index.ts'
import type { InviteDeps } from './deps.ts'
import { giveMonthBack, type InviteRow, setWithheld, type Side, sides } from './invite.store.ts'
import { giftKeyOf, shareOf, sideOf } from './paySide.ts'

/**
 * Gives back what rewards took that were promised and are refused by now, whoever refused them: their part of the budget, of the
 * gifts and of the friends of a month. Doing it twice changes nothing.
 */
export async function undoRefused(deps: InviteDeps, row: InviteRow): Promise<void> {
  for (const side of sides) {
    if (sideOf(row, side).state === 'promised') await undoSide(deps, row, side)
  }
}

async function undoSide(deps: InviteDeps, row: InviteRow, side: Side): Promise<void> {
  const key = giftKeyOf(row, side)
  const reward = await deps.db.member(key.uid, tx => findReward(tx, rewardIdOf(key)))
  if (reward?.status !== 'refused') return
  const claim = await withdrawInvite(deps, key)
  const share = claim && shareOf(side, claim)
  await deps.db.app(async tx => {
    const isNew = await setWithheld(tx, row, side)
    if (isNew && share) await giveMonthBack(tx, share)
  })
}
