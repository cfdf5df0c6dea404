export { type DaySpan, daySpan, isWithin } from './daySpan.ts'
export { formatMoney, formatWhole, groupDigits, truncateDecimals } from './formatMoney.ts'
export { dayMs, manilaDay, manilaMinute, startOfManilaDay } from './manilaDay.ts'
export { daysOfMonth, manilaMonth, monthLater, monthSpan } from './manilaMonth.ts'
export {
  formatAlike,
  formatPesos,
  formatUnits,
  parsePesos,
  unitsPerCentavo,
  unitsPerPeso,
  type Units,
} from './pesos.ts'
export { type Tally, tally } from './tally.ts'
