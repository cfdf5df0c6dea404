import { dayMs, manilaDay } from '@saya/money'
import { seeToInvites } from '../../../features/invite/index.ts'
import { ringPorts } from '../../../ports/invitePorts.ts'
import type { TownEvent } from '../events.ts'
import { ringOf } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { joinAt, timeOf } from '../townDay.rules.ts'
import { agreeOn } from './agreeOn.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const agreedOn = 1
const lastsDays = 120
/** One of so many residents hands a link on, and one of so many newcomers follows the last one that was handed on. */
const [sharesOneOf, followsOneOf] = [9, 2]
const hourMs = 3_600_000

/** The codes that were handed on in each town, the last one behind. */
const handedOn = new WeakMap<object, string[]>()

/** Whose link a newcomer follows; nobody's, where none was handed on yet. */
export function inviterOf({ clock }: Pick<Town, 'clock'>, { resident }: ResidentSession): string {
  return resident.index % followsOneOf === 0 ? (handedOn.get(clock)?.at(-1) ?? '') : ''
}

/** Finance agrees on an invitation, some residents hand their link on, and each evening the product sees how far friends have come. */
export const invitePart: TownPart = {
  plan(town, day, session) {
    const { resident } = session
    if (day.index !== resident.joinDay || resident.index % sharesOneOf !== 0 || ringOf(resident)) return nothingMore
    async function perform() {
      const caller = await enter(town, session)
      if (!caller) return nothingMore
      const { data } = await town.calls.ask('GET /promo/invite/detail', {}, caller)
      handedOn.set(town.clock, [...(handedOn.get(town.clock) ?? []), data.code])
      return nothingMore
    }
    return [{ atMs: joinAt(day, resident) + hourMs, actor: actorOf(session), perform }]
  },
  planDesk(town, day): readonly TownEvent[] {
    const see = { atMs: timeOf(day, 23, 40), actor: 'clock', perform: () => seeToAll(town) }
    if (day.index !== agreedOn) return [see]
    return [{ atMs: timeOf(day, 10, 40), actor: 'desk finance', perform: () => agree(town, day.day) }, see]
  },
}

async function seeToAll({ deps }: Town): Promise<readonly TownEvent[]> {
  await seeToInvites({ ...deps, rings: ringPorts })
  return nothingMore
}

const reason = 'As planned for the season'

async function agree(town: Town, day: string): Promise<readonly TownEvent[]> {
  const id = 'town-invite'
  const draft = {
    terms: { parent: '20', friend: '20', deposit: '100', most: '5', multiple: '2', wait: '1' },
    first_day: day,
    last_day: manilaDay(town.clock.now() + lastsDays * dayMs),
    place: 5,
    budget: '20000',
    title: ['Bring a friend', 'Magsama ng kaibigan'] as [string, string],
    summary: ['₱20 for you and ₱20 for your friend', '₱20 sa iyo at ₱20 sa kaibigan mo'] as [string, string],
    details: [
      'For friends who get their ID approved and play a first deposit of ₱100 or more.',
      'Para sa mga kaibigang na-approve ang ID at nilaro ang unang deposit na ₱100 pataas.',
    ] as [string, string],
    audience: { needs_approved_id: true, once_per_id: true },
  }
  await agreeOn(town, { id, kind: 'invite', draft, reason })
  return nothingMore
}
