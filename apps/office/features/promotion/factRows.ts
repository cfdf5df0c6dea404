/** What the facts of a decision are called in words for staff. */
const words: Readonly<Record<string, string>> = {
  phase: 'The promotion was',
  isClosed: 'Account closed',
  isBlocked: 'Blocked',
  isFrozen: 'Frozen',
  isRestricted: 'Restricted by staff',
  isExcluded: 'Excluded',
  isTimedOut: 'On a break',
  isLimited: 'Stopped by a limit',
  mayReceive: 'Verified well enough to receive money',
  isTester: 'Test account',
  countsPlay: 'Grows with play',
  brand: 'Site',
  level: 'VIP level',
  ageDays: 'Age of the account, days',
  hasEmail: 'Confirmed email',
  hasApprovedId: 'Approved ID',
  hasPayoutAccount: 'Payout account',
  hasDevice: 'Device known',
  hasClaimed: 'Has it already',
  isRefused: 'Was refused it for good',
  isDeviceUsed: 'Device used by another member',
  isIdUsed: 'ID used by another member',
  amount: 'Amount asked for, ₱',
  claim: 'Claim',
  reward: 'Reward',
  least: 'Least play, ₱',
  firstRefusal: 'Refused first because',
  giftMonthCap: 'Cap of gifts of the month, ₱',
  giftMonthBefore: 'Gifts of the month before, ₱',
  giftMonthAfter: 'Gifts of the month after, ₱',
  dayBrake: 'Brake of the day, ₱',
  dayCostBefore: 'Cost of the day before, ₱',
  dayCostAfter: 'Cost of the day after, ₱',
  budgetLeft: 'Left of the budget, ₱',
}

/** Why something was refused as it was to be given. */
const refusals: Readonly<Record<string, string>> = {
  promotion_account: 'The account is closed or restricted',
  promotion_paused: 'Excluded or on a break',
  promotion_limit: 'Stopped by a limit',
  promotion_unavailable: 'Offers are off for this account',
  promotion_withheld: 'Refused after a check',
}

type Fact = string | number | boolean

/** The facts of a decision, a line each, in the order in which they stand there. */
export function factRows(facts: Readonly<Record<string, Fact>>): readonly (readonly [name: string, value: string])[] {
  return Object.entries(facts).map(([name, value]) => [words[name] ?? name, valueOf(name, value)])
}

function valueOf(name: string, value: Fact): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return name === 'firstRefusal' ? (refusals[String(value)] ?? String(value)) : String(value)
}
