import type { Rule } from './rule.ts'
import { access } from './rules/access.ts'
import { amounts } from './rules/amounts.ts'
import { belief } from './rules/belief.ts'
import { currencies } from './rules/currencies.ts'
import { line } from './rules/line.ts'
import { once } from './rules/once.ts'
import { order } from './rules/order.ts'
import { otherRounds } from './rules/otherRounds.ts'
import { outsideRounds } from './rules/outsideRounds.ts'
import { parallel } from './rules/parallel.ts'
import { readings } from './rules/readings.ts'
import { rounds } from './rules/rounds.ts'
import { transactions } from './rules/transactions.ts'
import { wrongAmounts } from './rules/wrongAmounts.ts'

/** What every provider relies on, in the order in which it is tried. */
export const rules: readonly Rule[] = [
  ...once,
  ...order,
  ...rounds,
  ...otherRounds,
  ...outsideRounds,
  ...wrongAmounts,
  ...amounts,
  ...currencies,
  ...parallel,
  ...access,
  ...readings,
  ...transactions,
  ...belief,
  ...line,
]
