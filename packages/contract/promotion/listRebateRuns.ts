import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

/** What one rebate came to for one Manila day, and how far the night has come with it. */
const rebateRun = v.object({
  promotion: v.string(),
  title: v.string(),
  day: v.string(),
  state: v.picklist(['waiting', 'running', 'done']),
  /** In how many parts of the members the day is worked out, and in how many it is. */
  parts: v.number(),
  parts_done: v.number(),
  /** How often a part failed and was begun again. */
  failures: v.number(),
  members: v.number(),
  amount: pesos,
  /** When the last part was done; 0 before that. */
  done_at: seconds,
})

export const listRebateRuns = operation({
  method: 'GET',
  path: '/office/api/promotion/runs',
  access: 'staff',
  permission: 'promotion.list',
  isPassive: true,
  summary: 'What rebates gave for the days of the last two weeks, the newest first, and how far each day has come',
  answer: listOf(rebateRun),
  refusals: {},
})
