import { ButtonLink } from '@saya/ui/button'
import { useEffect, useRef } from 'react'
import { arrive } from '../../../app/arrive.ts'
import { BackLink } from '../../../shared/BackLink.tsx'
import { PageBar } from '../../../shared/head/PageBar.tsx'
import { pagedTexts } from '../../../shared/answer/paged.texts.ts'
import { PicturedState } from '../../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { FavouriteHeart, useFavourites } from '../../favourite/index.ts'
import { cardOf } from '../card.ts'
import { Game } from '../page/Game.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { listTexts } from './list.texts.ts'
import './gameList.css'
import './favouritesPage.css'

/** All games that the member has marked, the newest first. */
export function Page() {
  const t = useTexts(listTexts)
  const { answer, error, again } = useFavourites()
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.favorites} />
      {answer && <main>{answer.d.length > 0 ? <Favourites rows={answer.d} /> : <NoFavourites />}</main>}
      {!answer && error === undefined && (
        <main className="gameList" role="status">
          <span className="unseen">{t.loading}</span>
          <GridSkeleton />
        </main>
      )}
      {error !== undefined && <LoadFailed onAgain={again} />}
    </>
  )
}

type Rows = NonNullable<ReturnType<typeof useFavourites>['answer']>['d']

function Favourites({ rows }: { rows: Rows }) {
  const t = useTexts(listTexts)
  const count = useRef(rows.length)
  useEffect(() => {
    // The heart that had the focus went with its game.
    if (rows.length < count.current && document.activeElement === document.body) arrive()
    count.current = rows.length
  }, [rows.length])
  return (
    <ul className="gameList favouriteGames" aria-label={t.games(t.favorites)}>
      {rows.map((row, place) => {
        const game = cardOf(row, { isNamed: true })
        return (
          <li key={row.id}>
            <Game game={game} first={place < 9} heart={<FavouriteHeart id={row.id} name={game.name} />} />
          </li>
        )
      })}
    </ul>
  )
}

function NoFavourites() {
  const t = useTexts(listTexts)
  return (
    <div className="noFavourites" role="status">
      <PicturedState
        title={useTexts(pagedTexts).empty}
        line={t.emptyFavorites}
        action={
          <ButtonLink look="soft" size="medium" href="/s-game/sections/hot">
            {t.findGames}
          </ButtonLink>
        }
      />
    </div>
  )
}
