import type { Database } from '../../../platform/db/database.ts'
import { isLoopback } from '../../../platform/http/request/network.ts'
import { listNewestForms, nameForms } from '../../kyc/index.ts'
import { type Sign, signOf } from './sign.ts'
import { readTraces } from './sign.store.ts'

export interface SignDeps {
  readonly db: Database
  readonly pepper: Buffer
}

export interface MemberSigns {
  /** What is kept of whoever is excluded. */
  readonly kept: readonly Sign[]
  /** What is looked for among it: of a name also what is longer or shorter. */
  readonly sought: readonly Sign[]
  /** The name without the middle name, with the birth date. Nothing where none was stated. */
  readonly person: Buffer | undefined
  readonly birthday: string
}

/** Every sign of one member: devices, networks, phone, IDs and payout accounts that they stated, and name with birth date. */
export async function readSigns({ db, pepper }: SignDeps, uid: bigint): Promise<MemberSigns> {
  const traces = await db.app(tx => readTraces(tx, uid))
  const [stated] = await db.member(uid, tx => listNewestForms(tx, [uid]))
  // On one's own machine that address is everybody.
  const telling = traces.filter(({ kind, trace }) => kind !== 'network' || !isLoopback(trace))
  const signs = telling.map(({ kind, trace }) => signOf(pepper, kind, trace))
  if (!stated) return { kept: signs, sought: signs, person: undefined, birthday: '' }
  const { birthday } = stated.form
  const { brief, kept, sought } = nameForms(stated.form)
  function personOf(name: string): Sign {
    return signOf(pepper, 'person', `${name} ${birthday}`)
  }
  return {
    kept: [...signs, ...kept.map(personOf)],
    sought: [...signs, ...sought.map(personOf)],
    person: personOf(brief).hash,
    birthday,
  }
}
