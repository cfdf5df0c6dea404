import { readAmount, showAmount } from './amounts.ts'
import { write } from './element.ts'

interface ToldRound {
  /** With what the round has won; empty where the studio does not say. */
  readonly balance: string
  readonly win: string
}

export interface ShownBalance {
  show(balance: string): void
  /** Of a round that the game has yet to show: what it has won would tell how it ends. */
  showBefore(round: ToldRound): void
}

/** The balance on the screen of a game. It never tells what a round came to before the game does. */
export function openBalance(place: HTMLElement): ShownBalance {
  function show(balance: string): void {
    if (balance !== '') write(place, showAmount(readAmount(balance)))
  }
  return {
    show,
    showBefore({ balance, win }) {
      if (balance === '') return
      const units = readAmount(balance) - readAmount(win)
      // Another window may have spent of it since.
      write(place, showAmount(units < 0n ? 0n : units))
    },
  }
}
