import type { Pay, ReelGame, Strip, SymbolLetter } from './games.ts'
import { windowsOf } from './reels.ts'

/** How likely each letter is in one cell. */
type CellLaw = ReadonlyMap<SymbolLetter, number>

/**
 * What one spin pays on average, in hundredths of the stake. Reels stop independently, so that a line is five
 * independent cells: its runs are followed symbol by symbol, and no combination of stops is ever looked at.
 */
export function lineReturn(game: ReelGame, strips: readonly Strip[] = game.strips): number {
  const laws = strips.map(strip => cellLaws(game, strip))
  return game.lines.reduce((sum, rows) => {
    const line = rows.map((row, reel): CellLaw => laws[reel]?.[row] ?? new Map())
    const forward = runReturn(game, line, true)
    return sum + forward + (game.isBothWays ? runReturn(game, [...line].reverse(), false) : 0)
  }, 0)
}

function cellLaws(game: ReelGame, strip: Strip): CellLaw[] {
  const windows = windowsOf(game, strip)
  return Array.from({ length: game.rows }, (_, row) => {
    const law = new Map<SymbolLetter, number>()
    for (const window of windows) {
      const letter = window.charAt(row)
      law.set(letter, (law.get(letter) ?? 0) + 1 / windows.length)
    }
    return law
  })
}

interface Run {
  readonly symbol?: SymbolLetter
  readonly count: number
  readonly wilds: number
  /** How many wilds stood before the first other symbol. */
  readonly leading: number
}

/** What the run from the first of these cells on pays. A run over all of them is counted from one side alone. */
function runReturn(game: ReelGame, line: readonly CellLaw[], paysWhole: boolean): number {
  function follow(run: Run): number {
    const law = line[run.count]
    if (!law) return paysWhole ? payOf(game, run) : 0
    let mean = 0
    for (const [letter, chance] of law) {
      const longer = grown(game, run, letter)
      mean += chance * (longer ? follow(longer) : payOf(game, run))
    }
    return mean
  }

  return follow({ count: 0, wilds: 0, leading: 0 })
}

function grown({ wild, pays }: ReelGame, run: Run, letter: SymbolLetter): Run | undefined {
  const count = run.count + 1
  if (letter === wild?.symbol) {
    return { ...run, count, wilds: run.wilds + 1, leading: run.leading + (run.symbol === undefined ? 1 : 0) }
  }
  if (run.symbol === undefined && pays[letter]) return { ...run, count, symbol: letter }
  return letter === run.symbol ? { ...run, count } : undefined
}

function payOf({ pays, wild }: ReelGame, { symbol, count, wilds, leading }: Run): Pay {
  const alone = wild ? (pays[wild.symbol]?.[leading] ?? 0) : 0
  if (symbol === undefined) return alone
  return Math.max(alone, (pays[symbol]?.[count] ?? 0) * (wild?.times ?? 1) ** wilds)
}
