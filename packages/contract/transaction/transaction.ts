import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

/** One change of the balance, as its owner sees it. */
export const transaction = v.object({
  id: v.string(),
  name: v.string(),
  cash_type: v.number(),
  timestamp: seconds,
  created_at: seconds,
  amount: pesos,
  after_balance: pesos,
  after_amount: pesos,
  status: v.string(),
  remark: v.string(),
})

/** What was given as a bonus. */
export const bonus = v.object({
  id: v.string(),
  name: v.string(),
  cash_type: v.number(),
  timestamp: seconds,
  created_at: seconds,
  amount: pesos,
  bonus: pesos,
  status: v.string(),
})

/** A type of the filter: all of them, one cash type, or the group of a status. */
export const typeFilter = v.optional(v.pipe(v.string(), v.regex(/^(all|pending|completed|failed|\d{1,4})?$/)), 'all')
