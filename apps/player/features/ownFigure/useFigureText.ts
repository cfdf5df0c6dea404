import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import { ownFigureTexts } from './ownFigure.texts.ts'
import type { Figure, Measure } from './plot.rules.ts'

/** Writes one figure as a person reads it: pesos, or hours and minutes. */
export function useFigureText(): (figure: Figure, measure: Measure) => string {
  const t = useTexts(ownFigureTexts)
  return (figure, measure) => {
    if (measure === 'net') return pesosText(figure.net_deposits)
    if (measure === 'result') return pesosText(figure.result)
    const minutes = Math.floor(figure.seconds / 60)
    return t.hours(Math.floor(minutes / 60), minutes % 60)
  }
}
