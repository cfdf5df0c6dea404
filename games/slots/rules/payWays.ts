import type { ReelGame, Strip, Win } from '../shape.ts'

/** What each symbol pays: one of it on each reel from the first on makes a way, and every way counts. */
export function payWays({ pays, wild }: ReelGame, columns: readonly Strip[]): Win[] {
  return Object.entries(pays).flatMap(([symbol, byCount]) => {
    let ways = 1
    const cells: [number, number][] = []
    let count = 0
    for (const [reel, column] of columns.entries()) {
      const found = Array.from(column).map((letter, row) => ({ letter, row }))
      const fitting = found.filter(({ letter }) => letter === symbol || letter === wild?.symbol)
      if (fitting.length === 0) break
      ways *= fitting.reduce((sum, { letter }) => sum + (letter === symbol ? 1 : (wild?.times ?? 1)), 0)
      cells.push(...fitting.map(({ row }): [number, number] => [reel, row]))
      count++
    }
    const pay = (byCount[count] ?? 0) * ways
    return pay === 0 ? [] : [{ symbol, count, cells, pay, ways }]
  })
}
