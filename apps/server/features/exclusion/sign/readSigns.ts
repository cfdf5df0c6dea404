import type { Database } from '../../../platform/db/database.ts'
import { isLoopback } from '../../../platform/http/request/network.ts'
import { listNewestForms, plainName, wholeName } from '../../kyc/index.ts'
import { type Sign, signOf } from './sign.ts'
import { readTraces } from './sign.store.ts'

export interface SignDeps {
  readonly db: Database
  readonly pepper: Buffer
}

/** Every sign of one member: devices, networks, phone, IDs and payout accounts that they stated, and name with birth date. */
export async function readSigns({ db, pepper }: SignDeps, uid: bigint): Promise<readonly Sign[]> {
  const traces = await db.app(tx => readTraces(tx, uid))
  const forms = await db.member(uid, tx => listNewestForms(tx, [uid]))
  const persons = forms.map(({ form }) => signOf(pepper, 'person', `${plainName(wholeName(form))} ${form.birthday}`))
  // On one's own machine that address is everybody.
  const telling = traces.filter(({ kind, trace }) => kind !== 'network' || !isLoopback(trace))
  return [...telling.map(({ kind, trace }) => signOf(pepper, kind, trace)), ...persons]
}
