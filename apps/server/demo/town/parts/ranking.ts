import { generateKeyPairSync } from 'node:crypto'
import { standardPrizes } from '@saya/contract/ranking/prizes.ts'
import { dayMs, manilaDay } from '@saya/money'
import { pino } from 'pino'
import { seeToRewards } from '../../../features/box/index.ts'
import { settleRankings } from '../../../features/ranking/index.ts'
import { runDayWork } from '../../../platform/dayWork/index.ts'
import type { TownEvent } from '../events.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay } from '../townDay.rules.ts'
import { type Agreement, agreeOn } from './agreeOn.ts'
import { nothingMore, type TownPart } from './part.ts'

const [small, large] = ['slot-ranking-start', 'slot-ranking'] as const
/** While the town is young its residents play for little; whoever looks at the demo finds the prizes of the documents. */
const smallPrizes = ['1:1500', '2:800', '3:500', '4-10:200', '11-20:100']

/** A contest of slots on each day. Nights settle the days that are whole by then and pay their prizes. */
export const rankingPart: TownPart = {
  planDesk(town, day) {
    const actor = 'desk finance'
    const nights =
      day.index === 0
        ? []
        : [{ atMs: Math.min(timeOf(day, 1, 40), day.untilMs - 1), actor: 'clock', perform: () => settle(town) }]
    if (day.index === 0) return [{ atMs: timeOf(day, 0, 20), actor, perform: () => open(town, day, small) }]
    if (!day.isLast) return nights
    return [...nights, { atMs: Math.min(timeOf(day, 0, 30), day.untilMs - 2), actor, perform: () => renew(town, day) }]
  },
}

async function renew(town: Town, day: TownDay): Promise<readonly TownEvent[]> {
  const { calls, desk } = town
  const reason = 'The contest goes on with its full prizes.'
  await calls.askOffice('POST /office/api/promotion/stop', { body: { id: small, reason } }, desk.finance)
  return open(town, day, large)
}

async function open(town: Town, day: TownDay, id: typeof small | typeof large): Promise<readonly TownEvent[]> {
  await agreeOn(town, { id, kind: 'ranking', draft: draftOf(day, id), reason: 'A contest of each day, as planned.' })
  return nothingMore
}

function draftOf({ day, fromMs }: TownDay, id: typeof small | typeof large): Agreement['draft'] {
  const isSmall = id === small
  return {
    terms: { least: '1000', prizes: isSmall ? smallPrizes : [...standardPrizes] },
    first_day: day,
    last_day: manilaDay(fromMs + 99 * dayMs),
    place: 10,
    budget: isSmall ? '1000000' : '10000000',
    title: ['Slot Betting Ranking', 'Slot Betting Ranking'],
    summary: ['Daily prizes for slot play', 'Araw-araw na premyo sa slots'],
    details: [
      'Slot bets of the Manila day count. Prizes are credited by themselves the day after.',
      'Bilang ang slot bets ng araw sa Maynila. Kusang papasok ang premyo kinabukasan.',
    ],
  }
}

const { privateKey } = generateKeyPairSync('ed25519')

/** The tally is read behind the town, so that a day may be settled some nights later. */
async function settle({ deps, clock, signing }: Town): Promise<readonly TownEvent[]> {
  const own = { ...deps, clock, signing: signing ?? { key: privateKey } }
  const quiet = { ...own, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  await runDayWork(quiet, settleRankings(own))
  await seeToRewards(own)
  return nothingMore
}
