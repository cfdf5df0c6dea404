import * as v from 'valibot'
import { exactPesos, month } from '../month.ts'

/** What moved a balance beside play and bonuses. */
export const movements = [
  'deposits',
  'vouchers',
  'withdrawals',
  'withdrawals_returned',
  'adjustments_given',
  'adjustments_taken',
  'other',
] as const
export type Movement = (typeof movements)[number]

/** A month of a member's pesos. Each amount is signed as it moved the balance, and opening and all amounts come to closing. */
export const statement = v.object({
  month,
  /** The first month that there is a statement of. */
  first_month: month,
  /** The month that runs. */
  last_month: month,
  /** Whether the month is over and nothing can be added to it any more. */
  is_final: v.boolean(),
  opening: exactPesos,
  closing: exactPesos,
  /** Those that there were, in their order. */
  movements: v.array(v.object({ name: v.picklist(movements), amount: exactPesos })),
  /** Bets and wins by the type of the game, when they were made. */
  play: v.array(
    v.object({
      game_type: v.number(),
      /** Empty where no category is called so any more. */
      name: v.string(),
      bet: exactPesos,
      won: exactPesos,
      /** What was given back of bets less what was taken back of wins. */
      taken_back: exactPesos,
      result: exactPesos,
    }),
  ),
  /** What games gave beside their rounds, and what they corrected. */
  prizes: exactPesos,
  corrections: exactPesos,
  /** All of play, prizes and corrections. */
  result: exactPesos,
  bonuses: v.array(v.object({ cash_type: v.number(), amount: exactPesos })),
  bonus: exactPesos,
  /** The time of play. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type Statement = v.InferOutput<typeof statement>

export const statementFormats = ['csv', 'pdf'] as const
export type StatementFormat = (typeof statementFormats)[number]
