import * as v from 'valibot'
import { seconds } from '../money.ts'
import { withdrawalStatuses } from '../withdrawal/status.ts'

/** That one of a member's withdrawals stands otherwise now. Its detail says the rest. */
export const withdrawalMessage = v.object({
  id: v.string(),
  status: v.picklist(withdrawalStatuses),
  at: seconds,
})
