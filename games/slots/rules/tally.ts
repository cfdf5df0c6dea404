import { unitsPerPeso } from '@saya/money'
import type { Pay, Step, Title } from '../shape.ts'

/** A round while it is played: what it has shown and paid, and that it ends where it has paid the most it may. */
export class Tally {
  readonly steps: Step[] = []
  paid: Pay
  private readonly most: Pay

  constructor(title: Title, paid: Pay = 0) {
    this.most = title.mostWin * 100
    this.paid = paid
  }

  get isAtMost(): boolean {
    return this.paid >= this.most
  }

  add(step: Step): void {
    this.steps.push(step)
    if ('pay' in step) this.paid += step.pay
    if (!this.isAtMost) return
    this.paid = this.most
    this.steps.push({ kind: 'most' })
  }

  /** Stakes are whole pesos and pays hundredths of the stake, so that a win is whole centavos and nothing is rounded. */
  winOf(stake: bigint): bigint {
    return (stake * BigInt(this.paid)) / 100n
  }
}

/** A stake that the title does not offer is a mistake of whoever calls: limits are judged before a round is played. */
export function assertStake(title: Title, stake: bigint): void {
  if (title.stakes.some(pesos => BigInt(pesos) * unitsPerPeso === stake)) return
  throw new RangeError(`${title.code} takes no stake of ${stake} units.`)
}
