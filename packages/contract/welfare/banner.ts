import * as v from 'valibot'

/** A card of the Welfare page. What its number stands for, the page knows. */
export const welfareBanner = v.object({ type: v.number(), title: v.string(), line: v.string() })

/** The numbers whose meaning is settled. */
export const bannerTypes = {
  blindBox: 1,
  dailyWins: 2,
  vip: 3,
  lossRebate: 4,
  rebate: 5,
  cashback: 6,
  download: 7,
  tasks: 8,
  points: 9,
  invite: 11,
} as const
