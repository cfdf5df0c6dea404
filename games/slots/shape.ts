import type {
  CascadeGame,
  Draw,
  FreeSpins,
  HoldBonus,
  Pay,
  PickBonus,
  ReelGame,
  Strip,
  SoloTitle,
  SymbolLetter,
  Text,
  Volatility,
} from '@saya/game-math'

export type {
  CascadeGame,
  FreeSpins,
  HoldBonus,
  Pay,
  PickBonus,
  ReelGame,
  Strip,
  SymbolLetter,
  Text,
  Wild,
} from '@saya/game-math'

/** What the mathematics of a title come to; `proof.test.ts` recomputes every number. */
export interface ParSheet {
  /** The return to the player, in millionths of what is staked. */
  readonly returnPpm: number
  /** How many rounds of a million win anything. */
  readonly hitPpm: number
  /** The standard deviation of a round, in hundredths of the stake. */
  readonly deviation: number
  /** From 1 (small wins, often) to 5 (large wins, seldom). */
  readonly volatility: Volatility
}

export interface SymbolLook {
  /** The name of its drawing. */
  readonly art: string
  readonly name: Text
}

export interface Title extends SoloTitle<ParSheet> {
  readonly symbols: Readonly<Record<SymbolLetter, SymbolLook>>
  readonly game: ReelGame | CascadeGame
  readonly freeSpins?: FreeSpins
  readonly pick?: PickBonus
  readonly hold?: HoldBonus
  /** No round pays more than this many times its stake, in whole times: it ends there. A round that comes to it can be drawn. */
  readonly mostWin: number
}

/** One win in a window. */
export interface Win {
  readonly symbol: SymbolLetter
  readonly count: number
  /** The cells that make it, as column and row from 0. */
  readonly cells: readonly (readonly [column: number, row: number])[]
  /** What it pays, its multipliers counted in. */
  readonly pay: Pay
  /** Of a line: which, from 0. */
  readonly line?: number
  /** Of ways: how many. */
  readonly ways?: number
}

/** What happens in a round, in the order in which a browser shows it. */
export type Step =
  /** The reels stop. `landed` is how they stopped, where a wild then covered its reel. */
  | {
      readonly kind: 'spin'
      readonly columns: readonly Strip[]
      readonly landed?: readonly Strip[]
      readonly wins: readonly Win[]
      /** What the wins were multiplied by, counted in already. */
      readonly times: number
      readonly pay: Pay
      /** Of a free spin: which, from 1, and how many there are. */
      readonly free?: { readonly number: number; readonly of: number }
    }
  /** What won has vanished, and these columns stand there now. */
  | {
      readonly kind: 'fall'
      readonly columns: readonly Strip[]
      readonly wins: readonly Win[]
      readonly times: number
      readonly pay: Pay
    }
  | { readonly kind: 'free'; readonly awarded: number; readonly of: number; readonly pay: Pay }
  /** The coins that are held, by column and row, and how often nothing may come from here. */
  | { readonly kind: 'hold'; readonly coins: readonly (readonly (Pay | null)[])[]; readonly lives: number }
  | { readonly kind: 'held'; readonly pay: Pay; readonly isFull: boolean }
  /** The round waits for a choice among so many boxes. */
  | { readonly kind: 'pick'; readonly boxes: number }
  | { readonly kind: 'picked'; readonly choice: number; readonly prizes: readonly Pay[]; readonly pay: Pay }
  /** The round has come to the most a round may pay, and ended there. */
  | { readonly kind: 'most' }

/** A round that waits for its player's choice. Kept where the browser cannot read it: it knows what is in the boxes. */
export interface PendingPick {
  readonly kind: 'pick'
  readonly paid: Pay
  readonly prizes: readonly Pay[]
}

export interface RoundOutcome {
  /** What the round pays, in 1/10,000 peso; of an unfinished one, what it has paid so far. */
  readonly win: bigint
  readonly steps: readonly Step[]
  /** Every number that was drawn, in its order: with them alone the round can be played again. */
  readonly draws: readonly Draw[]
  readonly next?: PendingPick
}
