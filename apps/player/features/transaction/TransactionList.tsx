import { listLimits } from '@saya/contract/limits'
import { EmptyState } from '@saya/ui/emptyState'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { pagedTexts } from '../../shared/paged.texts.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { addressOf, type Shown } from './filter.rules.ts'
import { transactionTexts } from './transaction.texts.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { useTransactionPages } from './useTransactionPages.ts'

/** What came and went, newest first, under the day it was. */
export function TransactionList({ shown }: { shown: Shown }) {
  const paged = useTexts(pagedTexts)
  const t = useTexts(transactionTexts)
  const load = useTransactionPages(shown)
  return (
    <PagedList
      key={addressOf(shown)}
      label={t[shown.kind]}
      load={load}
      pageSize={listLimits.transactionPageSize}
      leastGapMs={listLimits.listWaitMs}
      clock={performance}
      onFailure={() => void say(paged.failed, 'bad').catch(() => {})}
      rowKey={row => row.id}
      renderRow={row => <TransactionRow row={row} kind={shown.kind} />}
      skeleton={<ListSkeleton />}
      texts={{ ...paged, empty: <NoTransactions /> }}
    />
  )
}

function NoTransactions() {
  const t = useTexts(pagedTexts)
  return (
    <div role="status">
      <EmptyState
        picture={<img src="/img/home/state-empty.webp" width={88} height={88} alt="" />}
        title={t.emptyRecords}
      />
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="transactionSkeleton">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="row" />
      ))}
    </div>
  )
}
