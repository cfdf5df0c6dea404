import { enter } from '../residentSession.ts'
import { joinAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

/** A phone that is not known becomes a member with its first code. */
export const signUpPart: TownPart = {
  plan(town, day, session) {
    if (day.index !== session.resident.joinDay) return nothingMore
    async function perform() {
      await enter(town, session)
      return nothingMore
    }
    return [{ atMs: joinAt(day, session.resident), actor: actorOf(session), perform }]
  },
}
