import { useTexts } from '../../shared/texts.ts'
import { ownFigureTexts } from './ownFigure.texts.ts'

/** What each figure is made of, in words. */
export function HowCounted() {
  const t = useTexts(ownFigureTexts)
  return (
    <details className="figureHow">
      <summary>{t.how}</summary>
      <ul>
        {[t.howNet, t.howResult, t.howFree, t.howTime, t.howDays].map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
