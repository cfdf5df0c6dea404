import * as v from 'valibot'
import { anyDay } from '../day.ts'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

const side = v.object({ rounds: v.number(), bet: pesos, win: pesos })

export const listDays = operation({
  method: 'GET',
  path: '/office/api/round-check/list',
  access: 'staff',
  permission: 'round.read',
  summary: 'Each day at each provider and game, as the provider and the ledger have it, newest first',
  query: v.object({
    provider: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    day: anyDay,
    sort: sortBy('day'),
    cursor,
    page_size: pageSize(50, 200),
  }),
  answer: listOf(
    v.object({ provider: v.string(), day: v.string(), game: v.string(), there: side, here: side, made_at: seconds }),
  ),
  refusals: {},
})
