import type { Rng } from '@saya/game-math'
import type { HoldBonus, Pay, Strip } from '../shape.ts'
import { countIn } from './spinReels.ts'
import type { Tally } from './tally.ts'

interface Surroundings {
  readonly rng: Rng
  readonly tally: Tally
  readonly columns: readonly Strip[]
}

type Coins = readonly (readonly (Pay | null)[])[]

/** Holds the coins of a window that shows enough of them, draws the other cells again, and pays all coins at the end. */
export function holdCoins(bonus: HoldBonus, { rng, tally, columns }: Surroundings): void {
  if (countIn(columns, bonus.symbol) < bonus.need) return
  const isCoin = (letter: string) => letter === bonus.symbol
  let coins: Coins = columns.map(column =>
    Array.from(column).map(letter => (isCoin(letter) ? valueOf(bonus, rng) : null)),
  )
  const cells = coins.flat().length
  let lives = bonus.lives
  tally.add({ kind: 'hold', coins, lives })
  while (lives > 0 && countOf(coins) < cells) {
    const before = countOf(coins)
    coins = coins.map(column => column.map(coin => coin ?? (rng.next(1000) < bonus.odds ? valueOf(bonus, rng) : null)))
    lives = countOf(coins) > before ? bonus.lives : lives - 1
    tally.add({ kind: 'hold', coins, lives })
  }
  const isFull = countOf(coins) === cells
  const pay = coins.flat().reduce<Pay>((sum, coin) => sum + (coin ?? 0), isFull ? bonus.full : 0)
  tally.add({ kind: 'held', pay, isFull })
}

function countOf(coins: Coins): number {
  return coins.flat().filter(coin => coin !== null).length
}

function valueOf({ values }: HoldBonus, rng: Rng): Pay {
  let drawn = rng.next(values.reduce((sum, { weight }) => sum + weight, 0))
  for (const { pay, weight } of values) {
    if (drawn < weight) return pay
    drawn -= weight
  }
  throw new RangeError('A draw is beyond every coin.')
}
