import { listLimits } from '@saya/contract/limits'
import { Chip } from '@saya/ui/chip'
import { EmptyState } from '@saya/ui/emptyState'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { dayOf } from '../../shared/dayOf.ts'
import { pagedTexts } from '../../shared/paged.texts.ts'
import { say } from '../../shared/say.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { ChannelLogo } from '../deposit/index.ts'
import type { DayRow } from './dayRows.ts'
import { addressOf, type Shown } from './filter.rules.ts'
import { toneOf } from './status.rules.ts'
import { timeOf } from './timeOf.ts'
import { transactionTexts } from './transaction.texts.ts'
import { type MoneyRow, useTransactionPages } from './useTransactionPages.ts'

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

interface TransactionRowProps {
  readonly row: DayRow<MoneyRow>
  readonly kind: Shown['kind']
}

function TransactionRow({ row, kind }: TransactionRowProps) {
  const language = useContext(LanguageContext)
  const content = <RowContent row={row} kind={kind} />
  return (
    <>
      {row.day !== undefined && <h2 className="transactionDay">{dayOf(row.day, language)}</h2>}
      {kind === 'deposit' ? (
        <a className="transactionRow" href={`/s-transaction/status?id=${row.id}&type=deposit`}>
          {content}
        </a>
      ) : (
        <div className="transactionRow">{content}</div>
      )}
    </>
  )
}

function RowContent({ row, kind }: TransactionRowProps) {
  const t = useTexts(transactionTexts)
  const { pesos, centavos } = splitPesos(row.amount)
  const after = row.after && splitPesos(row.after)
  return (
    <>
      {kind === 'deposit' && <ChannelLogo name={row.name} img={row.img ?? ''} />}
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
