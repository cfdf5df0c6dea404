import type { Clock } from '../../platform/clock.ts'
import { keyedHash } from '../../platform/derivedKey.ts'
import type { AppTx, Database } from '../../platform/db/database.ts'
import { newId } from '../../platform/newId.ts'
import type { Random } from '../../platform/random.ts'
import { sealText } from '../kyc/index.ts'
import { idHashOf, personHashes } from './hashes.ts'
import type { ListedPerson, ReadList } from './readExclusionList.ts'
import { addImport, holdList, type ImportReport, markGone, type NewListing, putListings } from './list.store.ts'

export interface ImportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly pepper: Buffer
}

export interface Importing {
  readonly list: ReadList
  readonly by: string
}

/** Takes the list in, in the place of the one before: all of it or nothing. The same again is the same. */
export async function importExclusions(tx: AppTx, deps: ImportDeps, { list, by }: Importing): Promise<ImportReport> {
  const nowMs = deps.clock.now()
  const id = newId(deps.random)
  await holdList(tx)
  const rows = new Map(list.people.map(person => rowOf(deps, person)).map(row => [row.id.toString('hex'), row]))
  const fresh = await putListings(tx, [...rows.values()], id)
  const gone = await markGone(tx, id, nowMs)
  const report = {
    id,
    importedAtMs: nowMs,
    importedBy: by,
    lines: list.lines,
    fresh,
    known: rows.size - fresh,
    gone,
    refused: list.refused,
  }
  await addImport(tx, report)
  return report
}

function rowOf({ pepper, random }: ImportDeps, person: ListedPerson): NewListing {
  const text = JSON.stringify(person)
  return {
    id: keyedHash(pepper, 'exclusion list: row', text),
    ...personHashes(pepper, person),
    idHash: person.idHash === '' ? null : idHashOf(pepper, person.idHash),
    untilMs: person.untilMs,
    sealed: sealText(pepper, { use: 'restricted rows', random, text }),
  }
}
