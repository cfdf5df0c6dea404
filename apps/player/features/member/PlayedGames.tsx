import { showLimits } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { MoreLink, SectionHead } from '@saya/ui/sectionHead'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext } from 'react'
import { useAnswer } from '../../shared/answers.ts'
import { pagedTexts } from '../../shared/paged.texts.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { cardOf, Game } from '../game/index.ts'
import { memberTexts } from './member.texts.ts'

/** The games the member comes back to, a row of them at most. */
export function PlayedGames() {
  const t = useTexts(memberTexts)
  const language = useContext(LanguageContext)
  const empty = useTexts(pagedTexts).empty
  const { answer, error, again } = useAnswer('GET /member/game/list/history', {})
  const games = answer?.d.slice(0, showLimits.favoriteGames)
  return (
    <section className="myGames" aria-label={games?.length ? t.recentlyPlayed : t.favorites}>
      <SectionHead
        title={games?.length ? t.recentlyPlayed : t.favorites}
        more={
          <MoreLink href="/s-game/sections/favorite" aria-label={t.moreFavorites} drawing={caretRightBold}>
            {t.viewMore}
          </MoreLink>
        }
      />
      {games?.length === 0 && (
        <EmptyState picture={<img src="/img/home/state-empty.webp" width={88} height={88} alt="" />} title={empty} />
      )}
      {games && games.length > 0 && (
        <div className="myGamesRow">
          {games.map(game => (
            <Game key={game.code} game={cardOf(game, language, { isNamed: false })} />
          ))}
        </div>
      )}
      {!games && !error && (
        <div className="myGamesRow" role="status">
          <span className="unseen">{t.loading}</span>
          {[0, 1, 2].map(place => (
            <Skeleton key={place} shape="art" />
          ))}
        </div>
      )}
      {!games && error !== undefined && (
        <div role="alert">
          <EmptyState
            title={t.failed}
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
