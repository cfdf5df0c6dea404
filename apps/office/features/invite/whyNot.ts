import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'

/** Why one of the two was not given anything, or not yet, in words for staff: what a member reads of it speaks to that member. */
const words: Readonly<Record<EligibilityCode, string>> = {
  promotion_stopped: 'The invitation was stopped',
  promotion_early: 'The invitation has not started',
  promotion_over: 'The invitation is over',
  promotion_account: 'The account is closed or blocked',
  promotion_paused: 'Excluded or on a break',
  promotion_limit: 'Stopped by a limit',
  promotion_unavailable: 'Offers are off for this account',
  promotion_verify: 'Not verified',
  promotion_tester: 'A test account',
  promotion_user: 'Not among the invited members',
  promotion_brand: 'Not offered on this site',
  promotion_level: 'VIP level too low',
  promotion_age: 'The account is too new',
  promotion_email: 'No confirmed email',
  promotion_id: 'No approved ID',
  promotion_payee: 'No payout account',
  promotion_browser: 'The device is not known',
  promotion_claimed: 'Given before',
  promotion_refused: 'Refused before, for good',
  promotion_device_used: 'Given before on this device',
  promotion_id_used: 'Given before for this ID',
  promotion_nothing: 'Nothing to give',
  promotion_gift_cap: 'The limit of this month is reached',
  promotion_withheld: 'Refused or taken back after a check',
  promotion_used_up: 'The budget is used up',
}

export interface WhyNot {
  /** Who brought the friend. */
  readonly parent: string
  readonly parent_code: string
  readonly friend_code: string
}

const wordsOf = (code: string) => words[code as EligibilityCode] ?? code

/** A sentence for each of the two who was not given anything. */
export function listWhyNot({ parent, parent_code: of, friend_code: friend }: WhyNot): readonly string[] {
  return [...(of ? [`For ${parent}: ${wordsOf(of)}`] : []), ...(friend ? [`For the friend: ${wordsOf(friend)}`] : [])]
}
