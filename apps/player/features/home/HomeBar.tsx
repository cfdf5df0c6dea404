import { AppBar } from '@saya/ui/appBar'
import { ButtonLink, IconLink } from '@saya/ui/button'
import { Wordmark } from '@saya/ui/wordmark'
import { useContext } from 'react'
import { BrandContext } from '../../shared/brand.ts'
import { MemberHead } from '../../shared/head/memberHead.tsx'
import { useSignedIn } from '../../shared/session/session.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { homeTexts } from './home.texts.ts'

/** Part of the dawn at the top of the page, solid once games pass under it. */
export function HomeBar() {
  const t = useTexts(homeTexts)
  const brand = useContext(BrandContext)
  const site = brand === 'h5' ? undefined : brand
  const isSignedIn = useSignedIn()
  return (
    <AppBar
      start={
        <Wordmark
          lettering={sheetIcon('lettering')}
          href="/"
          label={t.toHome(site ? `Saya ${site}` : 'Saya')}
          variant={site}
        />
      }
      end={
        <>
          <MemberHead />
          <IconLink
            href="/s-game/category/Slot?sort=Popular#search"
            label={t.search}
            drawing={sheetIcon('magnifyingGlassBold')}
          />
          {isSignedIn ? (
            <IconLink href="/s-safer-play" label={t.saferPlay} drawing={sheetIcon('shieldCheck')} />
          ) : (
            <ButtonLink href="/login" size="small">
              {t.logIn}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
