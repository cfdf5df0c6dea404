import { Card } from '@saya/ui/card'
import { gift } from '@saya/ui/icon/drawings/gift'
import { useContext } from 'react'
import { dayOf } from '../../../shared/device/dayOf.ts'
import { timeOf } from '../../../shared/device/timeOf.ts'
import { ImageOrDrawing } from '../../../shared/picture/ImageOrDrawing.tsx'
import { pictureAddress } from '../../../shared/picture/pictureAddress.ts'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { redemptionStatusTexts } from './redemptionStatus.texts.ts'
import { Reference } from './Reference.tsx'
import type { Redemption } from './useRedemption.ts'

/** What is known of a redemption, as one would tell it to support. What was not asked for is not there. */
export function RedemptionFacts({ redemption }: { readonly redemption: Redemption }) {
  const t = useTexts(redemptionStatusTexts)
  const language = useContext(LanguageContext)
  // A line ends between the day and the time, and within neither.
  const whole = (text: string) => text.replaceAll(' ', '\u00a0')
  const written = (seconds: number) =>
    seconds === 0 ? '' : `${whole(dayOf(seconds, language))}, ${whole(timeOf(seconds))}`
  const rows = [
    [t.recipient, `${redemption.recipient_name}, +63 ${redemption.phone_number}`],
    [t.to, redemption.delivery_address],
    [t.store, redemption.store_address],
    [t.email, redemption.email],
    [t.courier, redemption.courier],
    [t.tracking, redemption.tracking],
    [t.redeemed, written(redemption.submit_at)],
    [t.shippedAt, written(redemption.shipped_at)],
    [t.ended, written(redemption.ended_at)],
  ] as const
  return (
    <Card padded>
      <dl className="statusFacts">
        <dt>{t.item}</dt>
        <dd className="statusMethod">
          <ImageOrDrawing drawing={gift} src={pictureAddress(redemption.product_img)} alt="" width={50} height={40} />
          <span>
            {redemption.product_name} x {redemption.quantity}
          </span>
        </dd>
        {rows.map(([name, value]) => value !== '' && <Fact key={name} name={name} value={value} />)}
        <Reference id={redemption.id} />
      </dl>
    </Card>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
