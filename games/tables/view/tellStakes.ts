import { showAmount } from '../../view/amounts.ts'
import type { Stakes, Table } from '../shape.ts'

/** What was bet on which spots. */
export function tellStakes({ groups }: Table, stakes: Stakes, language: 'en' | 'tl'): string {
  const spots = groups.flatMap(group => group.spots)
  const made = Object.entries(stakes).map(([code, pesos]) => {
    const name = spots.find(spot => spot.code === code)?.name[language] ?? code
    return `${name} ${showAmount(BigInt(pesos) * 10_000n)}`
  })
  return made.join(' · ')
}
