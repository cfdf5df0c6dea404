import { lazy, Suspense } from 'react'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useOffers } from '../../shared/offers/useOffers.ts'
import { useSignedIn } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { PlannedNote } from '../maintenance/index.ts'
import { Banners } from './Banners.tsx'
import { Categories } from './Categories.tsx'
import { FollowUs } from './FollowUs.tsx'
import { HomeBar } from './HomeBar.tsx'
import { type HomePart, homePart } from './homePart.ts'
import { HomeSection } from './HomeSection.tsx'
import { homeTexts } from './home.texts.ts'
import { ResponsibleGaming } from './ResponsibleGaming.tsx'
import './homePage.css'

/** Nobody waits for it: it is fetched for members alone, behind the page. */
const InviteDoor = lazy(async () => ({
  default: (await loadModule(() => import('../invite/index.ts'))).InviteDoor,
}))

/** What is left when not even the way to the server could be fetched. */
const nothing: HomePart = { banners: [], nav: [], sections: [], bottom: [], media: [] }

export function Page() {
  const { answer, error } = useAnswer('GET /member/index', {}, { part: homePart })
  const home = answer ?? (error ? nothing : undefined)
  const t = useTexts(homeTexts)
  const isSignedIn = useSignedIn()
  const offers = useOffers()
  return (
    <>
      <HomeBar />
      <main>
        <h1 className="unseen">{t.games}</h1>
        <PlannedNote />
        {!home && <PageSkeleton />}
        {home && (
          <>
            {home.banners.length > 0 && offers !== 'hidden' && (
              <div className="homeOffers" data-shown={offers === 'shown' || undefined}>
                <Banners banners={home.banners} />
              </div>
            )}
            {home.nav.length > 0 && <Categories nav={home.nav} />}
            {home.sections.map((section, place) => (
              <HomeSection key={section.name} section={section} first={place === 0} />
            ))}
            {isSignedIn && offers === 'shown' && (
              <Suspense fallback={null}>
                <InviteDoor />
              </Suspense>
            )}
            <FollowUs media={home.media} />
            <ResponsibleGaming bottom={home.bottom} />
          </>
        )}
      </main>
    </>
  )
}
