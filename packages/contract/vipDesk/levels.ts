import * as v from 'valibot'
import { pesos } from '../money.ts'
import { levelWish } from '../vip/levels.ts'

/** What levels would come to on the day they hold. */
export const levelPreview = v.object({
  /** Who would rise at once. */
  members: v.number(),
  /** What that costs in bonuses. */
  cost: pesos,
  /** By the level that they would rise to. */
  rises: v.array(v.object({ level: v.number(), members: v.number(), cost: pesos })),
  /** What a peso of best play earns back by levels alone, in millionths. */
  back_ppm: v.number(),
})

export const deskLevel = v.object({ level: v.number(), ty: v.number(), ...levelWish.entries, members: v.number() })
