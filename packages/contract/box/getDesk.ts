import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { proposalEntries } from '../proposal.ts'
import { boxTerms } from './box.ts'

const version = v.object({ id: v.string(), terms: boxTerms, reason: v.string(), ...proposalEntries })

const shownDay = v.object({
  day: v.string(),
  commitment: v.string(),
  odds_hash: v.string(),
  version: v.number(),
  most: v.number(),
  taken: v.number(),
  cost: pesos,
  /** What so many boxes cost by the odds. */
  expected: pesos,
  /** Whether its seed is told. */
  is_shown: v.boolean(),
})

export const boxDeskAnswer = v.object({
  is_stopped: v.boolean(),
  /** Who proposed to give boxes again, and waits for a colleague. */
  resumed_by: v.nullable(v.string()),
  terms: boxTerms,
  /** The first day that terms agreed on now would hold for. */
  next_day: v.string(),
  /** What a box costs by the odds, and a member’s boxes of a month with all other gifts, beside the cap. */
  mean: pesos,
  gift_month: pesos,
  gift_cap: pesos,
  /** The newest proposals, those that wait first. */
  proposals: v.array(version),
  /** The days to come and the last thirty, the newest first. */
  days: v.array(shownDay),
})

export const getDesk = operation({
  method: 'GET',
  path: '/office/api/box/detail',
  access: 'staff',
  permission: 'promotion.list',
  isPassive: true,
  summary:
    'The odds of mystery boxes, what is proposed in their place, and each day with what was taken and what it cost',
  answer: boxDeskAnswer,
  refusals: {},
})
