import { Chip } from '@saya/ui/chip'
import { useContext } from 'react'
import { dayOf } from '../../shared/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { ChannelLogo } from '../deposit/index.ts'
import type { DayRow } from './dayRows.ts'
import type { Shown } from './filter.rules.ts'
import { toneOf } from './status.rules.ts'
import { timeOf } from './timeOf.ts'
import { transactionTexts } from './transaction.texts.ts'
import type { MoneyRow } from './useTransactionPages.ts'

interface TransactionRowProps {
  readonly row: DayRow<MoneyRow>
  readonly kind: Shown['kind']
}

/** One change of the balance, or one deposit or withdrawal, which leads to where it stands. */
export function TransactionRow({ row, kind }: TransactionRowProps) {
  const language = useContext(LanguageContext)
  const content = <RowContent row={row} kind={kind} />
  return (
    <>
      {row.day !== undefined && <h2 className="transactionDay">{dayOf(row.day, language)}</h2>}
      {isOnItsOwnPage(kind) ? (
        <a className="transactionRow" href={`/s-transaction/status?id=${row.id}&type=${kind}`}>
          {content}
        </a>
      ) : (
        <div className="transactionRow">{content}</div>
      )}
    </>
  )
}

function isOnItsOwnPage(kind: Shown['kind']): boolean {
  return kind === 'deposit' || kind === 'withdraw'
}

function RowContent({ row, kind }: TransactionRowProps) {
  const t = useTexts(transactionTexts)
  const { pesos, centavos } = splitPesos(row.amount)
  const after = row.after && splitPesos(row.after)
  return (
    <>
      {isOnItsOwnPage(kind) && <ChannelLogo name={row.name} img={row.img ?? ''} />}
      <span className="transactionName">
        {row.name}
        <span>{timeOf(row.created_at)}</span>
      </span>
      <span className="transactionAmount">
        <span className="money">
          {pesos}
          {centavos}
        </span>
        {row.status && <Chip tone={toneOf(row.status)}>{t[row.status]}</Chip>}
        {after && <span>{t.after(after.pesos + after.centavos)}</span>}
      </span>
    </>
  )
}
