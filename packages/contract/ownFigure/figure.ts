import * as v from 'valibot'
import { exactPesos } from '../month.ts'

/** For how many months a member sees their own figures, with the month that runs. */
export const figureMonths = 12

export const netDeposits = {
  /** Deposits and vouchers. */
  paid_in: exactPesos,
  /** Withdrawals as they were asked for, less what came back of them. */
  paid_out: exactPesos,
  /** What was paid in less what was paid out: below nothing where more came back. */
  net_deposits: exactPesos,
} as const

/** What a member did in a day or a month. Play counts where its round ended. */
export const figure = {
  ...netDeposits,
  bet: exactPesos,
  /** What rounds, free ones among them, and games beside their rounds paid. */
  won: exactPesos,
  /** What was won less what was bet. */
  result: exactPesos,
  bonus: exactPesos,
  /** The time of play. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether nothing can be added to it any more by time going on. */
  is_whole: v.boolean(),
} as const
