import type { Spot, Stakes, Table } from '../shape.ts'

export type SlipRefusal = 'bet_too_large' | 'round_too_large'

/**
 * What a player is about to bet: put together chip by chip, and sent with one press. The studio decides by its own books;
 * this only keeps a player from asking for what would be refused.
 */
export class Slip {
  private readonly table: Table
  private readonly spots: ReadonlyMap<string, Spot>
  /** The slip after each touch, the last one being that of now. */
  private steps: Stakes[] = [{}]
  /** What this player has bet in the round already. */
  private placed: Stakes = {}

  constructor(table: Table) {
    this.table = table
    this.spots = new Map(table.groups.flatMap(({ spots }) => spots.map(spot => [spot.code, spot])))
  }

  get stakes(): Stakes {
    return this.steps.at(-1) ?? {}
  }

  get total(): number {
    return sum(this.stakes)
  }

  get canUndo(): boolean {
    return this.steps.length > 1
  }

  setPlaced(placed: Stakes): void {
    this.placed = placed
  }

  add(stakes: Stakes): SlipRefusal | undefined {
    const next: Record<string, number> = { ...this.stakes }
    for (const [code, pesos] of Object.entries(stakes)) next[code] = (next[code] ?? 0) + pesos
    const isOver = Object.entries(next).some(
      ([code, pesos]) => pesos + (this.placed[code] ?? 0) > (this.spots.get(code)?.most ?? 0),
    )
    if (isOver) return 'bet_too_large'
    if (sum(next) + sum(this.placed) > this.table.mostRound) return 'round_too_large'
    this.steps.push(next)
    return undefined
  }

  undo(): void {
    if (this.canUndo) this.steps.pop()
  }

  clear(): void {
    this.steps = [{}]
  }
}

export function sum(stakes: Stakes): number {
  return Object.values(stakes).reduce((total, pesos) => total + pesos, 0)
}

/** Several bets together. */
export function joined(all: readonly Stakes[]): Stakes {
  const together: Record<string, number> = {}
  for (const stakes of all) {
    for (const [code, pesos] of Object.entries(stakes)) together[code] = (together[code] ?? 0) + pesos
  }
  return together
}
