import type { Calls } from '@saya/contract'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { useTexts } from '../../shared/texts.ts'
import { welfareTexts } from './welfare.texts.ts'

type Gifts = Calls['GET /promo/list']['answer']['vip_gifts']

/** What members of a VIP level are given now, and why one is not for this member. */
export function VipCards({ gifts }: { readonly gifts: Gifts }) {
  const t = useTexts(welfareTexts)
  return (
    <ul className="welfareCards">
      {gifts.map(({ id, why_not: why }) => (
        <li key={id}>
          <a className="welfareCard" data-type="vip" href={`/promotions/${id}`}>
            <span className="welfareWords">
              <b>{t.vipTitle}</b>
              <span>{t.vipLine}</span>
              {why && <span className="welfareWhy">{why.sentence}</span>}
            </span>
            <GiftPicture src="/img/welfare/vip.webp" width={104} height={104} />
          </a>
        </li>
      ))}
    </ul>
  )
}
