/** One prize and its part of 10,000 boxes. */
export interface Prize {
  readonly amount: string
  readonly weight: number
}

/** Prizes as they are typed: `1: 6000, 2.50: 4000`. What is no number stays wrong, and the server says so. */
export function readOdds(typed: string): Prize[] {
  return typed
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      const [amount = '', weight = ''] = part.split(':').map(one => one.trim())
      return { amount: withCentavos(amount.replace(/^₱/, '')), weight: Number(weight) }
    })
}

export function writeOdds(odds: readonly Prize[]): string {
  return odds.map(({ amount, weight }) => `${amount.replace(/\.00$/, '')}: ${weight}`).join(', ')
}

/** Pesos on the wire have two decimals. */
export function withCentavos(typed: string): string {
  const [whole = '', centavos = ''] = typed.replaceAll(',', '').split('.')
  return `${whole}.${centavos.padEnd(2, '0')}`
}
