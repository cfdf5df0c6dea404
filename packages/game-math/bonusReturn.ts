import { binomial } from './binomial.ts'
import type { HoldBonus, PickBonus, ReelGame } from './games.ts'
import { countLaw } from './reels.ts'

/** What the boxes pay on average, in hundredths of the stake: whichever is opened, each prize is as likely. */
export function pickReturn({ rows, strips }: ReelGame, { symbol, need, prizes }: PickBonus): number {
  const chance = countLaw(rows, strips, symbol)
    .slice(need)
    .reduce((sum, one) => sum + one, 0)
  return (chance * prizes.reduce((sum, prize) => sum + prize, 0)) / prizes.length
}

/** What held coins pay on average, in hundredths of the stake. */
export function holdReturn({ rows, strips }: ReelGame, bonus: HoldBonus): number {
  const weights = bonus.values.reduce((sum, { weight }) => sum + weight, 0)
  const value = bonus.values.reduce((sum, { pay, weight }) => sum + (pay * weight) / weights, 0)
  const cells = rows * strips.length
  const finals = finalCoins(bonus, cells)
  return countLaw(rows, strips, bonus.symbol).reduce((mean, chance, coins) => {
    if (coins < bonus.need) return mean
    const final = finals(coins, bonus.lives)
    return mean + chance * (final.coins * value + final.full * bonus.full)
  }, 0)
}

interface Final {
  /** How many coins there are in the end, on average. */
  readonly coins: number
  /** How likely the whole grid is full. */
  readonly full: number
}

/** From so many coins and lives on: either nothing comes and a life is gone, or coins come and all lives are back. */
function finalCoins({ odds, lives }: HoldBonus, cells: number) {
  const known = new Map<string, Final>()

  function finals(coins: number, left: number): Final {
    if (coins === cells) return { coins, full: 1 }
    if (left === 0) return { coins, full: 0 }
    const key = `${coins} ${left}`
    const found = known.get(key) ?? compute(coins, left)
    known.set(key, found)
    return found
  }

  function compute(coins: number, left: number): Final {
    const sum = { coins: 0, full: 0 }
    for (const [more, chance] of binomial(cells - coins, odds / 1000).entries()) {
      const final = more === 0 ? finals(coins, left - 1) : finals(coins + more, lives)
      sum.coins += chance * final.coins
      sum.full += chance * final.full
    }
    return sum
  }

  return finals
}
