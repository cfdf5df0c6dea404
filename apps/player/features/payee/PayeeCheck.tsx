import { useTexts } from '../../shared/texts.ts'
import type { Addition } from './addition.ts'
import { groupedNumber } from './payee.rules.ts'
import { payeeTexts } from './payee.texts.ts'

/** The number as it was typed, large, for whoever compares it with their card. */
export function PayeeCheck({ addition: { type, number } }: { addition: Addition }) {
  const t = useTexts(payeeTexts)
  return (
    <div className="payeeCheck">
      <p>{type?.name}</p>
      <p className="payeeCheckNumber">{groupedNumber(number)}</p>
      <p>{t.checkLine}</p>
    </div>
  )
}
