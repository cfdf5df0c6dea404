import { type Units, unitsPerPeso } from './pesos.ts'

/** Towards minus infinity, towards plus infinity, or to the nearest, of which a half goes away from nothing. */
export type Rounding = 'down' | 'up' | 'nearest'

export interface MoneyFormat {
  readonly places?: 0 | 1 | 2 | 3 | 4
  readonly rounding?: Rounding
  /** What stands before it: the peso's sign, unless it is told otherwise. */
  readonly symbol?: '₱' | ''
}

/** Writes an amount as people read it: `₱12,480.50`. */
export function formatMoney(units: Units, format: MoneyFormat = {}): string {
  const { places = 2, rounding = 'down', symbol = '₱' } = format
  const step = 10n ** BigInt(4 - places)
  const steps = divide(units, step, rounding)
  const absolute = steps < 0n ? -steps : steps
  const perPeso = unitsPerPeso / step
  const fraction = places === 0 ? '' : `.${String(absolute % perPeso).padStart(places, '0')}`
  return `${steps < 0n ? '-' : ''}${symbol}${groupDigits(String(absolute / perPeso))}${fraction}`
}

/** Writes whole pesos without a sign, as a limit or a quick amount is named: `2,000`. */
export function formatWhole(units: Units, rounding: Rounding = 'down'): string {
  return formatMoney(units, { places: 0, rounding, symbol: '' })
}

function divide(units: Units, step: bigint, rounding: Rounding): bigint {
  const down = units >= 0n || units % step === 0n ? units / step : units / step - 1n
  const rest = units - down * step
  if (rest === 0n || rounding === 'down') return down
  if (rounding === 'up') return down + 1n
  const isHalf = rest * 2n === step
  return rest * 2n > step || (isHalf && units > 0n) ? down + 1n : down
}

/** Digits in groups of three. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Cuts a decimal number to so many decimals, and fills up to them: never rounded. */
export function truncateDecimals(text: string, decimals: number): string {
  const [whole = '', fraction = ''] = text.split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`
}
