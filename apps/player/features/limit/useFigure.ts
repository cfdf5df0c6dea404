import type { Limit } from '@saya/contract/limit/limit.ts'
import { useTexts } from '../../shared/texts.ts'
import { hoursOf, pesosOf } from './figure.rules.ts'
import { limitTexts } from './limit.texts.ts'

/** Writes a figure of a limit as a person reads it: pesos, or hours and minutes. */
export function useFigure({ counts }: Pick<Limit, 'counts'>): (figure: string) => string {
  const t = useTexts(limitTexts)
  return figure => {
    if (counts !== 'time') return pesosOf(figure)
    const [hours, minutes] = hoursOf(figure)
    return hours === 0 ? t.minutes(minutes) : t.hours(hours, minutes)
  }
}
