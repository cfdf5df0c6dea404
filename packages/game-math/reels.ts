import type { ReelGame, Strip, SymbolLetter } from './games.ts'
import { zeros } from './zeros.ts'

/** Every window of a belt, one for each stop, with its wilds grown over the reel where they do that. */
export function windowsOf({ rows, wild }: ReelGame, strip: Strip): Strip[] {
  const around = strip + strip.slice(0, rows - 1)
  return Array.from(strip, (_, stop) => {
    const window = around.slice(stop, stop + rows)
    return wild?.isExpanding && window.includes(wild.symbol) ? wild.symbol.repeat(rows) : window
  })
}

/** How likely each number of a symbol is in the window of all reels, before any wild grows over it. */
export function countLaw(rows: number, strips: readonly Strip[], symbol: SymbolLetter): number[] {
  return strips.reduce<number[]>(
    (law, strip) => {
      const around = strip + strip.slice(0, rows - 1)
      const reel = zeros(rows + 1)
      for (let stop = 0; stop < strip.length; stop++) {
        const count = around.slice(stop, stop + rows).split(symbol).length - 1
        reel[count] = (reel[count] ?? 0) + 1 / strip.length
      }
      return convolved(law, reel)
    },
    [1],
  )
}

function convolved(first: readonly number[], second: readonly number[]): number[] {
  const sum = zeros(first.length + second.length - 1)
  for (const [i, a] of first.entries()) {
    for (const [j, b] of second.entries()) sum[i + j] = (sum[i + j] ?? 0) + a * b
  }
  return sum
}
