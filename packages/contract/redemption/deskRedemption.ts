import * as v from 'valibot'
import { anyDay } from '../day.ts'
import { seconds } from '../money.ts'

/** A redemption in a line of the office: whose it is stands masked. */
export const deskRedemption = v.object({
  id: v.string(),
  uid: v.string(),
  goods_id: v.string(),
  product_name: v.string(),
  quantity: v.number(),
  points: v.string(),
  deliver_method: v.picklist([1, 2, 3]),
  recipient: v.string(),
  submit_at: seconds,
  complete_status: v.picklist([1, 2, 3, 4, 5]),
  courier: v.string(),
  tracking: v.string(),
  shipped_at: seconds,
  ended_at: seconds,
  expected_at: seconds,
  /** The day on which it was to be there is over, and it is still on its way. */
  is_late: v.boolean(),
  reason: v.string(),
  /** The stock has not been given back yet. */
  is_returning: v.boolean(),
})

/** Which one, and whose. */
export const redemptionKey = {
  uid: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,17}$/),
    v.transform(text => BigInt(text)),
  ),
  id: v.pipe(v.string(), v.uuid()),
}

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/** With whom a parcel is, and under which number. */
export const parcelEntries = { courier: words(60), tracking: words(80) }

const deskStates = ['', 'all', 'shipped', 'received', 'successful', 'failed'] as const

/** Which of them are asked for. */
export const deskFilter = {
  /** Nothing chosen: those that wait, or whatever stands where a member or a number is looked for. */
  status: v.optional(v.picklist(deskStates), ''),
  /** Redeemed on this day in Manila or after it, and on that day or before it. */
  from: anyDay,
  to: anyDay,
  uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
  /** The number of one, or its beginning as members read it aloud: 6FB9 2FA0. */
  id: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.replace(/[\s-]/g, '').toLowerCase()),
      v.regex(/^[0-9a-f]{0,32}$/),
    ),
    '',
  ),
}

/** What staff call each way of delivery. */
export const deliverNames = { 1: 'At once', 2: 'Store pickup', 3: 'Courier' } as const
