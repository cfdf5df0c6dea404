import type { Calls } from '@saya/contract'
import { Card } from '@saya/ui/card'
import { type ReactNode, useContext, useId } from 'react'
import { textOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { pesosText, signedPesosText } from '../../shared/pesosText.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { statementTexts } from './statement.texts.ts'

export type Statement = Calls['GET /member/statement']['answer']

/** From the opening balance to the closing one, line by line. */
export function BalanceLines({ statement }: { statement: Statement }) {
  const t = useTexts(statementTexts)
  const id = useId()
  const language = useContext(LanguageContext)
  const { opening, closing, movements, result, bonuses, is_final: isFinal } = statement
  const bonusName = (cashType: number) => textOfCashType(cashType)?.[language === 'en' ? 0 : 1] ?? t.other
  return (
    <section aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t.balance}
      </h2>
      <Card>
        <dl className="statementLines">
          <Line isSum name={t.opening}>
            {pesosText(opening)}
          </Line>
          {movements.map(({ name, amount }) => (
            <Line key={name} name={t[name]}>
              {signedPesosText(amount)}
            </Line>
          ))}
          <Line name={t.playResult}>{signedPesosText(result)}</Line>
          {bonuses.map(({ cash_type: cashType, amount }) => (
            <Line key={cashType} name={bonusName(cashType)}>
              {signedPesosText(amount)}
            </Line>
          ))}
          <Line isSum name={isFinal ? t.closing : t.now}>
            {pesosText(closing)}
          </Line>
        </dl>
      </Card>
    </section>
  )
}

function Line({ name, isSum, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
