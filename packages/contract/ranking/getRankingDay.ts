import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { rankingDay } from './listRankingDays.ts'
import { rankingKey } from './ranking.ts'

export const deskPlace = v.object({
  place: v.number(),
  uid: v.string(),
  player: v.string(),
  bet: pesos,
  reached_at: seconds,
  bonus: pesos,
  /** Why their prize is held, and who holds it. */
  hold_reason: v.string(),
  held_by: v.string(),
  /** What became of the prize, once it was promised. */
  status: v.string(),
})

export const getRankingDay = operation({
  method: 'GET',
  path: '/office/api/ranking/detail',
  access: 'staff',
  permission: 'ranking.list',
  isPassive: true,
  summary: 'The places of one day: a preview while it runs, what was settled afterwards',
  query: rankingKey,
  answer: v.object({ ...rankingDay.entries, places: v.array(deskPlace) }),
  refusals: pick(generalErrors, 'not_found'),
})
