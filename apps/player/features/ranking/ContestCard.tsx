import type { Calls } from '@saya/contract'
import { HeroCard } from '@saya/ui/card'
import { Countdown } from '@saya/ui/countdown'
import { useState } from 'react'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { rankingTexts } from './ranking.texts.ts'

export type Contest = NonNullable<Calls['GET /promo/ranking/detail']['answer']['contest']>

interface ContestCardProps {
  readonly contest: Contest
  readonly onEnd: () => void
}

/** What is to be won today, and until when. */
export function ContestCard({ contest, onEnd }: ContestCardProps) {
  const t = useTexts(rankingTexts)
  const { pesos, centavos } = splitPesos(contest.pool)
  // It runs from what the server said, whatever the time on the phone is.
  const [untilMs] = useState(() => performance.now() + contest.seconds_left * 1000)
  return (
    <HeroCard sun="high">
      <div className="rankingHead">
        <h1>{contest.title}</h1>
        <p className="rankingPool">
          <span>{t.pool}</span>
          <b className="num">
            {pesos}
            <small>{centavos}</small>
          </b>
        </p>
        <p className="rankingEnds">{t.endsIn}</p>
        <Countdown
          untilMs={untilMs}
          clock={performance}
          announce={({ hours, minutes }) => t.left(hours, minutes)}
          onEnd={onEnd}
        />
      </div>
    </HeroCard>
  )
}
