import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
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

/** What is left when not even the way to the server could be fetched. */
const nothing: HomePart = { banners: [], nav: [], sections: [], bottom: [], media: [] }

export function Page() {
  const { answer, error } = useAnswer('GET /member/index', {}, { part: homePart })
  const home = answer ?? (error ? nothing : undefined)
  const t = useTexts(homeTexts)
  return (
    <>
      <HomeBar />
      <main>
        <h1 className="unseen">{t.games}</h1>
        <PlannedNote />
        {!home && <PageSkeleton />}
        {home && (
          <>
            {home.banners.length > 0 && <Banners banners={home.banners} />}
            {home.nav.length > 0 && <Categories nav={home.nav} />}
            {home.sections.map((section, place) => (
              <HomeSection key={section.name} section={section} first={place === 0} />
            ))}
            <FollowUs media={home.media} />
            <ResponsibleGaming bottom={home.bottom} />
          </>
        )}
      </main>
    </>
  )
}
