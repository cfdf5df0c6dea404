import type { Draw, Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import type { Bounds, Facts } from './facts.ts'

/** Whole pesos on each spot. */
export type Stakes = Readonly<Record<string, number>>

export type StakesRefusal = 'bet_unknown' | 'bet_too_small' | 'bet_too_large' | 'round_too_large'

/** One table, as the studio offers it to operators. Which rules decide it, its own folder knows. */
export interface Table {
  readonly code: string
  readonly names: { readonly en: string; readonly tl: string }
  readonly rtpPpm: number
  /** What is told of it besides, and what one player may bet in one round. */
  readonly facts: Facts
  readonly limits: Omit<Bounds, 'mostWin'>
  /** How long bets are taken. */
  readonly bettingMs: number
  /** The most that a player can win in one round. */
  readonly mostWin: Units
  readonly mathHash: string
  /** What bets come to in all, or why they are not taken from one who has made those before in the same round. */
  judge(stakes: Stakes, before: Stakes): { readonly stake: Units } | { readonly refusal: StakesRefusal }
  /** Decides a round for everybody. The same draws always come to the same. */
  draw(rng: Rng): DrawnTable
}

export interface DrawnTable {
  /** What a browser is shown: plain JSON. */
  readonly shown: unknown
  readonly draws: readonly Draw[]
  winOf(stakes: Stakes): Units
}

export type Tables = ReadonlyMap<string, Table>
