import { pino } from 'pino'
import { payDays } from '../../../features/promotion/index.ts'
import { seeToRewards } from '../../../features/box/index.ts'
import { runDayWork } from '../../../platform/dayWork/index.ts'
import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay, visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000

/** Each night what was played on the day before is paid for. Residents who look in collect it, claim tickets, and now and then give a bonus back. */
export const payDaysPart: TownPart = {
  plan(town, day, session) {
    const { index, habit } = session.resident
    const visitMs = visitAt(day, session.resident)
    // Whoever plays to win back what is lost looks at nothing else.
    if (habit === 'troubled' || visitMs === undefined || !chanceOf(day.seed, 'offers', index, day.index).isPercent(22))
      return nothingMore
    return [{ atMs: visitMs + 25 * minuteMs, actor: actorOf(session), perform: () => collect(town, day, session) }]
  },
  planDesk(town, day) {
    if (day.index === 0) return nothingMore
    const atMs = Math.min(timeOf(day, 2, 5), day.untilMs - 1)
    return [{ atMs, actor: 'clock', perform: () => pay(town) }]
  },
}

/** The tally is read behind the town, so that a day may be paid for some nights later. */
async function pay({ deps, clock }: Town): Promise<readonly TownEvent[]> {
  const own = { ...deps, clock, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  await runDayWork(own, payDays(own))
  await seeToRewards(own)
  return nothingMore
}

/** What is not for them, or not there, is refused as it would be to anybody. */
async function collect(town: Town, day: TownDay, session: ResidentSession): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const key = (what: string) => ({ ...caller, key: `town-${what}-${session.resident.index}-${day.index}` })
  const { calls } = town
  const rebate = await calls.ask('GET /promo/rebate/detail', { query: { pid: '6' } }, caller)
  if (rebate.isDone && rebate.data.unclaimed > 0)
    await calls.ask('POST /promo/rebate/claim', { body: { pid: '6' } }, key('rebate'))
  await calls.ask('POST /promo/claim', { body: { id: 'town-tickets' } }, key('tickets'))
  if (!chanceOf(day.seed, 'give back', session.resident.index, day.index).isPercent(40)) return nothingMore
  const lots = await calls.ask('GET /finance/wallet/lots', { query: { page: '1', page_size: '100' } }, caller)
  const bonus = lots.data.d.find(({ returnable }) => returnable !== null)
  if (bonus) {
    const body = { lot: bonus.id, amount: bonus.returnable ?? '0.00' }
    await calls.ask('POST /promo/bonus/return', { body }, key('return'))
  }
  return nothingMore
}
