import { Carousel } from '@saya/ui/carousel'
import { MoreLink, SectionHead } from '@saya/ui/sectionHead'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { Game, useCategoryName } from '../game/index.ts'
import type { HomePart } from './homePart.ts'
import { homeTexts } from './home.texts.ts'
import { sectionAddress } from './sections.ts'

interface HomeSectionProps {
  readonly section: HomePart['sections'][number]
  /** It stands on the first screen, and its pictures are the largest there. */
  readonly first: boolean
}

/** A row of games with the way to all of them. */
export function HomeSection({ section: { name, games }, first }: HomeSectionProps) {
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
        {games.map((game, place) => (
          <Game key={game.code} game={game} first={first && place < 3} />
        ))}
      </Carousel>
    </section>
  )
}
