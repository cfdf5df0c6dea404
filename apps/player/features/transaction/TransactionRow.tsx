import { Chip } from '@saya/ui/chip'
import { useHiddenBalance } from '../../shared/device/hiddenBalance.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { ChannelLogo } from '../deposit/index.ts'
import type { DayRow } from '../../shared/answer/dayRows.ts'
import type { TransactionFilter } from './filter.rules.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { toneOf } from './status/status.rules.ts'
import { transactionTexts } from './transaction.texts.ts'
import { useCashTypeName } from '../../shared/useCashTypeName.ts'
import type { MoneyRow } from './useTransactionPages.ts'

interface TransactionRowProps {
  readonly row: DayRow<MoneyRow>
  readonly kind: TransactionFilter['kind']
  /** Whether its amount is hidden too, and not only what the balance was after it. */
  readonly isHidden?: boolean
}

/** One change of the balance, or one deposit or withdrawal, which leads to where it stands. */
export function TransactionRow({ row, kind, isHidden = false }: TransactionRowProps) {
  const t = useTexts(transactionTexts)
  const nameOf = useCashTypeName()
  const [hidesBalance] = useHiddenBalance()
  const hasMethod = kind === 'deposit' || kind === 'withdraw'
  const { pesos, centavos } = splitPesos(row.amount)
  const after = row.after && splitPesos(row.after)
  return (
    <HistoryRow
      day={row.day}
      href={row.href}
      picture={hasMethod && <ChannelLogo name={row.name} img={row.img ?? ''} />}
      name={nameOf(row.cashType, row.name)}
      about={row.about}
      at={row.created_at}
    >
      <span className="money" data-added={row.isAdded || undefined}>
        {isHidden ? (
          <HiddenAmount />
        ) : (
          <>
            {row.isAdded && '+\u2009'}
            {pesos}
            {centavos}
          </>
        )}
      </span>
      {row.status && (
        <Chip tone={toneOf(row.status)}>{kind === 'deposit' ? t[row.status].toLowerCase() : t[row.status]}</Chip>
      )}
      {after && !hidesBalance && <span>{t.after(after.pesos + after.centavos)}</span>}
    </HistoryRow>
  )
}

function HiddenAmount() {
  const t = useTexts(transactionTexts)
  return (
    <>
      <span aria-hidden="true">₱ ••••</span>
      <span className="unseen">{t.hiddenAmount}</span>
    </>
  )
}
