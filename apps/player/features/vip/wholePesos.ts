import { groupDigits } from '@saya/money'

/** Bonuses of levels are whole pesos, and shown so: ₱1,188. */
export function wholePesos(amount: string): string {
  const [pesos = '', centavos] = amount.split('.')
  const grouped = groupDigits(pesos)
  return centavos === '00' ? `₱${grouped}` : `₱${grouped}.${centavos}`
}
