import type { Calls } from '@saya/contract'
import { movementName } from '@saya/contract/filcoin/movement.ts'
import { listLimits } from '@saya/contract/limits'
import { groupDigits } from '@saya/money'
import { AppBar } from '@saya/ui/appBar'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { useTimesAnew } from '../../../shared/answer/refreshShown.ts'
import { callServer } from '../../../shared/answer/client.ts'
import { pagedTexts } from '../../../shared/answer/paged.texts.ts'
import type { DayRow } from '../../../shared/answer/dayRows.ts'
import { useDayPages } from '../../../shared/answer/useDayPages.ts'
import { BackLink } from '../../../shared/BackLink.tsx'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { timeOf } from '../../../shared/device/timeOf.ts'
import { say } from '../../../shared/say.ts'
import { SunCoin } from '../../../shared/filcoin/SunCoin.tsx'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { taskTexts } from '../task.texts.ts'
import { NothingEarned } from './NothingEarned.tsx'
import './details.css'

type Movement = Calls['GET /promo/task/history']['answer']['d'][number]

/** Every change of the member's Filcoins, newest first and by day, each with the balance behind it. */
export function Page() {
  const anew = useTimesAnew()
  const t = useTexts(taskTexts)
  const paged = useTexts(pagedTexts)
  const load = useDayPages<Movement>(async ({ cursor, signal }) => {
    const query = { page_size: String(listLimits.transactionPageSize), ...cursor }
    const { d, next } = await callServer('GET /promo/task/history', { query }, { signal })
    return { rows: d, next: next || undefined }
  })
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.movements} />
      <main className="earnList">
        <p className="movementsLine">{t.movementsLine}</p>
        <PagedList
          key={anew}
          label={t.movements}
          load={load}
          pageSize={listLimits.transactionPageSize}
          leastGapMs={listLimits.listWaitMs}
          clock={performance}
          onFailure={() => void say(paged.failed, 'bad').catch(() => {})}
          rowKey={row => row.id}
          renderRow={row => <MovementRow row={row} />}
          skeleton={<Skeleton shape="row" />}
          texts={{
            ...paged,
            first: paged.firstItems,
            loading: paged.nextItems,
            empty: <NothingEarned />,
          }}
        />
      </main>
    </>
  )
}

function MovementRow({ row: { cash_type, amount, balance_after, created_at, day } }: { row: DayRow<Movement> }) {
  const t = useTexts(taskTexts)
  const language = useContext(LanguageContext)
  const name = movementName(cash_type)[language === 'tl' ? 1 : 0]
  const isLess = amount.startsWith('-')
  return (
    <>
      {day !== undefined && (
        <div className="earnDay">
          <h2>{dayOf(day, language)}</h2>
        </div>
      )}
      <div className="earnRow">
        <SunCoin size={36} />
        <span className="earnName">
          <b>{name}</b>
          <small>{timeOf(created_at)}</small>
        </span>
        <span className="movementSum num">
          <b data-less={isLess || undefined}>
            {isLess ? '−' : '+'}
            {groupDigits(amount.replace('-', ''))}
          </b>
          <small>{t.balanceAfter(groupDigits(balance_after))}</small>
        </span>
      </div>
    </>
  )
}
