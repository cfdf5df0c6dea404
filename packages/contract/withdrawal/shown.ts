import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { riskFlags } from './riskFlags.ts'
import { withdrawalStatuses } from './status.ts'
import { outcomes, rails } from './withdrawal.ts'

/** One line of the queue. Nothing in it is personal. */
export const shownWithdrawal = v.object({
  id: v.string(),
  uid: v.string(),
  status: v.picklist(withdrawalStatuses),
  amount: pesos,
  channel_name: v.string(),
  /** Masked. */
  account: v.string(),
  rail: v.picklist(rails),
  flags: v.array(v.picklist(riskFlags)),
  approvals: v.number(),
  approvals_needed: v.number(),
  /** Whether whoever asks has said yes already. */
  is_approved_by_me: v.boolean(),
  /** Let go, and sent to no gateway for days: it may be declined after all. */
  is_unsent: v.boolean(),
  outcome: v.picklist(outcomes),
  created_at: seconds,
})

const shownStep = v.object({
  at: seconds,
  operator: v.string(),
  role: v.string(),
  what: v.string(),
  reason: v.string(),
})

/** What the gateway tells of one that does not fit, and is not believed. */
export const shownTold = v.object({
  amount: pesos,
  currency: v.pipe(v.string(), v.maxLength(10)),
  payout_id: v.pipe(v.string(), v.maxLength(200)),
  /** As far as the gateway tells it to have come; empty where that was not kept. */
  state: v.picklist(['pending', 'paid', 'failed', '']),
})

/** One whole, with what a decision rests on. */
export const shownWhole = v.object({
  ...shownWithdrawal.entries,
  gateway: v.string(),
  /** The name on the account, and the one the member was found to have. */
  account_name: v.string(),
  account_number: v.string(),
  account_since: seconds,
  /** The code (BIC) of the bank or wallet that it goes to, and of the one for which the account was added. */
  bank: v.string(),
  account_bank: v.string(),
  member_name: v.string(),
  kyc_status: v.number(),
  member_since: seconds,
  balance: pesos,
  held: pesos,
  withdrawable: pesos,
  /** All that was played so far, and all that was withdrawn or is held. */
  turnover: pesos,
  withdrawn: pesos,
  day_withdrawn: pesos,
  /** What exclusions freed before it was played, as far as it was neither played nor withdrawn since. */
  released_unplayed: pesos,
  day_count: v.number(),
  payout_id: v.string(),
  /** What the gateway tells of it that does not fit, and is not believed; none where all fits. */
  told: v.nullable(shownTold),
  released_at: seconds,
  sent_at: seconds,
  paid_at: seconds,
  ended_at: seconds,
  approvers: v.array(v.object({ operator: v.string(), at: seconds })),
  /** What people say that it came to, where the gateway tells what does not fit. */
  verdicts: v.array(v.object({ operator: v.string(), arrived: v.boolean(), at: seconds })),
  /** What staff did about it, the newest first. */
  history: v.array(shownStep),
})
