/** A list is usually so much like the one before: what leaves out more than this share of it, and more than a few people, is looked at. */
const usualShare = 10n
const fewPeople = 5

export interface Shrinking {
  readonly before: number
  readonly gone: number
  /** How many accounts that are held would come free, or sooner than before. */
  readonly freed: number
}

/** Whether a list needs a second person of staff to say that it is right: many people are gone from it, or somebody comes free by it. */
export function needsSecond({ gone, before, freed }: Shrinking): boolean {
  return freed > 0 || (gone > fewPeople && BigInt(gone) * usualShare > BigInt(before))
}

/** How a list names a person: by name with birth date, by ID, and until when. */
export interface Naming {
  readonly person: string
  readonly id: string | null
  readonly untilMs: number
}

export interface AccountNaming extends Naming {
  readonly uid: bigint
}

/** How many accounts are held for people whom the list names no more, or less long. By the same ID or name it names the same person. */
export function countFreed(held: readonly AccountNaming[], brought: readonly Naming[]): number {
  const untils = new Map<string, number>()
  for (const { person, id, untilMs } of brought) {
    for (const key of [person, id]) if (key !== null) untils.set(key, Math.max(untilMs, untils.get(key) ?? 0))
  }
  const freed = held.filter(({ person, id, untilMs }) => {
    return [person, id].every(key => key === null || (untils.get(key) ?? 0) < untilMs)
  })
  return new Set(freed.map(({ uid }) => uid)).size
}
