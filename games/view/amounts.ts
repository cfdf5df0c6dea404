import { formatPesos, parsePesos, type Units } from '@saya/money'

/** An amount as the studio writes it. What it never writes counts as nothing. */
export function readAmount(text: string): Units {
  return parsePesos(text, 2) ?? 0n
}

/** An amount as a player reads it; a minus stands apart from the bars of the ₱. */
export function showAmount(units: Units): string {
  const [whole = '0', fraction = '00'] = formatPesos(units < 0n ? -units : units).split('.')
  return `${units < 0n ? '−\u2009' : ''}₱${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
