/** What may show that play does somebody harm, over thirty days unless it says otherwise. Each is measured in whole numbers. */
export const harmMarkers = [
  'net_loss',
  'income_share',
  'deposits_a_day',
  'chased_losses',
  'failed_deposits',
  'stake_spread',
  'rising_stakes',
  'long_sessions',
  'night_share',
  'active_days',
  'deposit_ways',
  'limits_raised',
  'breaks_taken',
  'limits_reached',
  'said_regret',
  'said_money',
  'said_complaint',
  'faster_games',
  'second_account',
  'young_age',
] as const
export type HarmMarker = (typeof harmMarkers)[number]

export const harmMarkerTitles = {
  net_loss: 'Loss against the months before',
  income_share: 'Loss against stated income',
  deposits_a_day: 'Deposits on the day with the most',
  chased_losses: 'Deposits soon after a loss',
  failed_deposits: 'Deposits that failed',
  stake_spread: 'Stakes that differ much in a session',
  rising_stakes: 'Stakes that rise in a session',
  long_sessions: 'Two hours of play without a break',
  night_share: 'Nights with play between midnight and 5 a.m.',
  active_days: 'Days with play',
  deposit_ways: 'Ways of paying in',
  limits_raised: 'Limits to be raised or removed',
  breaks_taken: 'Breaks in 90 days',
  limits_reached: 'Days on which a limit stopped the member',
  said_regret: 'Messages about regret or losing control',
  said_money: 'Messages about money worries',
  said_complaint: 'Complaints about losing',
  faster_games: 'Move to faster games',
  second_account: 'Signs of another account',
  young_age: 'Aged 21 to 24',
} as const satisfies Readonly<Record<HarmMarker, string>>

const percents: readonly HarmMarker[] = [
  'net_loss',
  'income_share',
  'stake_spread',
  'rising_stakes',
  'night_share',
  'faster_games',
]

/** The value of a marker with its unit. */
export function writeMarkerValue(marker: HarmMarker, value: number): string {
  if (percents.includes(marker)) return `${value}%`
  return String(marker === 'deposits_a_day' ? value / 100 : value)
}

/** A marker of a member as it was found. */
export interface MarkerReading {
  readonly marker: HarmMarker
  readonly value: number
  /** What it is compared with: an amount in whole pesos, or hundredths of a second. Null where nothing is. */
  readonly base: number | null
}

/** In pesos a month, what a loss is compared with at the least and at the most, whatever was lost before. */
export const comparedLoss = { least: 2500, most: 10_000 } as const

const unitsOfHundred = (value: number) => (value / 100).toFixed(1)
const whole = (value: number) => value.toLocaleString('en-PH')
const many = (value: number, one: string, more = `${one}s`) => `${whole(value)} ${value === 1 ? one : more}`
const lossOf = (value: number, base: number | null) => `₱${whole(Math.round(((base ?? 0) * value) / 100))}`

const sayings: Readonly<Record<HarmMarker, (value: number, base: number | null) => string>> = {
  net_loss: (value, base) =>
    `Lost ${lossOf(value, base)} in 30 days, ${unitsOfHundred(value)} times ${sayComparedLoss(base ?? 0)}`,
  income_share: (value, base) =>
    `Lost ${lossOf(value, base)} in 30 days, ${whole(value)}% of a stated monthly income of ₱${whole(base ?? 0)}`,
  deposits_a_day: value => `Paid in ${many(value / 100, 'time')} on one day`,
  chased_losses: value => `${many(value, 'deposit')} within 10 minutes of a loss`,
  failed_deposits: value => `${many(value, 'deposit')} that failed or ran out of time`,
  stake_spread: value => `Stakes within a session differ by ${whole(value)}% of the average stake`,
  rising_stakes: value =>
    `Stakes in the last third of a session were ${unitsOfHundred(value)} times those in its first third`,
  long_sessions: value => `Played for more than two hours without a break, ${many(value, 'time')}`,
  night_share: value => `Played between midnight and 5 a.m. on ${whole(value)}% of the last 30 nights`,
  active_days: value => `Played on ${many(value, 'day')} of 30`,
  deposit_ways: value => `Paid in over ${many(value, 'different channel')}`,
  limits_raised: value => `Asked ${many(value, 'time')} for a higher limit or none`,
  breaks_taken: value => `Took ${many(value, 'break')} in 90 days`,
  limits_reached: value => `A limit stopped the member on ${many(value, 'day')}`,
  said_regret: value => `Wrote ${many(value, 'time')} about regret or not being able to stop`,
  said_money: value => `Wrote ${many(value, 'time')} about debts or money for daily needs`,
  said_complaint: value => `Complained ${many(value, 'time')} about losing`,
  faster_games: (value, base) =>
    `Plays games ${unitsOfHundred(value)} times as fast as before, when a round took ${unitsOfHundred(base ?? 0)} s`,
  second_account: value => `${many(value, 'sign')} of another account of the same person`,
  young_age: () => 'Aged 21 to 24',
}

function sayComparedLoss(base: number): string {
  if (base === comparedLoss.least) return `the ₱${whole(base)} that a month is compared with at the least`
  if (base === comparedLoss.most) return `the ₱${whole(base)} that a month is compared with at the most`
  return 'an average month of the two before'
}

/** A marker in words that somebody reads who has never seen the rule. */
export function sayMarker({ marker, value, base }: MarkerReading): string {
  return sayings[marker](value, base)
}
