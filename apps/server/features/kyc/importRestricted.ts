import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Random } from '../../platform/random.ts'
import { blindHash, sealText } from './blindHash.ts'
import { readRestrictedList, type ListedPerson } from './restrictedList.ts'
import { hashesOf } from './restrictedNames.ts'
import { addRestricted, type RestrictedRow } from './restricted.store.ts'

interface ImportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly pepper: Buffer
}

const atOnce = 500

/** Takes a list of restricted persons in, sealed as it comes. The same row again is one row. */
export async function importRestricted(
  deps: ImportDeps,
  text: string,
  show: (done: number, all: number) => void = () => {},
): Promise<{ readonly rows: number; readonly added: number }> {
  const people = readRestrictedList(text)
  let added = 0
  for (let from = 0; from < people.length; from += atOnce) {
    const rows = people.slice(from, from + atOnce).map(person => rowOf(deps, person))
    const distinct = [...new Map(rows.map(row => [row.id.toString('hex'), row])).values()]
    added += await deps.db.app(tx => addRestricted(tx, distinct, deps.clock.now()))
    show(Math.min(people.length, from + atOnce), people.length)
  }
  return { rows: people.length, added }
}

function rowOf({ pepper, random }: ImportDeps, person: ListedPerson): RestrictedRow {
  const text = JSON.stringify(person)
  const { nameHash, personHash } = hashesOf(pepper, person.name, person.birthday)
  return {
    id: blindHash(pepper, 'restricted rows', text),
    source: person.source,
    nameHash,
    personHash: person.birthday === '' ? null : personHash,
    sealed: sealText(pepper, { use: 'restricted rows', random, text }),
    validFrom: person.validFrom || null,
    validTo: person.validTo || null,
  }
}
