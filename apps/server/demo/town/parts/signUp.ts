import { enter } from '../residentSession.ts'
import { joinAt } from '../townDay.rules.ts'
import { agentCodeOf } from './agency.ts'
import { inviterOf } from './invite.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'
import { ringCodeOf } from './ring.ts'

/** A phone that is not known becomes a member with its first code. */
export const signUpPart: TownPart = {
  plan(town, day, session) {
    if (day.index !== session.resident.joinDay) return nothingMore
    async function perform() {
      const ofAgent = await agentCodeOf(town, day, session)
      const referrer = (await ringCodeOf(town, session)) ?? (ofAgent || inviterOf(town, session))
      await enter(town, session, { referrer })
      return nothingMore
    }
    return [{ atMs: joinAt(day, session.resident), actor: actorOf(session), perform }]
  },
}
