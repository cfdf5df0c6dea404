export { formatWhole, groupDigits, truncateDecimals } from './formatMoney.ts'
export { dayMs, manilaDay, manilaMinute, startOfManilaDay } from './manilaDay.ts'
export { formatPesos, formatUnits, parsePesos, unitsPerCentavo, unitsPerPeso, type Units } from './pesos.ts'
