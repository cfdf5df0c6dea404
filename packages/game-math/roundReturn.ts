import { holdReturn, pickReturn } from './bonusReturn.ts'
import { cascadeReturn } from './cascadeReturn.ts'
import { freeSpinReturn } from './freeSpinReturn.ts'
import type { CascadeGame, FreeSpins, HoldBonus, PickBonus, ReelGame } from './games.ts'
import { spinReturn } from './spinReturn.ts'

export interface RoundMath {
  readonly game: ReelGame | CascadeGame
  readonly freeSpins?: FreeSpins
  readonly pick?: PickBonus
  readonly hold?: HoldBonus
}

/** Where the return of a round comes from, in hundredths of the stake. */
export interface RoundReturn {
  readonly main: number
  readonly freeSpins: number
  readonly pick: number
  readonly hold: number
  readonly whole: number
}

/** What a round pays on average, computed from its tables alone: averages add up, whatever hangs on what. */
export function roundReturn({ game, freeSpins, pick, hold }: RoundMath): RoundReturn {
  if (game.kind === 'cascade') {
    const main = cascadeReturn(game)
    return { main, freeSpins: 0, pick: 0, hold: 0, whole: main }
  }
  const parts = {
    main: spinReturn(game),
    freeSpins: freeSpins ? freeSpinReturn(game, freeSpins) : 0,
    pick: pick ? pickReturn(game, pick) : 0,
    hold: hold ? holdReturn(game, hold) : 0,
  }
  return { ...parts, whole: parts.main + parts.freeSpins + parts.pick + parts.hold }
}
