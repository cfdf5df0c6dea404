import { Card } from '@saya/ui/card'
import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { timeOf } from '../transaction/index.ts'
import type { Bet } from './bet.rules.ts'
import { betTexts } from './bet.texts.ts'
import { gameNameOf } from './gameNameOf.ts'
import { useGameTypes } from './useGameTypes.ts'

/** All that is known of a round, as one would tell it to support. */
export function BetFacts({ bet }: { bet: Bet }) {
  const t = useTexts(betTexts)
  const language = useContext(LanguageContext)
  const name = gameNameOf(bet)
  const type = useGameTypes().get(bet.game_type)
  const written = (seconds: number) => `${dayOf(seconds, language)}, ${timeOf(seconds)}`
  const pesos = (amount: string) => Object.values(splitPesos(amount)).join('')
  const facts = [
    [t.status, t[bet.status]],
    [t.game, name],
    [t.provider, bet.brand_name],
    [t.category, type],
    [t.bet, pesos(bet.bet_amount)],
    [t.win, pesos(bet.settlement_amount)],
    [t.net, pesos(bet.net_amount)],
    [t.currency, bet.currency],
    [t.placed, written(bet.created_at)],
    [t.settled, bet.settle_time > 0 ? written(bet.settle_time) : t.open],
    [t.round, bet.round_id],
    [t.record, bet.record_id],
  ].filter(([, fact]) => fact)
  return (
    <Card padded>
      <dl className="statusFacts betFacts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
