import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'

/**
 * What friends of one week paid in less what they took out and what banks took back, and what they lost in play, so many days after they
 * signed up: of some of those days alone where they are not over for all of them.
 */
const money = v.object({ days: v.number(), is_over: v.boolean(), net_deposits: pesos, ggr: pesos })

export const inviteCohort = v.object({
  /** Its Monday, in Manila. */
  week: v.string(),
  invited: v.number(),
  verified: v.number(),
  deposited: v.number(),
  played: v.number(),
  /** Friends for whom something was promised and at whom no person has to look; those stand apart. */
  paid: v.number(),
  held: v.number(),
  /** What was given for them, or will be by itself, less what was taken back of it. */
  cost: pesos,
  /** What may yet be given for them, which a person has to look at first. */
  held_cost: pesos,
  money: v.array(money),
})

export const listCohorts = operation({
  method: 'GET',
  path: '/office/api/invite/cohorts',
  access: 'staff',
  permission: 'invite.read',
  isPassive: true,
  summary: 'What inviting cost and brought, by the week in which friends signed up, the newest first',
  answer: v.object({ d: v.array(inviteCohort), t: v.number() }),
  refusals: {},
})
