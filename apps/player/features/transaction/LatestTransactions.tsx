import { Button } from '@saya/ui/button'
import { Skeleton } from '@saya/ui/skeleton'
import { dayRows } from '../../shared/answer/dayRows.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { transactionTexts } from './transaction.texts.ts'
import { viewTransaction } from './useTransactionPages.ts'
import './historyRows.css'

/** So many rows stand in a sheet without filling it. */
const newest = { query: { time_flag: '30', page_size: '5' } } as const

/** The last changes of the balance. */
export function LatestTransactions({ isHidden }: { readonly isHidden: boolean }) {
  const t = useTexts(transactionTexts)
  const { answer, error, again } = useAnswer('GET /finance/transaction/list', newest, { mayBeOld: true })
  if (error !== undefined) {
    return (
      <div role="alert" className="latestFailed">
        <p>{t.latestFailed}</p>
        <Button look="soft" size="medium" onClick={again}>
          {t.again}
        </Button>
      </div>
    )
  }
  if (!answer) {
    return (
      <div role="status" aria-label={t.loading} className="latestWaits">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    )
  }
  if (answer.d.length === 0) return <p className="latestNone">{t.latestNone}</p>
  return (
    <ul className="latestRows" aria-label={t.latest}>
      {dayRows(answer.d.map(viewTransaction), undefined).map(row => (
        <li key={row.id} className="pagedRow">
          <TransactionRow row={row} kind="balance" isHidden={isHidden} />
        </li>
      ))}
    </ul>
  )
}
