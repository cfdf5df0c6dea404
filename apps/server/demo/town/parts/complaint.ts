import { type Chance, chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const hourMs = 3_600_000

const texts = {
  en: [
    'My withdrawal is still under review. When will it be paid?',
    'The game stopped in the middle of a round. Was my bet counted?',
    'I paid in with GCash and my balance changed only after ten minutes.',
    'Why was my ID sent back? The photo is clear.',
    'I lost more than I wanted this week. How can I set a limit?',
    'Please add more bingo rooms in the afternoon.',
    'I like the new slots. The app is a bit slow on my old phone.',
  ],
  tl: [
    'Nire-review pa rin ang withdrawal ko. Kailan ito mababayaran?',
    'Huminto ang laro sa gitna ng round. Nabilang ba ang taya ko?',
    'Nag-deposit ako sa GCash pero sampung minuto bago pumasok.',
    'Bakit ibinalik ang ID ko? Malinaw naman ang picture.',
    'Mas malaki ang natalo ko ngayong linggo kaysa sa gusto ko. Paano maglagay ng limit?',
    'Sana dagdagan ang bingo sa hapon.',
    'Gusto ko ang mga bagong slots. Medyo mabagal lang sa lumang phone ko.',
  ],
} as const

/** Now and then somebody writes what they think, in the language that they read. */
export const complaintPart: TownPart = {
  plan(town, day, session) {
    const { index, habit } = session.resident
    const chance = chanceOf(day.seed, 'complaint', index, day.index)
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || !chance.isPercent(habit === 'stopping' ? 12 : 6)) return nothingMore
    return [{ atMs: visitMs + 2 * hourMs, actor: actorOf(session), perform: () => write(town, session, chance) }]
  },
}

async function write(town: Town, session: ResidentSession, chance: Chance): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  const text = chance.pick(texts[session.resident.language])
  if (caller) await town.calls.ask('POST /member/feedback', { body: { text } }, caller)
  return nothingMore
}
