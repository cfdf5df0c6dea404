import * as v from 'valibot'
import { pesos } from '../money.ts'
import { deposit } from './deposit.ts'

/** What becomes of money that does not fit a deposit: a person looks at it, or people have decided. */
export const breakEnds = ['held', 'credited', 'returned', 'kept'] as const

/** Why one was canceled: an attempt to pay failed at the gateway, or its owner did not pay it. */
const depositOutcomes = ['', 'failed', 'left'] as const

/** A deposit as its owner sees it alone: what they can still do, and what became of what they paid. */
export const depositDetail = v.object({
  ...deposit.entries,
  /** Where it can be paid now; empty where it cannot. */
  pay_url: v.string(),
  outcome: v.picklist(depositOutcomes),
  /** What was asked to go with it: to come with the payment, come with it, waiting under the cap of the law, or none left. */
  cashback: v.object({ state: v.picklist(['none', 'promised', 'given', 'waiting', 'unused', 'gone']), bonus: pesos }),
  /** What was paid and does not fit it, in the order it was found. */
  breaks: v.array(v.object({ amount: pesos, currency: v.string(), state: v.picklist(breakEnds) })),
})
