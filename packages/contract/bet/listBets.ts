import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize, statusGroup, timeFlag } from '../list.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { betRecord } from './record.ts'

export const listBets = operation({
  method: 'GET',
  path: '/member/bet/list',
  access: 'member',
  summary: "The member's rounds, newest first, with what was bet and won over all pages",
  query: v.object({
    page,
    page_size: pageSize(listLimits.transactionPageSize, 50),
    time_flag: timeFlag,
    game_type: v.optional(v.pipe(v.string(), v.regex(/^\d{0,3}$/), v.transform(Number)), '0'),
    status: statusGroup,
    cursor,
  }),
  // Bets that were given back are not in `bt`.
  answer: v.object({ ...listOf(betRecord).entries, bt: pesos, wt: pesos }),
  refusals: {},
})
