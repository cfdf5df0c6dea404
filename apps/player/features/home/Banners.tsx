import { safeLink } from '@saya/client/safeLink'
import { Carousel } from '@saya/ui/carousel'
import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { isOwnPage } from '../../shared/isOwnPage.ts'
import { Bunting } from '../../shared/picture/Bunting.tsx'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import type { HomePart } from './homePart.ts'
import { homeTexts } from './home.texts.ts'
import './banners.css'

type Banner = HomePart['banners'][number]

/** The operator's promotions. The first picture is the largest of the page, so it is asked for first. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useTexts(homeTexts)
  return (
    <Carousel label={t.promotions} view="banner" position={t.bannerAt}>
      {banners.map((banner, index) => (
        <BannerCard key={banner.id} banner={banner} isFirst={index === 0} />
      ))}
    </Carousel>
  )
}

function BannerCard({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { href, tone, img, kicker, title, subtitle, action } = banner
  const address = isOwnPage(href) || safeLink(href) ? href : undefined
  return (
    <a className="banner" data-tone={tone} href={address}>
      <span className="bannerWords">
        <span className="bannerKicker">{kicker}</span>
        <span className="bannerTitle money">{title}</span>
        <span className="bannerSubtitle">{subtitle}</span>
        <span className="bannerAction">
          {action} <Icon drawing={sheetIcon('arrowRightBold')} size={14} />
        </span>
      </span>
      <ImageWithFallback
        className="bannerPicture"
        src={pictureAddress(img)}
        alt=""
        width={180}
        height={200}
        decoding={undefined}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        fallback={<Icon drawing={sheetIcon('giftFill')} size={88} />}
      />
      {isFirst && <Bunting className="bunting" />}
    </a>
  )
}
