import { dayMs, manilaDay } from '@saya/money'
import type { TownEvent } from '../events.ts'
import type { Town } from '../town.ts'
import { timeOf } from '../townDay.rules.ts'
import { agreeOn } from './agreeOn.ts'
import { nothingMore, type TownPart } from './part.ts'

/** On which day of the town its campaigns are agreed to, and for how long. */
const agreedOn = 1
const lastsDays = 90
/** Games that keep more than this leave room for what is given back. */
const mostReturnPercent = 97.5

/** Two of finance agree on a rebate for play and one on losses, over slots. */
export const campaignPart: TownPart = {
  planDesk(town, day): readonly TownEvent[] {
    if (day.index !== agreedOn) return nothingMore
    return [{ atMs: timeOf(day, 10, 30), actor: 'desk finance', perform: () => agree(town, day.day) }]
  },
}

const plays = {
  kind: 'rebate',
  terms: { share: '0.5', least: '0', most: '500' },
  title: ['Slots rebate', 'Slots rebate'],
  summary: ['0.5% of what you play on slots comes back', 'May 0.5% na balik sa nilaro mo sa slots'],
} as const
const losses = {
  kind: 'lossRebate',
  terms: { share: '1', least: '1000', most: '5000' },
  title: ['Daily loss rebate', 'Daily loss rebate'],
  summary: ['1% of a day’s net loss on slots comes back', 'May 1% na balik sa natalo mo sa slots sa isang araw'],
} as const
const details = [
  'It counts slots that are played with money. Free rounds do not count.',
  'Kasali ang mga slots na nilaro gamit ang pera. Hindi kasali ang free rounds.',
] as const
const reason = 'As planned for the season'

async function agree(town: Town, day: string): Promise<readonly TownEvent[]> {
  const { calls } = town
  const slots = await calls.ask('GET /member/game/list', { query: { game_type: '3', page_size: '60' } })
  const games = slots.data.d.filter(({ rtp }) => Number(rtp) > 0 && Number(rtp) < mostReturnPercent).map(({ id }) => id)
  for (const { kind, terms, title, summary } of [plays, losses]) {
    const id = `town-${kind.toLowerCase()}`
    const draft = {
      terms: { ...terms, games, providers: [] },
      first_day: day,
      last_day: manilaDay(town.clock.now() + lastsDays * dayMs),
      place: 10,
      budget: '100000',
      title: [...title] as [string, string],
      summary: [...summary] as [string, string],
      details: [...details] as [string, string],
    }
    await agreeOn(town, { id, kind, draft, reason })
  }
  return nothingMore
}
