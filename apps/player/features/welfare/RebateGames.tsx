import type { Calls } from '@saya/contract'
import { ButtonLink } from '@saya/ui/button'
import { useTexts } from '../../shared/texts.ts'
import { cardOf, Game } from '../game/index.ts'
import { gateLink } from '../kyc/index.ts'
import { rebateTexts } from './rebate.texts.ts'

type Row = Calls['GET /promo/rebate/detail']['answer']['games'][number]

/** The games that count, each with a button that opens it. */
export function RebateGames({ games }: { readonly games: readonly Row[] }) {
  const t = useTexts(rebateTexts)
  if (games.length === 0) return null
  return (
    <section aria-labelledby="rebate-games">
      <h2 className="h3" id="rebate-games">
        {t.games}
      </h2>
      <ul className="rebateGames">
        {games.map(row => {
          const game = cardOf(row, { isNamed: false })
          return (
            <li key={row.id}>
              <Game game={game} />
              <ButtonLink
                full
                look="soft"
                size="small"
                href={`/s-game-page/${game.code}`}
                aria-label={t.playName(game.name)}
                onClick={gateLink('play')}
              >
                {t.play}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
