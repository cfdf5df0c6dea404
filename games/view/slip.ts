/** Whole pesos on each spot by its code. */
export type SlipStakes = Readonly<Record<string, number>>

export type SlipRefusal = 'bet_too_large' | 'round_too_large'

export interface SlipLimits {
  /** In whole pesos, the most on one spot. */
  readonly mostOn: (code: string) => number
  /** And in one round. */
  readonly mostRound: number
}

/**
 * What a player is about to bet: put together chip by chip, and sent with one press. The studio decides by its own books;
 * this only keeps a player from asking for what would be refused.
 */
export class Slip {
  private readonly limits: SlipLimits
  /** The slip after each touch, the last one being that of now. */
  private steps: SlipStakes[] = [{}]
  /** What this player has bet in the round already. */
  private placed: SlipStakes = {}

  constructor(limits: SlipLimits) {
    this.limits = limits
  }

  get stakes(): SlipStakes {
    return this.steps.at(-1) ?? {}
  }

  get total(): number {
    return sum(this.stakes)
  }

  get canUndo(): boolean {
    return this.steps.length > 1
  }

  setPlaced(placed: SlipStakes): void {
    this.placed = placed
  }

  add(stakes: SlipStakes): SlipRefusal | undefined {
    const next: Record<string, number> = { ...this.stakes }
    for (const [code, pesos] of Object.entries(stakes)) next[code] = (next[code] ?? 0) + pesos
    const isOver = Object.entries(next).some(
      ([code, pesos]) => pesos + (this.placed[code] ?? 0) > this.limits.mostOn(code),
    )
    if (isOver) return 'bet_too_large'
    if (sum(next) + sum(this.placed) > this.limits.mostRound) return 'round_too_large'
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

export function sum(stakes: SlipStakes): number {
  return Object.values(stakes).reduce((total, pesos) => total + pesos, 0)
}

/** Several bets together. */
export function joined(all: readonly SlipStakes[]): SlipStakes {
  const together: Record<string, number> = {}
  for (const stakes of all) {
    for (const [code, pesos] of Object.entries(stakes)) together[code] = (together[code] ?? 0) + pesos
  }
  return together
}
