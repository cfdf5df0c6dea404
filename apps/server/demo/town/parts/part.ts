import type { TownEvent } from '../events.ts'
import type { ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import type { TownDay } from '../townDay.rules.ts'

/** One thing that goes on in the town. A feature adds its own part, and names it in `parts.ts`. */
export interface TownPart {
  /** What one resident sets out to do on a day. The same day is planned the same each time. */
  readonly plan?: (town: Town, day: TownDay, session: ResidentSession) => readonly TownEvent[]
  /** What staff and the product itself do on a day. */
  readonly planDesk?: (town: Town, day: TownDay) => readonly TownEvent[]
}

/** An event of a resident, who first signs in where they must. */
export function actorOf({ resident }: ResidentSession): string {
  return `resident ${resident.index}`
}

export const nothingMore: readonly TownEvent[] = []
