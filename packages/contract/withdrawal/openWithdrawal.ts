import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { withdrawalErrors } from './errors.ts'
import { withdrawalStatuses } from './status.ts'

export const openWithdrawal = operation({
  method: 'POST',
  path: '/finance/payment/withdraw',
  twin: 'GET',
  access: 'member',
  money: true,
  stepUp: true,
  summary: 'Ask to be paid out: the amount is held at once, and paid as soon as it may be',
  body: v.object({
    /** The payout account. */
    account_id: v.pipe(v.string(), v.uuid()),
    // Whatever is wrong with an amount is told with its limits, so what is no number comes through here.
    amount: v.pipe(v.string(), v.maxLength(30)),
  }),
  answer: v.object({ id: v.string(), status: v.picklist(withdrawalStatuses) }),
  refusals: pick(
    withdrawalErrors,
    'withdraw_kyc_required',
    'withdraw_under_review',
    'withdrawals_closed',
    'withdraw_test_account',
    'withdraw_account_unknown',
    'withdraw_account_waiting',
    'withdraw_channel_closed',
    'withdraw_channel_hours',
    'withdrawal_open',
    'withdraw_amount',
    'withdraw_minimum',
    'withdraw_maximum',
  ),
})
