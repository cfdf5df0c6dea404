import { parsePesos, type Units, unitsPerCentavo } from '@saya/money'

interface WeighedPrize {
  /** In pesos with two decimals. */
  readonly amount: string
  readonly weight: number
}

/** What a box costs by its odds, rounded up to centavos, in 1/10,000 peso. */
export function boxShareOf(odds: readonly WeighedPrize[]): Units {
  const whole = odds.reduce((all, { weight }) => all + BigInt(weight), 0n)
  const sum = odds.reduce((all, { amount, weight }) => all + (parsePesos(amount) ?? 0n) * BigInt(weight), 0n)
  const centavo = whole * unitsPerCentavo
  return ((sum + centavo - 1n) / centavo) * unitsPerCentavo
}
