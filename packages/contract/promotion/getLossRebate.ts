import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { exactPesos } from '../month.ts'
import { operation } from '../operation.ts'
import { whyNot } from './listPromotions.ts'

/** What became of a day: it is going on, worked out tonight, should have been by now, credited, on its way, or came to nothing. */
export const lossDayStates = ['running', 'open', 'late', 'credited', 'promised', 'none'] as const

/** Of a day's net loss, in percent; from which loss on, and up to what. */
const lossTerms = { share_percent: v.string(), least: pesos, most: pesos }

const lossDay = v.object({
  day: v.string(),
  rounds: v.number(),
  bet: exactPesos,
  win: exactPesos,
  /** What the terms make of these sums. */
  comes_to: pesos,
  /** What was given. */
  amount: pesos,
  state: v.picklist(lossDayStates),
  /** What the day goes by, however the campaign has changed since. */
  terms: v.object(lossTerms),
  /** Why nothing is given for the day, where that is decided. */
  why_not: whyNot,
})

export const lossCampaign = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  details: v.string(),
  first_day: v.string(),
  last_day: v.string(),
  start_time: seconds,
  end_time: seconds,
  state: v.picklist(['early', 'on', 'over', 'stopped']),
  ...lossTerms,
  /** How often what is given must be played. */
  multiple: v.number(),
  /** The providers and games that count. Everything where there are none. */
  providers: v.array(v.string()),
  games: v.array(v.string()),
  why_not: whyNot,
  /** The newest day first. */
  days: v.array(lossDay),
})

export const getLossRebate = operation({
  method: 'GET',
  path: '/promo/lossRebate/detail',
  access: 'member',
  summary:
    'The rebates on a day’s net loss by their terms, those that are over too, and what the member’s days came to',
  answer: v.object({ d: v.array(lossCampaign), t: v.number() }),
  refusals: {},
})
