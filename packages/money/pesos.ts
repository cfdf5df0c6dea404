/** A peso amount in its only inner form: a whole number of 1/10,000 peso. */
export type Units = bigint

export const unitsPerPeso = 10_000n
export const unitsPerCentavo = 100n

const written = /^(-?)(\d{1,14})(?:\.(\d{1,4}))?$/

/** Reads a decimal string of at most `places` decimals. Anything else is null, never a rounded guess. */
export function parsePesos(text: string, places: 0 | 2 | 4 = 2): Units | null {
  const match = written.exec(text)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  if (fraction.length > places) return null
  const units = BigInt(whole) * unitsPerPeso + BigInt(fraction.padEnd(4, '0'))
  return sign ? -units : units
}

/** Writes two decimals, rounded down (towards minus infinity), as a player sees and is paid an amount. */
export function formatPesos(units: Units): string {
  const centavos = units >= 0n ? units / unitsPerCentavo : -((-units + unitsPerCentavo - 1n) / unitsPerCentavo)
  const sign = centavos < 0n ? '-' : ''
  const absolute = centavos < 0n ? -centavos : centavos
  return `${sign}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`
}

/** Writes all four decimals, exactly, as a provider is told a balance. */
export function formatUnits(units: Units): string {
  const absolute = units < 0n ? -units : units
  const text = String(absolute).padStart(5, '0')
  return `${units < 0n ? '-' : ''}${text.slice(0, -4)}.${text.slice(-4)}`
}

/**
 * Writes amounts that are added up by whoever reads them: exactly, with two decimals, or all of them with four where one has a
 * part of a centavo.
 */
export function formatAlike(amounts: readonly Units[]): (units: Units) => string {
  return amounts.every(units => units % unitsPerCentavo === 0n) ? formatPesos : formatUnits
}
