import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { cappedKinds, rebateCapRules } from './rebateCap.ts'

/** A Manila month, `yyyy-mm`; the one that runs where none is named. */
export const monthOrThis = v.optional(v.pipe(v.string(), v.regex(/^(20\d\d-(0[1-9]|1[0-2]))?$/)), '')

/** A member's uid, or nothing where all are asked for. */
export const uidOrAll = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), '')

/** A posting in a class that the law caps, with what its member's month had come to just before it. */
export const shownRebate = v.object({
  /** What its posting is called. */
  id: v.string(),
  uid: v.string(),
  posted_at: seconds,
  cash_type: v.picklist(cappedKinds),
  name: v.string(),
  amount: pesos,
  /** `none` where the law knew no cap. */
  rule: v.picklist(['none', ...rebateCapRules]),
  turnover_ppm: v.number(),
  loss_ppm: v.number(),
  turnover: pesos,
  net_loss: pesos,
  /** The most that the classes of its part of the cap came to, what was posted of it before, and what it left. */
  most: v.nullable(pesos),
  used: pesos,
  left: v.nullable(pesos),
  /** Worked out anew of all of this. */
  is_within: v.boolean(),
})
