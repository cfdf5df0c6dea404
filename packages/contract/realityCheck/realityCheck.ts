import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

/** How often a member is told how long they have played: every so many minutes of play. Nobody is never told. */
export const realityCheckMinutes = { least: 15, usual: 60, most: 120 } as const

/** Where a member stands with their reality check. */
export const realityCheck = v.object({
  every_minutes: v.number(),
  /** The check that waits for an answer. Play is closed until then. */
  due: v.nullable(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      /** When the play began that it tells of: after a break, or after the last check. */
      from: seconds,
      /** How many minutes of it were played. */
      minutes: v.number(),
      staked: pesos,
      won: pesos,
      /** What was won less what was staked. */
      net: pesos,
    }),
  ),
  /** When the next one is due for whoever plays on from now. Nothing where nobody plays. */
  next_at: v.nullable(seconds),
})

export type RealityCheck = v.InferOutput<typeof realityCheck>
