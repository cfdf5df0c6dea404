import { formatMoney, parsePesos, unitsPerCentavo } from '@saya/money'

/** An amount of the wire as people read it: with parts of a centavo only where it has some. A thin space keeps the sign off the peso. */
export function pesosText(amount: string): string {
  const units = parsePesos(amount, 4) ?? 0n
  const text = formatMoney(units < 0n ? -units : units, { places: units % unitsPerCentavo === 0n ? 2 : 4 })
  return units < 0n ? `\u2212\u2009${text}` : text
}

/** Whether an amount of the wire is nothing. */
export function isNothing(amount: string): boolean {
  return parsePesos(amount, 4) === 0n
}

/** With a sign in either direction, where it says what an amount did to another one. */
export function signedPesosText(amount: string): string {
  return (parsePesos(amount, 4) ?? 0n) > 0n ? `+\u2009${pesosText(amount)}` : pesosText(amount)
}
