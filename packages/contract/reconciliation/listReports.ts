import * as v from 'valibot'
import { anyDay } from '../day.ts'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { direction } from './direction.ts'

const tally = v.object({ count: v.number(), amount: pesos })

export const listReports = operation({
  method: 'GET',
  path: '/office/api/reconciliation/list',
  access: 'staff',
  permission: 'reconciliation.read',
  summary: 'Each day at each gateway, either way, as the gateway, our own rows and the ledger have it, newest first',
  query: v.object({
    gateway: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    /** One day alone. */
    day: anyDay,
    /** Both, where it is empty. */
    direction: v.optional(v.union([v.literal(''), direction]), ''),
    sort: sortBy('day'),
    cursor,
    page_size: pageSize(50, 200),
  }),
  answer: listOf(
    v.object({
      gateway: v.string(),
      day: v.string(),
      direction,
      /** Whether the gateway has a list of its own; else it was asked about each of our references. */
      has_list: v.boolean(),
      told: tally,
      credited: tally,
      kept: tally,
      ordered: tally,
      posted: tally,
      /** What was paid out and came back on that day, there and in the ledger. */
      told_back: tally,
      posted_back: tally,
      /** How much more moved there than here, of what both have alike and lay on different days. */
      shifted: pesos,
      mismatches: v.number(),
      made_at: seconds,
    }),
  ),
  refusals: {},
})
