import { IconLink } from '@saya/ui/button'
import { listChecksDuotone } from '@saya/ui/icon/drawings/listChecksDuotone'
import { UnderlineTabs } from '@saya/ui/tabs'
import { useEffect, useId } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { addressOf, kinds, readShown, type TransactionFilter } from './filter.rules.ts'
import { TimeFilter } from './TimeFilter.tsx'
import { TransactionList } from './TransactionList.tsx'
import { transactionTexts } from './transaction.texts.ts'
import { TypeFilter } from './TypeFilter.tsx'
import './transactionPage.css'

interface TransactionPageProps {
  readonly place: { readonly params: Readonly<Record<string, string>>; readonly search: URLSearchParams }
}

/** The member's history: what changed the balance, what was paid in, what was given. */
export function Page({ place }: TransactionPageProps) {
  const t = useTexts(transactionTexts)
  const panel = useId()
  const shown = readShown(place.params.kind, place.search)
  const isNamed = kinds.some(kind => kind === place.params.kind)
  useEffect(() => {
    if (!isNamed) void go(addressOf({ kind: 'balance', type: 'all', timeFlag: '0' }), { replace: true })
  }, [isNamed])

  function show(change: Partial<TransactionFilter>) {
    void go(addressOf({ ...shown, ...change }), { replace: true })
  }

  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} end={<ToBetRecords />} />
      <main className="transactionPage">
        <UnderlineTabs
          label={t.lists}
          tabs={kinds.map(kind => ({ value: kind, label: t[kind] }))}
          value={shown.kind}
          onValue={kind => show({ kind, type: 'all' })}
          panel={panel}
        />
        <div id={panel} role="tabpanel" aria-label={t[shown.kind]}>
          <div className="transactionFilters">
            <TimeFilter timeFlag={shown.timeFlag} onTime={timeFlag => show({ timeFlag })} />
            <TypeFilter shown={shown} onType={type => show({ type })} />
          </div>
          <TransactionList shown={shown} />
        </div>
        <p className="transactionStatement">
          <a href="/s-statement">{t.statement}</a>
        </p>
      </main>
    </>
  )
}

function ToBetRecords() {
  const t = useTexts(transactionTexts)
  return <IconLink href="/bet-record" label={t.betRecords} drawing={listChecksDuotone} />
}
