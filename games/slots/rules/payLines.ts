import type { Pay, ReelGame, Strip, SymbolLetter, Win } from '../shape.ts'

interface Run {
  readonly symbol: SymbolLetter
  readonly count: number
  readonly pay: Pay
}

/** What each line pays: its best run from the first reel on, and where lines pay both ways also from the last. */
export function payLines(game: ReelGame, columns: readonly Strip[]): Win[] {
  const wins: Win[] = []
  for (const [line, rows] of game.lines.entries()) {
    const letters = rows.map((row, reel) => columns[reel]?.charAt(row) ?? '')
    const forward = bestRun(game, letters)
    if (forward) wins.push(winOf(forward, line, cellsOf(rows)))
    if (!game.isBothWays || forward?.count === letters.length) continue
    const backward = bestRun(game, letters.toReversed())
    if (backward) wins.push(winOf(backward, line, cellsOf(rows).reverse()))
  }
  return wins
}

function cellsOf(rows: readonly number[]): (readonly [number, number])[] {
  return rows.map((row, reel) => [reel, row])
}

function winOf({ symbol, count, pay }: Run, line: number, cells: Win['cells']): Win {
  return { symbol, count, cells: cells.slice(0, count), pay, line }
}

/** Wilds stand for the first other symbol of the line, or pay for themselves where that is more. */
function bestRun({ pays, wild }: ReelGame, letters: readonly string[]): Run | undefined {
  let [count, wilds, leading] = [0, 0, 0]
  let symbol: SymbolLetter | undefined
  for (const letter of letters) {
    if (letter === wild?.symbol) {
      wilds++
      if (symbol === undefined) leading++
    } else if (symbol === undefined) symbol = letter
    else if (letter !== symbol) break
    count++
  }
  const joint = multiplied(runOf(pays, symbol, count), (wild?.times ?? 1) ** wilds)
  const alone = leading > 0 ? runOf(pays, wild?.symbol, leading) : undefined
  return joint && alone && alone.pay > joint.pay ? alone : (joint ?? alone)
}

function runOf(pays: ReelGame['pays'], symbol: SymbolLetter | undefined, count: number): Run | undefined {
  const pay = symbol === undefined ? undefined : pays[symbol]?.[count]
  return symbol === undefined || !pay ? undefined : { symbol, count, pay }
}

function multiplied(run: Run | undefined, factor: number): Run | undefined {
  return run && { ...run, pay: run.pay * factor }
}
