import * as v from 'valibot'
import { month } from '../month.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { statementErrors } from './errors.ts'
import { statement } from './statement.ts'

export const getStatement = operation({
  method: 'GET',
  path: '/member/statement',
  access: 'member',
  summary: "A month of the member's pesos: what was there before, what moved it, what was left, and the time of play",
  /** Nothing chosen: the month that runs, by our clock and not the browser's. */
  query: v.object({ month: v.optional(v.union([v.literal(''), month]), '') }),
  answer: statement,
  refusals: pick(statementErrors, 'statement_not_found'),
})
