import { listLimits } from '@saya/contract/limits'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { useTimesAnew } from '../../shared/answer/refreshShown.ts'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { dayCounts } from './dayCounts.ts'
import { DayCountsContext } from './DayHead.tsx'
import './historyRows.css'

interface HistoryEntry {
  readonly id: string
  readonly created_at: number
}

interface HistoryListProps<Row> {
  readonly label: string
  readonly load: (page: number, signal: AbortSignal) => Promise<readonly Row[]>
  readonly renderRow: (row: Row) => ReactNode
}

/** A list of the member's history, a page at a time. For a list of something else give it another `key`. */
export function HistoryList<Row extends HistoryEntry>(props: HistoryListProps<Row>) {
  return <List key={useTimesAnew()} {...props} />
}

function List<Row extends HistoryEntry>({ label, load, renderRow }: HistoryListProps<Row>) {
  const [counts] = useState(dayCounts)
  const pageSize = listLimits.transactionPageSize
  async function loadCounted(page: number, signal: AbortSignal): Promise<readonly Row[]> {
    const rows = await load(page, signal)
    if (!signal.aborted) counts.take(page, rows, rows.length < pageSize)
    return rows
  }
  const paged = useTexts(pagedTexts)
  return (
    <div className="historyList">
      <DayCountsContext value={counts}>
        <PagedList
          label={label}
          load={loadCounted}
          pageSize={pageSize}
          leastGapMs={listLimits.listWaitMs}
          clock={performance}
          onFailure={() => void say(paged.failed, 'bad').catch(() => {})}
          rowKey={row => row.id}
          renderRow={renderRow}
          skeleton={<ListSkeleton />}
          texts={{ ...paged, empty: <NoRecords /> }}
        />
      </DayCountsContext>
    </div>
  )
}

function NoRecords() {
  const t = useTexts(pagedTexts)
  return (
    <div role="status">
      <PicturedState title={t.emptyRecords} />
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
