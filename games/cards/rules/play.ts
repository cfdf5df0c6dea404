import type { Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import type { Title, VisibleRound } from '../shape.ts'
import { type RoundOutcome, playBlackjack } from './blackjack.ts'
import { playPoker } from './poker.ts'

interface Round {
  readonly title: Title
  readonly stake: Units
  readonly rng: Rng
  readonly choices: readonly number[]
}

/** A round of any title, played from the beginning with the choices so far. */
export function play({ title, ...round }: Round): RoundOutcome<VisibleRound> {
  return title.kind === 'poker' ? playPoker({ title, ...round }) : playBlackjack({ title, ...round })
}
