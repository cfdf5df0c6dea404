import { ButtonLink } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { deviceMobile } from '@saya/ui/icon/drawings/deviceMobile'
import { globe } from '@saya/ui/icon/drawings/globe'
import { storefront } from '@saya/ui/icon/drawings/storefront'
import { ImageWithFallback } from '@saya/ui/picture'
import { Wordmark } from '@saya/ui/wordmark'
import { Bunting } from '../../shared/picture/Bunting.tsx'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { adTexts } from './ad.texts.ts'
import type { LandingPart } from './landingPart.ts'
import './landing.css'

/** Where each partner's app is led to, by the pages that know who may go there. */
const miniPrograms = { glife: '/Glife', mayamini: '/mayamini', lazadamini: '/lazadamini' } as const

/** The offer of an ad and the three ways on: our app, our site, and a partner's app. */
export function Landing({ landing }: { landing: LandingPart }) {
  const t = useTexts(adTexts)
  const { title, line, img, tone, mini_program: program } = landing
  // Pictures of ours are cut out; one that was uploaded is a photograph with edges of its own.
  const isFramed = !img.startsWith('/img/home/')
  return (
    <main className="landing" data-tone={tone}>
      <div className="landingHero">
        <Bunting className="landingBunting" />
        <Wordmark lettering={sheetIcon('lettering')} href="/" label={t.toHome} />
        <ImageWithFallback
          className="landingPicture"
          data-framed={isFramed || undefined}
          src={pictureAddress(img)}
          alt=""
          width={360}
          height={400}
          decoding={undefined}
          fetchPriority="high"
          fallback={<Icon drawing={sheetIcon('giftFill')} size={150} />}
        />
        <h1 className="landingTitle">{title}</h1>
        <p className="landingLine">{line}</p>
      </div>
      <div className="landingFoot">
        <nav className="landingWays" aria-label={t.ways}>
          <ButtonLink full href="/app">
            <Icon drawing={deviceMobile} size={22} /> {t.app}
          </ButtonLink>
          <ButtonLink full look="neutral" href="/">
            <Icon drawing={globe} size={22} /> {t.site}
          </ButtonLink>
          <ButtonLink full look="outline" href={miniPrograms[program]}>
            <Icon drawing={storefront} size={22} /> {t[program]}
          </ButtonLink>
        </nav>
        <p className="landingSafe">
          <span className="landingAge">21+</span>
          <span>
            {t.playersOnly} <a href="/s-docs/stmt">{t.playSafe}</a>
          </span>
        </p>
      </div>
    </main>
  )
}
