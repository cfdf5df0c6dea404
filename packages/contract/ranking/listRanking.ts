import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { rankingRow } from './ranking.ts'

const page = v.optional(v.pipe(v.string(), v.regex(/^([1-9]|10)$/), v.transform(Number)), '1')

export const listRanking = operation({
  method: 'GET',
  path: '/promo/ranking/list',
  access: 'member',
  summary: 'The first hundred places of today, in pages of ten, as they were counted last',
  query: v.object({ page }),
  answer: v.object({ ...listOf(rankingRow).entries, counted_at: seconds }),
  refusals: {},
})
