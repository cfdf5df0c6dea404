import { bands, outcomes } from './words.ts'

/** The groups of figures in their order, each with what is counted. */
export const figureGroups = [
  ['limits_held', 'Members with a limit', 'At the end of the month; in the month under way up to now.'],
  ['limits_set', 'Members who set or lowered a limit', 'Each member once for each limit.'],
  [
    'limit_stops',
    'Members stopped by a limit',
    'Each member once for each kind of limit, however often it stopped them.',
  ],
  ['reality_checks', 'Reality checks', 'Each time a member was told how long they had played, by their answer.'],
  ['breaks', 'Breaks', 'By how long they were chosen for, in the month they began.'],
  ['exclusions', 'Exclusions', 'By how long they were chosen for, in the month they began.'],
  ['exclusions_by', 'Exclusions by who set them', 'The same exclusions, in the month they began.'],
  ['exclusions_lifted', 'Exclusions ended early', 'By who set them, in the month they ended.'],
  ['contacts_opened', 'Contacts opened', 'By the band of the member at that time.'],
  ['contacts_done', 'Contacts finished', 'By band and by what came of it.'],
] as const

const limits: Readonly<Record<string, string>> = {
  deposit: 'Deposits',
  spent: 'Bets',
  lost: 'Losses',
  time: 'Time',
}

const periods: Readonly<Record<string, string>> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '3m': '3 months',
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  given_day: 'Until a given day',
}

const sources: Readonly<Record<string, string>> = {
  member: 'The member',
  family: 'A family member, on proof',
  operator: 'The operator',
  regulator: 'The regulator’s list',
  same_person: 'Taken over from another account',
}

const answers: Readonly<Record<string, string>> = {
  keep: 'Kept playing',
  stop: 'Stopped',
  open: 'Not answered yet',
}

const bandTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bands).map(([band, [title]]) => [band, title]),
)
const outcomeTitles: Readonly<Record<string, string>> = outcomes

const stops: Readonly<Record<string, string>> = {
  bets: 'Bets or losses: a bet or a launch refused',
  deposit: 'Deposits: a deposit refused',
  time: 'Time: used up',
}

/** Groups whose figures are named otherwise than by a period. */
const titlesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  limit_stops: stops,
  contacts_opened: bandTitles,
  reality_checks: answers,
  exclusions_by: sources,
  exclusions_lifted: sources,
}

/** What a figure counts, in words. */
export function titleOf(group: string, name: string): string {
  const [first = '', second = ''] = name.split(' ')
  if (group.startsWith('limits_')) return `${limits[first] ?? first}, ${periods[second] ?? second}`
  if (group === 'contacts_done') return `${bandTitles[first] ?? first}: ${outcomeTitles[second] ?? second}`
  return (titlesOf[group] ?? periods)[name] ?? name
}
