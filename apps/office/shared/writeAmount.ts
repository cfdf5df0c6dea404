import { writePesos } from './pesos.ts'

const signs: Readonly<Record<string, string>> = { PHP: '₱', USD: '$', EUR: '€', JPY: '¥', GBP: '£' }

/** An amount with the sign of its own currency; one that has no sign here is named by its code. */
export function writeAmount(amount: string, currency: string): string {
  return `${signs[currency] ?? `${currency} `}${writePesos(amount)}`
}
