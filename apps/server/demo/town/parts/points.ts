import { type Chance, chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const hourMs = 3_600_000

/** Some check in when they look in, and now and then somebody collects what they have done. */
export const pointsPart: TownPart = {
  plan(town, day, session) {
    const chance = chanceOf(day.seed, 'points', session.resident.index, day.index)
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || !chance.isPercent(25)) return nothingMore
    const wish = { key: `points ${session.resident.index} ${day.index}`.replaceAll(' ', '-'), chance }
    return [{ atMs: visitMs + hourMs, actor: actorOf(session), perform: () => earn(town, session, wish) }]
  },
}

interface Wish {
  readonly key: string
  readonly chance: Chance
}

/** What is not done yet is refused, as it would be to anybody. */
async function earn(town: Town, session: ResidentSession, { key, chance }: Wish): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const types = ['100', ...(chance.isPercent(20) ? [chance.pick(['7', '8', '102', '103'] as const)] : [])]
  for (const ty of types) {
    await town.calls.ask('POST /promo/task/claim', { body: { ty } }, { ...caller, key: `${key}-${ty}` })
  }
  return nothingMore
}
