import * as v from 'valibot'
import { pesos } from '../money.ts'

/** What a member would give up by closing their account now. */
export const remainder = v.object({
  pesos,
  coins: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  /** How many rewards they were promised and have not been given. */
  rewards: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
