import type { Rng } from '@saya/game-math'
import type { CascadeGame, Step, Strip, SymbolLetter, Win } from '../shape.ts'

/** Fills the grid, and as long as something wins lets it vanish and others fall in its place. */
export function* cascade(game: CascadeGame, rng: Rng): Generator<Step> {
  let columns = fill(
    game,
    Array.from({ length: game.columns }, () => ''),
    rng,
  )
  for (let fall = 0; ; fall++) {
    const times = game.ladder[Math.min(fall, game.ladder.length - 1)] ?? 1
    const wins = fall > game.mostFalls ? [] : payAnywhere(game, columns, times)
    const pay = wins.reduce((sum, win) => sum + win.pay, 0)
    yield { kind: fall === 0 ? 'spin' : 'fall', columns, wins, times, pay }
    if (wins.length === 0 || fall >= game.mostFalls) return
    const won = new Set(wins.map(({ symbol }) => symbol))
    const left = columns.map(column =>
      Array.from(column)
        .filter(letter => !won.has(letter))
        .join(''),
    )
    columns = fill(game, left, rng)
  }
}

/** Draws what is missing above what has stayed, column by column, from the lowest empty cell up. */
function fill({ rows, weights }: CascadeGame, left: readonly Strip[], rng: Rng): Strip[] {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  return left.map(column => {
    let filled = column
    while (filled.length < rows) filled = letterAt(weights, rng.next(total)) + filled
    return filled
  })
}

function letterAt(weights: CascadeGame['weights'], drawn: number): SymbolLetter {
  let end = 0
  for (const [letter, weight] of Object.entries(weights)) {
    end += weight
    if (drawn < end) return letter
  }
  throw new RangeError(`A draw of ${drawn} is beyond every weight.`)
}

function payAnywhere({ pays }: CascadeGame, columns: readonly Strip[], times: number): Win[] {
  return Object.entries(pays).flatMap(([symbol, tiers]) => {
    const cells = columns.flatMap((column, index) =>
      Array.from(column).flatMap((letter, row) => (letter === symbol ? [[index, row] as const] : [])),
    )
    const tier = tiers.findLast(({ from }) => cells.length >= from)
    return tier ? [{ symbol, count: cells.length, cells, pay: tier.pay * times }] : []
  })
}
