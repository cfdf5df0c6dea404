import { parsePesos, type Units } from '@saya/money'

/** No single movement is larger: one thousand million pesos. What is beyond is a mistake, not a jackpot. */
export const largestAmount: Units = 10_000_000_000_000n

/** Reads an amount that may not be negative, of at most four decimals. Anything else is null, never a rounded guess. */
export function readAmount(text: string): Units | null {
  return text.startsWith('-') ? null : readSignedAmount(text)
}

/** Reads the amount of an adjustment, which may take as well as give. A nothing that is taken is no amount. */
export function readSignedAmount(text: string): Units | null {
  const units = parsePesos(text, 4)
  if (units === null || units > largestAmount || units < -largestAmount) return null
  return units === 0n && text.startsWith('-') ? null : units
}
