import { PagedList } from '@saya/ui/pagedList'
import { showToast } from '@saya/ui/toaster'
import { listLimits } from '@saya/contract/limits'
import type { ReactNode } from 'react'
import { useTimesAnew } from '../../../shared/answer/refreshShown.ts'
import { pagedTexts } from '../../../shared/answer/paged.texts.ts'
import { PicturedState } from '../../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { FavouriteHeart } from '../../favourite/index.ts'
import { Game } from '../page/Game.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import type { ListQuery } from './listQuery.ts'
import { useGamePages } from '../page/useGamePages.ts'
import './gameList.css'

interface GameListProps {
  readonly label: string
  readonly query: ListQuery
  /** What helps when nothing was found, in words and as a button. */
  readonly emptyLine?: string | undefined
  readonly emptyAction?: ReactNode
}

/** How many pictures are near the top of a phone's screen and fetched at once. */
const nearCount = 9

/** Games three to a row, read on before the end is reached. */
export function GameList({ label, query, emptyLine, emptyAction }: GameListProps) {
  const anew = useTimesAnew()
  const t = useTexts(pagedTexts)
  const { name, known, load } = useGamePages(query)
  const near = new Set(known?.games.slice(0, nearCount).map(game => game.code))
  return (
    <div className="gameList">
      <PagedList
        key={`${name} ${anew}`}
        grid
        label={label}
        known={known && { rows: known.games, isOver: known.next === undefined }}
        load={load}
        pageSize={listLimits.gamePageSize}
        leastGapMs={listLimits.gridWaitMs}
        clock={performance}
        onFailure={() => showToast(t.failed, 'bad')}
        rowKey={game => game.code}
        renderRow={game => (
          <Game game={game} first={near.has(game.code)} heart={<FavouriteHeart id={game.id} name={game.name} />} />
        )}
        skeleton={<GridSkeleton />}
        texts={{
          ...t,
          empty: <NoGames line={emptyLine} action={emptyAction} />,
        }}
      />
    </div>
  )
}

function NoGames({ line, action }: { line: string | undefined; action: ReactNode }) {
  const t = useTexts(pagedTexts)
  return (
    <div role="status">
      <PicturedState title={t.empty} line={line} action={action} />
    </div>
  )
}
