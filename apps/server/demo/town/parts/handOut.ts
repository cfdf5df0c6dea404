import { dayMs, manilaDay } from '@saya/money'
import { seeToPromotions } from '../../../features/promotion/index.ts'
import type { TownEvent } from '../events.ts'
import type { Town } from '../town.ts'
import { timeOf } from '../townDay.rules.ts'
import { agreeOn } from './agreeOn.ts'
import { nothingMore, type TownPart } from './part.ts'

/** On which day of the town tickets are given out, and a bonus to a list. */
const givenOn = 5
const lastsDays = 60
const listed = 12

/** Two of finance agree on a campaign of cashback tickets, and on a bonus for some members, which the product gives at once. */
export const handOutPart: TownPart = {
  planDesk(town, day) {
    if (day.index !== givenOn) return nothingMore
    const actor = 'desk finance'
    return [
      { atMs: timeOf(day, 11, 0), actor, perform: () => agree(town, day.day) },
      { atMs: timeOf(day, 11, 20), actor: 'clock', perform: () => give(town) },
    ]
  },
}

async function agree(town: Town, day: string): Promise<readonly TownEvent[]> {
  const { calls, desk } = town
  const dates = { first_day: day, last_day: manilaDay(town.clock.now() + lastsDays * dayMs) }
  await agreeOn(town, {
    id: 'town-tickets',
    kind: 'tickets',
    reason: 'Tickets for the next pay days',
    draft: {
      ...dates,
      terms: { count: '2' },
      place: 8,
      budget: '500000',
      title: ['Two cashback tickets', 'Dalawang cashback ticket'],
      summary: ['5% back on your next two deposits', 'May 5% na balik sa susunod mong dalawang deposit'],
      details: ['One claim for each approved ID.', 'Isang claim kada approved na ID.'],
    },
  })
  const body = { page_size: String(listed) }
  const { data } = await calls.askOffice('POST /office/api/member/list', { body }, desk.finance)
  await agreeOn(town, {
    id: 'town-sorry',
    kind: 'listGift',
    reason: 'Slow games on Saturday evening, ticket 2210',
    draft: {
      // It is given at once, and counts among the gifts of no other day.
      first_day: day,
      last_day: day,
      terms: { amount: '30' },
      place: 0,
      budget: String(30 * listed),
      title: ['Sorry for Saturday', 'Pasensya sa Sabado'],
      summary: ['A bonus for your patience', 'Bonus para sa pasensya mo'],
      details: ['Games were slow on Saturday evening.', 'Mabagal ang mga laro noong Sabado ng gabi.'],
      audience: { users: data.d.map(({ uid }) => uid) },
    },
  })
  return nothingMore
}

async function give({ deps }: Town): Promise<readonly TownEvent[]> {
  await seeToPromotions(deps)
  return nothingMore
}
