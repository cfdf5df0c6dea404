import { showLimits } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { MoreLink, SectionHead } from '@saya/ui/sectionHead'
import { Skeleton } from '@saya/ui/skeleton'
import { pagedTexts } from '../../shared/answer/paged.texts.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { useFavourites } from '../favourite/index.ts'
import { GamesRow } from './GamesRow.tsx'
import { memberTexts } from './member.texts.ts'

/** The newest of the games that the member has marked, a row of them at most. */
export function FavouriteGames() {
  const t = useTexts(memberTexts)
  const empty = useTexts(pagedTexts).empty
  const { answer, error, again } = useFavourites()
  return (
    <section className="myGames" aria-label={t.favorites}>
      <SectionHead
        title={t.favorites}
        more={
          <MoreLink href="/s-game/sections/favorite" aria-label={t.moreFavorites} drawing={caretRightBold}>
            {t.viewMore}
          </MoreLink>
        }
      />
      {answer?.d.length === 0 && <PicturedState title={empty} />}
      {answer && answer.d.length > 0 && <GamesRow rows={answer.d.slice(0, showLimits.favoriteGames)} />}
      {!answer && error === undefined && (
        <div className="myGamesRow" role="status">
          <span className="unseen">{t.loading}</span>
          {[0, 1, 2].map(place => (
            <Skeleton key={place} shape="art" />
          ))}
        </div>
      )}
      {error !== undefined && (
        <div role="alert">
          <EmptyState
            title={sentenceOf(error, t.failed)}
            action={
              <Button look="soft" size="small" onClick={again}>
                {t.again}
              </Button>
            }
          />
        </div>
      )}
    </section>
  )
}
