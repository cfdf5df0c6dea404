import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000
const choices = [15, 30, 45, 90] as const

/** Some want to be told more often how long they have played, mostly those who have had enough. */
export const realityCheckPart: TownPart = {
  plan(town, day, session) {
    const { index, habit } = session.resident
    const chance = chanceOf(day.seed, 'reality check', index, day.index)
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || !chance.isPercent(habit === 'stopping' ? 10 : 2)) return nothingMore
    const minutes = chance.pick<number>(choices)
    const perform = () => choose(town, session, minutes)
    return [{ atMs: visitMs + minuteMs, actor: actorOf(session), perform }]
  },
}

async function choose(town: Town, session: ResidentSession, minutes: number): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (caller) await town.calls.ask('POST /member/reality_check/set', { body: { minutes } }, caller)
  return nothingMore
}
