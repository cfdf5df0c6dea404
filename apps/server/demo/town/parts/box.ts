import { turnDays } from '../../../features/box/index.ts'
import { runDayWork } from '../../../platform/dayWork/index.ts'
import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay, visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000

/** Days of mystery boxes are bound and told each night, and some of those for whom a box waits open it. */
export const boxPart: TownPart = {
  plan(town, day, session) {
    const { index } = session.resident
    const visitMs = visitAt(day, session.resident)
    if (visitMs === undefined || !chanceOf(day.seed, 'box', index, day.index).isPercent(20)) return nothingMore
    return [{ atMs: visitMs + 5 * minuteMs, actor: actorOf(session), perform: () => open(town, day, session) }]
  },
  planDesk(town, day) {
    return [{ atMs: timeOf(day, 0, 13), actor: 'clock', perform: () => turn(town) }]
  },
}

async function turn({ deps }: Town): Promise<readonly TownEvent[]> {
  await runDayWork({ ...deps, signal: new AbortController().signal }, turnDays(deps))
  return nothingMore
}

async function open(town: Town, day: TownDay, session: ResidentSession): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const { data } = await town.calls.ask('GET /promo/bonus/query', { query: { cash_type: '4001' } }, caller)
  if (data.task_state !== 1) return nothingMore
  const key = `town-box-${session.resident.index}-${day.index}`
  await town.calls.ask('POST /promo/blindbox/claim', { body: { client_seed: key } }, { ...caller, key })
  return nothingMore
}
