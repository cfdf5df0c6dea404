import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const rankingDay = v.object({
  contest: v.string(),
  day: v.string(),
  title: v.string(),
  state: v.picklist(['running', 'waiting', 'settled', 'off']),
  entrants: v.number(),
  counted_at: seconds,
  settled_at: seconds,
  /** What its places are given in all. Before it is settled: what they would be given now. */
  prizes: pesos,
  root: v.string(),
})

export const listRankingDays = operation({
  method: 'GET',
  path: '/office/api/ranking/list',
  access: 'staff',
  permission: 'ranking.list',
  isPassive: true,
  summary: 'The days of contests, the newest first',
  answer: listOf(rankingDay),
  refusals: {},
})
