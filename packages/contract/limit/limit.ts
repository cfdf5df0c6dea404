import * as v from 'valibot'
import { seconds } from '../money.ts'

/** What a limit counts: what is paid in, what is lost, what is staked, and the time of play. */
export const limitCounts = ['deposit', 'lost', 'spent', 'time'] as const

export type LimitCounts = (typeof limitCounts)[number]

/** A day, a week from Monday, and a month in Manila. */
export const limitPeriods = ['day', 'week', 'month'] as const

export type LimitPeriod = (typeof limitPeriods)[number]

/** After so long a higher limit may be confirmed, and for so long it is asked about. */
export const confirmAfterMs = 24 * 3_600_000
export const confirmWithinMs = 3 * 24 * 3_600_000

/** Pesos with two decimals; of time whole minutes. Nothing where there is no limit. */
export const limitFigure = v.pipe(v.string(), v.regex(/^(\d{1,15}(\.\d{2})?)?$/))

/** Which of the limits is spoken of. */
export const limitName = { counts: v.picklist(limitCounts), period: v.picklist(limitPeriods) } as const

export const limit = v.object({
  ...limitName,
  most: limitFigure,
  /** Below nothing where more was won than lost. Nothing where no limit is set: then it is not counted. */
  used: v.pipe(v.string(), v.regex(/^(-?\d{1,15}(\.\d{2})?)?$/)),
  left: limitFigure,
  /** What went beyond it: of a deposit that was paid late, or of a limit that was set below what was used already. */
  over: limitFigure,
  /** When the period ends that counts now. */
  until: seconds,
  /** What was asked for in its place. */
  waiting: v.nullable(
    v.object({
      most: limitFigure,
      /** Whether the member may confirm it by now. */
      is_ready: v.boolean(),
      /** From when on, and until when, they may. */
      ready_at: seconds,
      lapses_at: seconds,
    }),
  ),
})

export type Limit = v.InferOutput<typeof limit>

/** All that a member can set, in the order in which it is shown. */
export const limitList = v.object({ d: v.array(limit) })
