import { texts } from '../../shared/texts.ts'

export const helpTexts = texts({
  page: ['Help centre', 'Sentro ng tulong'],
  back: ['Back', 'Bumalik'],
  groups: ['Groups', 'Mga grupo'],
  general: ['General', 'Pangkalahatan'],
  deposit: ['Deposit', 'Deposito'],
  withdrawal: ['Withdrawal', 'Withdrawal'],
  club: ['Club', 'Club'],
  others: ['Others', 'Iba pa'],
  nothing: ['There is no data yet!', 'Wala pang laman dito!'],
  nothingLine: ['Look into another group, or ask us.', 'Tingnan ang ibang grupo, o magtanong sa amin.'],
  byLine: (author: string, day: string) => [`${author}, ${day}`, `${author}, ${day}`],
  ask: ['Ask in the live chat', 'Magtanong sa live chat'],
})
