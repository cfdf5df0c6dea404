import type { LookupKeys } from '../../../platform/lookup/lookupKeys.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isLoopback } from '../../../platform/http/request/network.ts'
import { listNewestForms, nameForms, namesOf } from '../../kyc/index.ts'
import { type Sign, signOf } from './sign.ts'
import { readTraces } from './sign.store.ts'

export interface SignDeps {
  readonly db: Database
  readonly lookupKeys: LookupKeys
}

export interface MemberSigns {
  /** What is kept of whoever is excluded. */
  readonly kept: readonly Sign[]
  /** What is looked for among it: of a name also what is longer or shorter. */
  readonly sought: readonly Sign[]
  /** The name without the middle name, with the birth date. Nothing where none was stated. */
  readonly person: Buffer | undefined
  readonly birthday: string
  /** By which others who were born on that day are found. Nothing where no birth date was stated. */
  readonly birth: Buffer | undefined
  /** The name as it was stated, and without the middle name. */
  readonly names: readonly string[]
}

/** Every sign of one member: devices, networks, phone, IDs and payout accounts that they stated, and name with birth date. */
export async function readSigns({ db, lookupKeys }: SignDeps, uid: bigint): Promise<MemberSigns> {
  const traces = await db.app(tx => readTraces(tx, uid))
  const [stated] = await db.member(uid, tx => listNewestForms(tx, [uid]))
  // On one's own machine that address is everybody.
  const telling = traces.filter(({ kind, trace }) => kind !== 'network' || !isLoopback(trace))
  const signs = telling.map(({ kind, trace }) => signOf(lookupKeys, kind, trace))
  if (!stated) return { kept: signs, sought: signs, person: undefined, birthday: '', birth: undefined, names: [] }
  const { birthday } = stated.form
  const { brief, kept, sought } = nameForms(stated.form)
  const born = signOf(lookupKeys, 'birth', birthday)
  function personOf(name: string): Sign {
    return signOf(lookupKeys, 'person', `${name} ${birthday}`)
  }
  return {
    kept: [...signs, ...kept.map(personOf), born],
    sought: [...signs, ...sought.map(personOf)],
    person: personOf(brief).hash,
    birthday,
    birth: born.hash,
    names: namesOf(stated.form),
  }
}
