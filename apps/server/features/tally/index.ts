export { endDays } from './endDays.ts'
export { isDayWhole } from './end.store.ts'
export { moneyReader } from './money.reader.ts'
export { changeTallies, type TallyChange } from './tally.store.ts'
