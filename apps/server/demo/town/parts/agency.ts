import { dayMs, manilaDay } from '@saya/money'
import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { timeOf, visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000
const channels = ['A page for people who like slots', 'The shop on the corner', 'A group of old classmates'] as const
const decidedOnDay = 20

/** Some residents would like to be agents. Staff approve the first, and the others wait for whoever looks at the demo. */
export const agencyPart: TownPart = {
  plan(town, day, session) {
    const { index } = session.resident
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || day.index < 14 || !chanceOf(day.seed, 'agency', index).isPercent(4)) return nothingMore
    return [{ atMs: visitMs + 7 * minuteMs, actor: actorOf(session), perform: () => apply(town, session) }]
  },
  planDesk(town, day) {
    if (day.index < decidedOnDay) return nothingMore
    return [{ atMs: timeOf(day, 11, 20), actor: 'desk compliance', perform: () => approve(town) }]
  },
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
