/** By how much the second of two amounts in pesos is more than the first, in whole centavos and so exactly. */
export function differenceOf(first: string, second: string): string {
  const centavos = centavosOf(second) - centavosOf(first)
  const digits = String(centavos < 0n ? -centavos : centavos).padStart(3, '0')
  return `${centavos < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function centavosOf(pesos: string): bigint {
  return BigInt(pesos.replace('.', ''))
}
