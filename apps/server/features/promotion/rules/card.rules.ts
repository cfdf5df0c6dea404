import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { bannerTypes } from '@saya/contract/welfare/banner.ts'

/** What decides whether something is for a member that no promotion stands for. */
export interface CardFacts {
  /** Whether the law of the place lets them receive money. */
  readonly mayReceive: boolean
  /** Cashback tickets that they have not used. */
  readonly ticketsLeft: number
  /** What each campaign of tickets that they have not claimed says to them: nothing where it gives them some. */
  readonly campaigns: readonly (EligibilityCode | undefined)[]
  /** What the invitation of today asks of whoever brings friends, and this member lacks. */
  readonly lacksForInvite: EligibilityCode | undefined
}

/** What gives money beside promotions. */
const giving: readonly number[] = [bannerTypes.vip, bannerTypes.cashback]

/**
 * Why what a card leads to is not for a member. VIP gifts and tickets bring money, which nobody has before they are verified. Whoever has
 * a ticket can use it, whatever campaigns say. To look at wins, to do tasks and to have the app is open to everybody.
 */
export function findCardObstacle(
  type: number,
  { mayReceive, ticketsLeft, campaigns, lacksForInvite }: CardFacts,
): EligibilityCode | undefined {
  if (giving.includes(type) && !mayReceive) return 'promotion_verify'
  if (type === bannerTypes.invite) return lacksForInvite
  if (type !== bannerTypes.cashback || ticketsLeft > 0 || campaigns.includes(undefined)) return undefined
  return campaigns[0]
}
