import { parsePesos, type Units } from '@saya/money'

/** A decimal of an answer in units. */
export function unitsOf(text: string): Units {
  const units = parsePesos(text.replace('-', ''), 4)
  if (units === null) throw new Error(`${text} is no amount.`)
  return text.startsWith('-') ? -units : units
}
