import type { Units } from '@saya/money'
import { showAmount } from './amounts.ts'
import type { SayOf } from './sayIn.ts'

export interface OwnResult {
  count(staked: Units, won: Units): void
}

/** What the rounds that were shown since the game was opened came to, always on the screen. */
export function openOwnResult(say: SayOf<'net'>, line: HTMLElement): OwnResult {
  let net: Units = 0n
  function draw(): void {
    line.textContent = say('net', { amount: showAmount(net) })
  }
  draw()
  return {
    count(staked, won) {
      net += won - staked
      draw()
    },
  }
}
