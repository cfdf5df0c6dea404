import { texts } from '../../shared/texts.ts'

export const helpTexts = texts({
  page: ['Help Center', 'Help Center'],
  back: ['Back', 'Bumalik'],
  groups: ['Groups', 'Mga group'],
  general: ['General', 'General'],
  deposit: ['Deposit', 'Deposit'],
  withdrawal: ['Withdrawal', 'Withdrawal'],
  club: ['Club', 'Club'],
  others: ['Others', 'Iba pa'],
  nothing: ['There is no data yet!', 'Wala pang laman dito!'],
  nothingLine: ['Try another group, or ask us.', 'Tingnan ang ibang group, o magtanong sa amin.'],
  byLine: (author: string, day: string) => [`${author}, ${day}`, `${author}, ${day}`],
  ask: ['Ask in the live chat', 'Magtanong sa live chat'],
})
