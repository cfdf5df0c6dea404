import type { LandingName } from '@saya/contract/ad/landing.ts'
import { Button, ButtonLink } from '@saya/ui/button'
import { Notice } from '../../app/Notice.tsx'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import type { Place } from '../../shared/session/place.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { adTexts } from './ad.texts.ts'
import { Landing } from './Landing.tsx'
import { landingPart } from './landingPart.ts'

/** Where an ad leads to. One that the operator has switched off leads on to the games. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(adTexts)
  const name = place.params.landing as LandingName
  const { answer, error, again } = useAnswer('GET /promo/landing/detail', { query: { name } }, { part: landingPart })
  if (answer) return <Landing landing={answer} />
  if (error === undefined) return <PageSkeleton />
  const isOver = (error as { code?: string }).code === 'ERR_NOT_FOUND'
  return isOver ? (
    <Notice
      picture="not-found"
      title={t.overTitle}
      text={t.overText}
      action={<ButtonLink href="/">{t.home}</ButtonLink>}
    />
  ) : (
    <Notice
      picture="error"
      title={t.failedTitle}
      text={t.failedText}
      action={<Button onClick={again}>{t.again}</Button>}
    />
  )
}
