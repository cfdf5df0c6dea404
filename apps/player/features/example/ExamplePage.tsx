import { ButtonLink } from '@saya/ui/button'
import { Gallery } from '@saya/ui/gallery'
import { useContext } from 'react'
import { BrandContext } from '../../shared/brand.ts'
import { clock } from '../../shared/device/clock.ts'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { useSignedIn } from '../../shared/session/session.ts'
import { LanguageContext } from '../../shared/texts.ts'
import { galleryTexts } from './galleryTexts.ts'
import { NoticesSection } from './NoticesSection.tsx'

const manilaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })

/** Every part of the kit in one place, in the member's language and theme. Nothing links here. */
export function Page() {
  const language = useContext(LanguageContext)
  const brand = useContext(BrandContext)
  const isSignedIn = useSignedIn()
  const texts = galleryTexts[language]
  return (
    <Gallery
      key={language}
      texts={texts}
      clock={clock}
      today={manilaDay.format(clock.now())}
      brand={brand}
      pictures={pictures()}
      end={
        !isSignedIn && (
          <ButtonLink href="/login" size="small">
            {texts.logIn}
          </ButtonLink>
        )
      }
    >
      <NoticesSection />
    </Gallery>
  )
}

function pictures() {
  const games = ['mangga-fiesta', 'baccarat-royale', 'parol-nights', 'jeepney-jackpot']
  const banners = ['ranking', 'deposit-bonus', 'filcoin']
  return {
    games: games.map(name => pictureAddress(`/img/games/${name}.webp`)),
    banners: banners.map(name => pictureAddress(`/img/home/banner-${name}.webp`)),
    portrait: pictureAddress('/img/avatars/women-1.webp'),
    empty: '/img/home/state-empty.webp',
  }
}
