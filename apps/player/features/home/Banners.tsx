import type { Calls } from '@saya/contract'
import { Carousel } from '@saya/ui/carousel'
import { Icon } from '@saya/ui/icon'
import { arrowRightBold } from '@saya/ui/icon/drawings/arrowRightBold'
import { useContext } from 'react'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { homeTexts } from './home.texts.ts'
import './banners.css'

type Banner = Calls['GET /member/index']['answer']['banners'][number]

/** The operator's promotions. The first picture is the largest of the page, so it is asked for first. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useTexts(homeTexts)
  const at = useContext(LanguageContext) === 'en' ? 0 : 1
  return (
    <Carousel label={t.promotions} view="banner" position={t.bannerAt}>
      {banners.map((banner, index) => (
        <a key={banner.id} className="banner" data-tone={banner.tone} href={banner.href}>
          <span className="bannerWords">
            <span className="bannerKicker">{banner.kicker[at]}</span>
            <span className="bannerTitle money">{banner.title[at]}</span>
            <span className="bannerSubtitle">{banner.subtitle[at]}</span>
            <span className="bannerAction">
              {banner.action[at]} <Icon drawing={arrowRightBold} size={14} />
            </span>
          </span>
          <img
            src={banner.img}
            alt=""
            width={180}
            height={200}
            loading={index === 0 ? undefined : 'lazy'}
            fetchPriority={index === 0 ? 'high' : undefined}
          />
        </a>
      ))}
    </Carousel>
  )
}
