import { Carousel } from '@saya/ui/carousel'
import { MoreLink, SectionHead } from '@saya/ui/sectionHead'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { Game, useCategoryName } from '../game/index.ts'
import type { HomePart } from './homePart.ts'
import { homeTexts } from './home.texts.ts'
import { sectionAddress } from './sections.ts'

/** A row of games with the way to all of them. */
export function HomeSection({ section: { name, games } }: { section: HomePart['sections'][number] }) {
  const t = useTexts(homeTexts)
  const title = useCategoryName()(name)
  return (
    <section className="homeSection">
      <SectionHead
        title={title}
        more={
          <MoreLink href={sectionAddress(name)} drawing={sheetIcon('caretRightBold')} aria-label={t.seeAllOf(title)}>
            {t.seeAll}
          </MoreLink>
        }
      />
      <Carousel label={title}>
        {games.map(game => (
          <Game key={game.code} game={game} />
        ))}
      </Carousel>
    </section>
  )
}
