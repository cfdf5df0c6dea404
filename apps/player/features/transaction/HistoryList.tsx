import { listLimits } from '@saya/contract/limits'
import { EmptyState } from '@saya/ui/emptyState'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import type { ReactNode } from 'react'
import { pagedTexts } from '../../shared/paged.texts.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import './historyRows.css'

interface HistoryListProps<Row> {
  readonly label: string
  readonly load: (page: number, signal: AbortSignal) => Promise<readonly Row[]>
  readonly renderRow: (row: Row) => ReactNode
}

/** A list of the member's history, a page at a time. For a list of something else give it another `key`. */
export function HistoryList<Row extends { readonly id: string }>({ label, load, renderRow }: HistoryListProps<Row>) {
  const paged = useTexts(pagedTexts)
  return (
    <div className="historyList">
      <PagedList
        label={label}
        load={load}
        pageSize={listLimits.transactionPageSize}
        leastGapMs={listLimits.listWaitMs}
        clock={performance}
        onFailure={() => void say(paged.failed, 'bad').catch(() => {})}
        rowKey={row => row.id}
        renderRow={renderRow}
        skeleton={<ListSkeleton />}
        texts={{ ...paged, empty: <NoRecords /> }}
      />
    </div>
  )
}

function NoRecords() {
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
