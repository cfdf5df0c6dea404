import type { Calls } from '@saya/contract'
import { FavouriteHeart } from '../favourite/index.ts'
import { cardOf, Game } from '../game/index.ts'

type Row = Calls['GET /member/favorite/list']['answer']['d'][number]

/** Games side by side, each with its heart. */
export function GamesRow({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="myGamesRow">
      {rows.map(row => {
        const game = cardOf(row, { isNamed: false })
        return (
          <li key={row.id}>
            <Game game={game} heart={<FavouriteHeart id={row.id} name={game.name} />} />
          </li>
        )
      })}
    </ul>
  )
}
