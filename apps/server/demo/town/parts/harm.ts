import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay, visitAt } from '../townDay.rules.ts'
import { payIn } from './deposit.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'
import { begin } from './play.ts'

const minuteMs = 60_000
/** When they have lost what they had, they pay in once more and go on. */
const [payAgainMs, playAgainMs] = [8 * minuteMs, 12 * minuteMs]
/** Support gets in touch with one member in so many days; the others wait for whoever looks at the demo. */
const everyDays = 6
const deskHour = 15

/** A few residents play as people do whom play harms. What a night finds of them is its own work. */
export const harmPart: TownPart = {
  plan(town, day, session) {
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || day.isLast || session.resident.habit !== 'troubled') return nothingMore
    const actor = actorOf(session)
    const chance = chanceOf(day.seed, 'deposit', session.resident.index, day.index, 2)
    return [
      { atMs: visitMs + payAgainMs, actor, perform: () => payIn(town, day, { session, chance, turn: 2 }) },
      { atMs: visitMs + playAgainMs, actor, perform: () => begin(town, { day, session, turn: 2 }) },
    ]
  },
  planDesk(town, day) {
    if (day.isLast || day.index % everyDays !== everyDays - 1) return nothingMore
    return [{ atMs: timeOf(day, deskHour, 40), actor: 'desk support', perform: () => getInTouch(town, day) }]
  },
}

/** What residents wrote about has opened a contact by then, or nobody wrote of such a thing. */
async function getInTouch({ calls, clock, desk }: Town, { day }: TownDay): Promise<readonly TownEvent[]> {
  const { data } = await calls.askOffice('GET /office/api/harm/contact/list', {}, desk.support)
  const next = data.d.find(({ status, opened_at: atSeconds }) => status === 'open' && atSeconds * 1000 <= clock.now())
  if (!next) return nothingMore
  const { uid, id } = next
  const taking = { uid, id, from: 'open', event: 'take' } as const
  const taken = await calls.askOffice('POST /office/api/harm/contact/move', { body: taking }, desk.support)
  if (!taken.isDone) return nothingMore
  const said = `Called on ${day}. The money lost was not meant for bills. They set a limit of a day while we spoke.`
  const ending = { uid, id, way: 'call', said, outcome: 'limit_set' } as const
  await calls.askOffice('POST /office/api/harm/contact/finish', { body: ending }, desk.support)
  return nothingMore
}
