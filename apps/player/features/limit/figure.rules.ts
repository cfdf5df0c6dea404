import type { Limit } from '@saya/contract/limit/limit.ts'
import { groupDigits } from '@saya/money'
import { isWholeAmount } from '../../shared/typedAmount.ts'

/** Pesos as a limit shows them: centavos only where there are some, and no less than nothing. */
export function pesosOf(figure: string): string {
  const [pesos = '0', centavos = '00'] = figure.split('.')
  if (pesos.startsWith('-')) return '₱0'
  return `₱${groupDigits(pesos)}${centavos === '00' ? '' : `.${centavos}`}`
}

/** Hours and minutes of so many minutes. */
export function hoursOf(figure: string): readonly [hours: number, minutes: number] {
  const minutes = Number(figure)
  return [Math.floor(minutes / 60), minutes % 60]
}

export type LimitStep = 'first' | 'lower' | 'higher' | 'same'

/** What setting a figure would come to, or nothing while what is typed is none. */
export function stepOf({ most }: Pick<Limit, 'most'>, typed: string): LimitStep | null {
  if (!isWholeAmount(typed)) return null
  if (most === '') return 'first'
  const [wanted, known] = [Number(typed), Number(most)]
  if (wanted === known) return 'same'
  return wanted < known ? 'lower' : 'higher'
}

/** How long the meter is, from nothing to the limit. */
export function usedShare({ used, most }: Pick<Limit, 'used' | 'most'>): {
  readonly value: number
  readonly max: number
} {
  return { value: Math.max(0, Number(used)), max: Number(most) }
}
