import type { Calls } from '@saya/contract'
import { listLimits, mallLimits } from '@saya/contract/limits'
import { lookOfStatus } from '@saya/contract/redemption/status.ts'
import { groupDigits } from '@saya/money'
import { ButtonLink } from '@saya/ui/button'
import { Chip } from '@saya/ui/chip'
import { gift } from '@saya/ui/icon/drawings/gift'
import { PagedList } from '@saya/ui/pagedList'
import { Skeleton } from '@saya/ui/skeleton'
import { showToast } from '@saya/ui/toaster'
import { useContext } from 'react'
import { useTimesAnew } from '../../shared/answer/refreshShown.ts'
import { callServer } from '../../shared/answer/client.ts'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { usePages } from '../../shared/answer/usePages.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { timeOf } from '../../shared/device/timeOf.ts'
import { ImageOrDrawing } from '../../shared/picture/ImageOrDrawing.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { DetailsHead } from '../task/index.ts'
import { redemptionTexts } from './redemption.texts.ts'
import './redemptionsPage.css'

type Row = Calls['GET /member/order/list']['answer']['d'][number]

interface PageEnd {
  readonly next: string | undefined
}

/** What the member redeemed, newest first. */
export function Page() {
  const anew = useTimesAnew()
  const t = useTexts(redemptionTexts)
  const paged = useTexts(pagedTexts)
  const load = usePages<PageEnd, Row>(async ({ cursor, signal }) => {
    const query = { page_size: String(mallLimits.pageSize), ...cursor }
    const { d, next } = await callServer('GET /member/order/list', { query }, { signal })
    return { rows: d, end: { next } }
  })
  return (
    <>
      <DetailsHead on="redeem" />
      <main className="redemptionsPage">
        <PagedList
          key={anew}
          label={t.list}
          load={load}
          pageSize={mallLimits.pageSize}
          leastGapMs={listLimits.listWaitMs}
          clock={performance}
          onFailure={() => showToast(paged.failed, 'bad')}
          rowKey={row => row.id}
          renderRow={row => <RedemptionCard row={row} />}
          skeleton={<Skeleton shape="row" />}
          texts={{ ...paged, first: paged.firstItems, loading: paged.nextItems, empty: <NothingYet /> }}
        />
      </main>
    </>
  )
}

function RedemptionCard({ row }: { readonly row: Row }) {
  const t = useTexts(redemptionTexts)
  const language = useContext(LanguageContext)
  const { text, tone } = lookOfStatus(row.complete_status)
  const status = text[language === 'en' ? 0 : 1]
  const when = `${dayOf(row.submit_at, language)}, ${timeOf(row.submit_at)}`
  return (
    <a className="redemptionCard" href={`/s-transaction/status?id=${row.id}&type=RedeemFilcoins`}>
      <span className="redemptionHead">
        <small>{when}</small>
        <Chip tone={tone}>{status}</Chip>
      </span>
      <ImageOrDrawing
        className="redemptionPicture"
        drawing={gift}
        src={pictureAddress(row.product_img)}
        alt=""
        width={80}
        height={64}
        loading="lazy"
      />
      <span className="redemptionWords">
        <b>{row.product_name}</b>
        <span>
          {t.coins(groupDigits(row.pay_amount))} <span className="num">x {row.quantity}</span>
        </span>
      </span>
    </a>
  )
}

function NothingYet() {
  const t = useTexts(redemptionTexts)
  const { emptyRecords } = useTexts(pagedTexts)
  return (
    <div role="status">
      <PicturedState
        title={emptyRecords}
        line={t.emptyLine}
        action={
          <ButtonLink look="soft" size="medium" href="/s-points/mall">
            {t.toMall}
          </ButtonLink>
        }
      />
    </div>
  )
}
