import { Skeleton } from '@saya/ui/skeleton'
import { dayRows } from '../../shared/answer/dayRows.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
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
  if (!answer) {
    return (
      <Waits failure={error} again={again} failed={t.latestFailed} className="latestWaits">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Waits>
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
