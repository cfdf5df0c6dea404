import type { Calls } from '@saya/contract'
import { Carousel } from '@saya/ui/carousel'
import { MoreLink, SectionHead } from '@saya/ui/sectionHead'
import { useTexts } from '../../shared/texts.ts'
import { Game, useCategoryName } from '../game/index.ts'
import { homeTexts } from './home.texts.ts'
import { sectionAddress } from './sections.ts'

type Section = Calls['GET /member/index']['answer']['list'][number]

/** A row of games with the way to all of them. */
export function HomeSection({ section: { name, games } }: { section: Section }) {
  const t = useTexts(homeTexts)
  const title = useCategoryName()(name)
  return (
    <section className="homeSection">
      <SectionHead
        title={title}
        more={
          <MoreLink href={sectionAddress(name)} aria-label={t.seeAllOf(title)}>
            {t.seeAll}
          </MoreLink>
        }
      />
      <Carousel label={title}>
        {games.map(game => (
          <Game key={game.id} game={game} />
        ))}
      </Carousel>
    </section>
  )
}
