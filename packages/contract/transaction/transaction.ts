import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

/** What a change of the balance belongs to, where that has a page of its own. */
const sourceTypes = ['bet', 'deposit', 'withdraw'] as const

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
  /** The game that was played, or how it was paid in or out. */
  remark: v.string(),
  /** The round, deposit or withdrawal that it belongs to. */
  source: v.nullable(v.object({ type: v.picklist(sourceTypes), id: v.string() })),
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
