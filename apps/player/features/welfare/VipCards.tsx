import { useTexts } from '../../shared/texts.ts'
import { welfareTexts } from './welfare.texts.ts'

/** What members of a VIP level are given now. */
export function VipCards({ gifts }: { readonly gifts: readonly { readonly id: string }[] }) {
  const t = useTexts(welfareTexts)
  return (
    <ul className="welfareCards">
      {gifts.map(({ id }) => (
        <li key={id}>
          <a className="welfareCard" data-type="vip" href={`/promotions/${id}`}>
            <span className="welfareWords">
              <b>{t.vipTitle}</b>
              <span>{t.vipLine}</span>
            </span>
            <img src="/img/welfare/vip.webp" width={104} height={104} alt="" />
          </a>
        </li>
      ))}
    </ul>
  )
}
