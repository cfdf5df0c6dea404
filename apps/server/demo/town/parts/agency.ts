import { dayMs, manilaDay } from '@saya/money'
import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { isAgent } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay, visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000
const channels = ['A page for people who like slots', 'The shop on the corner', 'A group of old classmates'] as const
const decidedOnDay = 2
/** Those who are to be agents in any town apply on one of the first days on which they may; others come later. */
const [firstDays, laterFrom] = [{ from: 1, until: 8 }, 14] as const
/** One of so many newcomers follows the agent's link, from the day on by which there is one. */
const [followsOneOf, followsFrom] = [3, 4]

/** Whose link as an agent a newcomer follows; nobody's, where there is no agent. Staff sit in one district: the others ask the product. */
export async function agentCodeOf({ calls, desk }: Town, day: TownDay, { resident }: ResidentSession): Promise<string> {
  if (day.index < followsFrom || resident.index % followsOneOf !== 1) return ''
  const { data } = await calls.askOffice(
    'GET /office/api/agency/list',
    { query: { status: 'approved' } },
    desk.compliance,
  )
  return data.d[0]?.code ?? ''
}

/**
 * Some residents would like to be agents. Staff approve the first, whose link newcomers follow from then on, and the others wait for whoever
 * looks at the demo.
 */
export const agencyPart: TownPart = {
  plan(town, day, session) {
    const { index } = session.resident
    if (isAgent(session.resident)) return planFirst(town, day, session)
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || day.index < laterFrom || !chanceOf(day.seed, 'agency', index).isPercent(4))
      return nothingMore
    return [{ atMs: visitMs + 7 * minuteMs, actor: actorOf(session), perform: () => apply(town, session) }]
  },
  planDesk(town, day) {
    if (day.index < decidedOnDay) return nothingMore
    return [{ atMs: timeOf(day, 11, 20), actor: 'desk compliance', perform: () => approve(town) }]
  },
}

function planFirst(town: Town, day: TownDay, session: ResidentSession): readonly TownEvent[] {
  if (day.index < firstDays.from || day.index > firstDays.until) return nothingMore
  return [{ atMs: timeOf(day, 10, 40), actor: actorOf(session), perform: () => apply(town, session) }]
}

async function apply(town: Town, session: ResidentSession): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const { data } = await town.calls.ask('GET /member/agency/detail', {}, caller)
  if (data.why_not !== '') return nothingMore
  const { index, firstName, lastName, phone } = session.resident
  const channel = channels[index % channels.length] ?? channels[0]
  const body = { name: `${firstName} ${lastName}`, phone, channel, note: '' }
  await town.calls.ask('POST /member/agency/apply', { body }, caller)
  return nothingMore
}

async function approve({ calls, clock, desk }: Town): Promise<readonly TownEvent[]> {
  const approved = await calls.askOffice(
    'GET /office/api/agency/list',
    { query: { status: 'approved' } },
    desk.compliance,
  )
  if (approved.data.t > 0) return nothingMore
  const { data } = await calls.askOffice('GET /office/api/agency/list', {}, desk.compliance)
  const [first] = data.d
  if (!first) return nothingMore
  const body = {
    id: first.id,
    is_approved: true,
    last_day: manilaDay(clock.now() + 180 * dayMs),
    reference: 'PAGCOR-DEMO-1',
    reason: 'Spoke with them and looked at where they would invite',
  }
  await calls.askOffice('POST /office/api/agency/decide', { body }, desk.compliance)
  return nothingMore
}
