import { type LookupKeys, newestOf } from '../../../platform/lookup/lookupKeys.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import type { Random } from '../../../platform/random.ts'
import { blindHash, sealText } from '../record/blindHash.ts'
import { readRestrictedList, type ListedPerson } from './restrictedList.ts'
import { listedNames } from './restrictedNames.ts'
import {
  addRestricted,
  holdRestricted,
  listRestrictedIds,
  removeRestricted,
  type RestrictedRow,
} from './restricted.store.ts'

interface ImportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly lookupKeys: LookupKeys
}

export interface ImportCounts {
  /** Lines of the file, how many of them are new, and how many people of the same sources are on it no more. */
  readonly rows: number
  readonly added: number
  readonly gone: number
}

const atOnce = 200

/**
 * Takes a list of restricted persons in, sealed as it comes, in the place of what its sources said before: all of it or
 * nothing. The same row again is one row.
 */
export async function importRestricted(
  deps: ImportDeps,
  text: string,
  show: (done: number, all: number) => void = () => {},
): Promise<ImportCounts> {
  const people = readRestrictedList(text)
  return deps.db.app(async tx => {
    await holdRestricted(tx)
    const before = await idsOf(tx, people)
    const now = new Set<string>()
    const wholes = new Set<string>()
    for (let from = 0; from < people.length; from += atOnce) {
      const kept = people.slice(from, from + atOnce).map(person => rowsOf(deps, person))
      const rows = new Map(kept.flat().map(row => [row.id.toString('hex'), row]))
      await addRestricted(tx, [...rows.values()], deps.clock.now())
      for (const id of rows.keys()) now.add(id)
      for (const [whole] of kept) if (whole) wholes.add(whole.id.toString('hex'))
      show(Math.min(people.length, from + atOnce), people.length)
    }
    const gone = [...before].filter(([id]) => !now.has(id))
    await removeRestricted(
      tx,
      gone.map(([id]) => id),
    )
    return {
      rows: people.length,
      added: [...wholes].filter(id => !before.has(id)).length,
      gone: gone.filter(([, isWhole]) => isWhole).length,
    }
  })
}

async function idsOf(tx: AppTx, people: readonly ListedPerson[]): Promise<ReadonlyMap<string, boolean>> {
  const ids = new Map<string, boolean>()
  for (const source of new Set(people.map(person => person.source))) {
    for (const [id, isWhole] of await listRestrictedIds(tx, source)) ids.set(id, isWhole)
  }
  return ids
}

/** One row for the whole name, then one for each way to write it shorter, which says no more than that. */
function rowsOf({ lookupKeys, random }: ImportDeps, person: ListedPerson): readonly RestrictedRow[] {
  const { whole, shorter } = listedNames(lookupKeys, person.name, person.birthday)
  return [whole, ...shorter].map(({ nameHash, personHash }, at) => {
    const text = JSON.stringify(at === 0 ? person : [person, at])
    return {
      id: blindHash(lookupKeys, 'restricted rows', text),
      source: person.source,
      nameHash,
      personHash: person.birthday === '' ? null : personHash,
      sealed: sealText(newestOf(lookupKeys), { use: 'restricted rows', random, text: at === 0 ? text : '' }),
      validFrom: person.validFrom || null,
      validTo: person.validTo || null,
    }
  })
}
