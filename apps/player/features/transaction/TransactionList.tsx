import { useTexts } from '../../shared/texts.ts'
import { addressOf, type TransactionFilter } from './filter.rules.ts'
import { HistoryList } from './HistoryList.tsx'
import { transactionTexts } from './transaction.texts.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { useTransactionPages } from './useTransactionPages.ts'

/** What came and went, newest first, under the day it was. */
export function TransactionList({ shown }: { shown: TransactionFilter }) {
  const t = useTexts(transactionTexts)
  const load = useTransactionPages(shown)
  return (
    <HistoryList
      key={addressOf(shown)}
      label={t[shown.kind]}
      load={load}
      renderRow={row => <TransactionRow row={row} kind={shown.kind} />}
    />
  )
}
