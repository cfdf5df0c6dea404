import { AppBar } from '@saya/ui/appBar'
import { Button, ButtonLink, IconLink } from '@saya/ui/button'
import { Carousel } from '@saya/ui/carousel'
import { MoreLink, SectionHead } from '@saya/ui/sectionHead'
import { Wordmark } from '@saya/ui/wordmark'
import { useContext } from 'react'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { sheetIcon } from '../../shared/sheetIcons.ts'
import { useAnswer } from '../../shared/answers.ts'
import { BrandContext } from '../../shared/brand.ts'
import { useSignedIn } from '../../shared/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { categoryLabel, categoryTexts } from '../game/category.texts.ts'
import { Game } from '../game/Game.tsx'
import { Banners } from './Banners.tsx'
import { Categories } from './Categories.tsx'
import { FollowUs } from './FollowUs.tsx'
import { homeTexts } from './home.texts.ts'
import { ResponsibleGaming } from './ResponsibleGaming.tsx'
import { homePart } from './homePart.ts'
import { sectionAddress } from './sections.ts'
import './homePage.css'

export function Page() {
  const { answer: home, error, again } = useAnswer('GET /member/index', {}, homePart)
  const t = useTexts(homeTexts)
  const names = useTexts(categoryTexts)
  return (
    <>
      <HomeBar />
      <main>
        <h1 className="unseen">{t.games}</h1>
        {error && !home ? (
          <div className="homeFailed" role="alert">
            <p>{t.failed}</p>
            <Button look="soft" size="medium" onClick={again}>
              {t.again}
            </Button>
          </div>
        ) : null}
        {!home && !error && <PageSkeleton />}
        {home && (
          <>
            <Banners banners={home.banners} />
            <Categories nav={home.nav} />
            {home.sections.map(({ name, games }) => (
              <section key={name} className="homeSection">
                <SectionHead
                  title={categoryLabel(names, name)}
                  more={
                    <MoreLink href={sectionAddress(name)} aria-label={t.seeAllOf(categoryLabel(names, name))}>
                      {t.seeAll}
                    </MoreLink>
                  }
                />
                <Carousel label={categoryLabel(names, name)}>
                  {games.map(game => (
                    <Game key={game.id} game={game} />
                  ))}
                </Carousel>
              </section>
            ))}
            <FollowUs media={home.media} />
            <ResponsibleGaming bottom={home.bottom} />
          </>
        )}
      </main>
    </>
  )
}

function HomeBar() {
  const t = useTexts(homeTexts)
  const brand = useContext(BrandContext)
  const isSignedIn = useSignedIn()
  return (
    <AppBar
      start={<Wordmark href="/" label={t.toHome} variant={brand === 'h5' ? undefined : brand} />}
      end={
        <>
          <IconLink
            href="/s-game/category/Slot?sort=Popular#search"
            label={t.search}
            drawing={sheetIcon('magnifyingGlassBold')}
          />
          {!isSignedIn && (
            <ButtonLink href="/login" size="small">
              {t.logIn}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
