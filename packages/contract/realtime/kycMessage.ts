import * as v from 'valibot'
import { seconds } from '../money.ts'

/** That a member's standing is another one now, by the numbers of `kycStatus`. The record says why. */
export const kycMessage = v.object({
  kyc_status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  at: seconds,
})
