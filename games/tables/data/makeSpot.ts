import type { Group, Mark, Pay, Spot } from '../shape.ts'

interface NewSpot {
  readonly code: string
  readonly name: readonly [en: string, tl: string]
  readonly pays: Readonly<Record<Mark, readonly Pay[]>>
  readonly odds: string
  readonly returnPpm: number
}

/** The higher a pay, the less may be bet for it, so that no spot alone costs the house more than ₱30,000. */
const ceilings: readonly (readonly [upToPay: Pay, mostPesos: number])[] = [
  [300, 10_000],
  [1000, 2500],
  [2000, 1000],
  [5000, 500],
  [7000, 200],
  [20_000, 100],
]

export function makeSpot({ name: [en, tl], pays, ...spot }: NewSpot): Spot {
  const highest = Math.max(...Object.values(pays).flat())
  const most = ceilings.find(([upToPay]) => highest <= upToPay)?.[1]
  if (most === undefined) throw new Error(`No ceiling is declared for a pay of ${highest}.`)
  return { ...spot, name: { en, tl }, pays, most }
}

interface NewGroup {
  readonly code: string
  readonly name: readonly [en: string, tl: string]
  readonly columns: number
  readonly spots: readonly Spot[]
}

export function makeGroup({ name: [en, tl], ...group }: NewGroup): Group {
  return { ...group, name: { en, tl } }
}
