import type { Calls } from '@saya/contract'
import { listLimits } from '@saya/contract/limits'
import { groupDigits } from '@saya/money'
import { PagedList } from '@saya/ui/pagedList'
import { ImageWithFallback } from '@saya/ui/picture'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { useTimesAnew } from '../../../shared/answer/refreshShown.ts'
import { callServer } from '../../../shared/answer/client.ts'
import { pagedTexts } from '../../../shared/answer/paged.texts.ts'
import { usePages } from '../../../shared/answer/usePages.ts'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { say } from '../../../shared/say.ts'
import { SunCoin } from '../../../shared/filcoin/SunCoin.tsx'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { pictureOf } from '../task.rules.ts'
import { taskTexts } from '../task.texts.ts'
import { NothingEarned } from './NothingEarned.tsx'
import { DetailsHead } from './DetailsHead.tsx'
import './details.css'

type Receipt = Calls['GET /promo/receive/history']['answer']['d'][number]

const manilaTime = new Intl.DateTimeFormat('en-PH', { timeZone: 'Asia/Manila', hour: 'numeric', minute: '2-digit' })

/** What the member earned, newest first, under the day on which it came. */
export function Page() {
  const anew = useTimesAnew()
  const t = useTexts(taskTexts)
  const paged = useTexts(pagedTexts)
  const load = usePages<{ next?: string | undefined }, Receipt>(async ({ cursor, signal }) => {
    const query = { page_size: String(listLimits.receivedPageSize), last_id: cursor.cursor ?? '' }
    const { d: rows, last_id } = await callServer('GET /promo/receive/history', { query }, { signal })
    return { rows, end: { next: last_id || undefined } }
  })
  return (
    <>
      <DetailsHead on="earn" />
      <main className="earnList">
        <PagedList
          key={anew}
          label={t.earned}
          load={load}
          pageSize={listLimits.receivedPageSize}
          leastGapMs={listLimits.listWaitMs}
          clock={performance}
          onFailure={() => void say(paged.failed, 'bad').catch(() => {})}
          rowKey={row => row.id}
          renderRow={row => <EarnedRow row={row} />}
          skeleton={
            <div className="earnWaits">
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} shape="row" />
              ))}
            </div>
          }
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

/** The first row of a day says what the whole day came to, whatever else of it is on later pages. */
function EarnedRow({ row }: { row: Receipt }) {
  const t = useTexts(taskTexts)
  const language = useContext(LanguageContext)
  return (
    <>
      {row.day_total !== null && (
        <div className="earnDay">
          <h2>{dayOf(row.receive_at, language)}</h2>
          <span className="num">{t.totalEarned(groupDigits(String(row.day_total)))}</span>
        </div>
      )}
      <div className="earnRow">
        <ImageWithFallback src={pictureOf(row.image)} width={36} height={36} alt="" fallback={<SunCoin size={36} />} />
        <span className="earnName">
          <b>{row.name}</b>
          <small>{manilaTime.format(row.receive_at * 1000)}</small>
        </span>
        <span className="earnBonus num">+{groupDigits(String(row.bonus))}</span>
      </div>
    </>
  )
}
