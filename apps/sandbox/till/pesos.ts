/** Centavos as people read them: `₱1234.50`. */
export function writePesos(centavos: number): string {
  return `₱${decimalOf(centavos)}`
}

/** Centavos as gateways that count in pesos write them: `1234.50`. */
export function decimalOf(centavos: number): string {
  const digits = String(centavos).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Pesos with up to two places, in centavos. */
export function centavosOf(text: string): number {
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
