import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { withdrawalErrors } from './errors.ts'
import { withdrawal } from './withdrawal.ts'

export const getWithdrawal = operation({
  method: 'GET',
  path: '/finance/withdraw/detail',
  access: 'member',
  summary: "One of the member's withdrawals; while it is being paid, the gateway is asked how it stands",
  query: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({
    ...withdrawal.entries,
    /** When it was allowed to be paid, at once or by people; 0 before. */
    released_at: seconds,
    /** When its gateway was first asked to pay it; 0 before. */
    sent_at: seconds,
    /** When it was paid, also where the bank returned it later; 0 before, and where it never was. */
    paid_at: seconds,
    /** Whether it takes longer than usual: when it was expected is over, or nobody could be asked to pay it for an hour. */
    is_late: v.boolean(),
    /** What two of our people found out that it came to, where its gateway told otherwise or nothing; null elsewhere. */
    found: v.nullable(v.object({ arrived: v.boolean(), amount: pesos, currency: v.string() })),
  }),
  refusals: pick(withdrawalErrors, 'withdrawal_not_found'),
})
