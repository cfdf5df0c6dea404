import { unitsPerPeso } from '@saya/money'
import type { Chance } from './chance.rules.ts'

/** What a stake of a hundred brings, by how often in ten thousand rounds. The rest brings nothing. */
interface Prize {
  readonly times: number
  readonly least: number
  readonly most: number
}

/** About 95 come back of a hundred. */
const slotPrizes: readonly Prize[] = [
  { times: 2300, least: 50, most: 200 },
  { times: 750, least: 200, most: 700 },
  { times: 90, least: 1000, most: 3400 },
  { times: 10, least: 5000, most: 20_000 },
]
/** About 98 come back of a hundred. */
const tablePrizes: readonly Prize[] = [{ times: 5050, least: 195, most: 195 }]

const prizes = { slots: slotPrizes, live: tablePrizes } as const
const hundred = 100n

/** What a round of the town wins. */
export function drawWin(chance: Chance, plays: keyof typeof prizes, stakePesos: number): bigint {
  const stake = BigInt(stakePesos) * unitsPerPeso
  let left = chance.between(0, 9999)
  for (const { times, least, most } of prizes[plays]) {
    left -= times
    if (left < 0) return (stake * BigInt(chance.between(least, most))) / hundred
  }
  return 0n
}
