import { Chip } from '@saya/ui/chip'
import type { DayRow } from '../../shared/answer/dayRows.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { HistoryRow } from '../transaction/index.ts'
import { type Bet, endingOf, toneOfEnding } from './bet.rules.ts'
import { betTexts } from './bet.texts.ts'
import { BetGame } from './BetGame.tsx'
import { gameNameOf } from './gameNameOf.ts'

/** One round, which leads to all that is known of it. */
export function BetRow({ row }: { row: DayRow<Bet> }) {
  const t = useTexts(betTexts)
  const name = gameNameOf(row)
  const staked = splitPesos(row.bet_amount)
  const tone = toneOfEnding(row)
  return (
    <HistoryRow
      day={row.day}
      href={`/bet-record/${row.id}`}
      picture={<BetGame img={row.img} />}
      name={name}
      at={row.settle_time || row.created_at}
    >
      <NetAmount bet={row} />
      <Chip tone={tone === 'over' ? 'mute' : tone}>{t[row.status]}</Chip>
      <span>{t.staked(staked.pesos + staked.centavos)}</span>
    </HistoryRow>
  )
}

/** What a round added to the balance or took from it, told by its sign before its colour. */
function NetAmount({ bet }: { bet: Bet }) {
  const { pesos, centavos } = splitPesos(bet.net_amount)
  const ending = endingOf(bet)
  return (
    <span className="money betNet" data-ending={ending}>
      {ending === 'won' && '+\u2009'}
      {pesos}
      {centavos}
    </span>
  )
}
