import type { Calls } from '@saya/contract'
import { type MouseEvent, useState } from 'react'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { isAndroid } from '../../shared/device/isAndroid.ts'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { orderBanners, placeOfBanner } from './banner.rules.ts'
import { openBanner } from './openBanner.ts'
import { welfareTexts } from './welfare.texts.ts'

type AnsweredBanner = Calls['GET /promo/list']['answer']['banners'][number]
type Banner = Omit<AnsweredBanner, 'why_not'> & { readonly why_not: { readonly sentence: string } | null }

const pictures: Readonly<Record<number, string>> = {
  1: 'box',
  2: 'wins',
  3: 'vip',
  4: 'loss-rebate',
  5: 'rebate',
  6: 'cashback',
  7: 'app',
  8: 'tasks',
  9: 'tasks',
  11: 'invite',
}

/** One card for each thing, in the order of the page. */
export function BannerCards({ banners }: { readonly banners: readonly Banner[] }) {
  const t = useTexts(welfareTexts)
  const [busy, setBusy] = useState<number>()

  async function open(type: number, to: string): Promise<void> {
    setBusy(type)
    try {
      await openBanner(type, to)
    } catch (failure) {
      void say(sentenceOf(failure, t.failed), 'bad')
    }
    setBusy(undefined)
  }

  return (
    <ul className="welfareCards">
      {orderBanners(banners, isAndroid()).map(banner => (
        <li key={banner.type}>
          <BannerCard
            banner={banner}
            isBusy={busy === banner.type}
            onOpen={to => void (to ? open(banner.type, to) : say(t.comingSoon))}
          />
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  readonly banner: Banner
  readonly isBusy: boolean
  readonly onOpen: (to: string | undefined) => void
}

function BannerCard({ banner, isBusy, onOpen }: CardProps) {
  const { type, title, line, why_not: why } = banner
  const to = placeOfBanner(type)
  const inside = (
    <>
      <span className="welfareWords">
        <b>{title}</b>
        <span>{line}</span>
        {why && <span className="welfareWhy">{why.sentence}</span>}
      </span>
      {pictures[type] && <GiftPicture src={`/img/welfare/${pictures[type]}.webp`} width={104} height={104} />}
    </>
  )
  if (!to) {
    return (
      <button type="button" className="welfareCard" data-type={type} onClick={() => onOpen(undefined)}>
        {inside}
      </button>
    )
  }

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (!isBusy) onOpen(to)
  }
  return (
    <a className="welfareCard" data-type={type} href={to} aria-busy={isBusy || undefined} onClick={press}>
      {inside}
    </a>
  )
}
