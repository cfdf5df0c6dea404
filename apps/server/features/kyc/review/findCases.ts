import { type IdTypeCode, idTypeCodes } from '@saya/contract/kyc/idTypes.ts'
import type { LookupKeys } from '../../../platform/lookup/lookupKeys.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import { type KeptCase, listCasesOf, listOldestWaiting } from './case.store.ts'
import { listClaimants } from './claim.store.ts'
import { fitsType, numberHashOf } from './judgeCase.ts'
import { hasNames } from '../record/names.rules.ts'
import { readCaseNames } from './readCaseNames.ts'

export interface FoundCase {
  readonly uid: bigint
  readonly name: string
  readonly idType: string
  readonly submittedAtMs: number
  readonly isWaiting: boolean
  /** What of it was looked for. */
  readonly by: 'number' | 'uid' | 'name'
}

const mostRead = 2000

/** Whoever stated this ID number, of whichever kind it can be. Only the whole number finds them, since only its hash is kept. */
export async function findByIdNumber(tx: AppTx, lookupKeys: LookupKeys, words: string): Promise<readonly bigint[]> {
  const kinds = idTypeCodes.filter(id_type => fitsType({ id_type, id_number: words }))
  const hashes = kinds.map((id_type: IdTypeCode) => numberHashOf(lookupKeys, { id_type, id_number: words }))
  return hashes.length === 0 ? [] : listClaimants(tx, hashes)
}

/** Cases by a UID or an ID number, whatever became of them, and by a name among those that have waited longest. */
export async function findCases(
  { db, lookupKeys }: { readonly db: Database; readonly lookupKeys: LookupKeys },
  words: string,
): Promise<readonly FoundCase[]> {
  const { byNumber, byUid, waiting } = await db.app(async tx => ({
    byNumber: await listCasesOf(tx, await findByIdNumber(tx, lookupKeys, words)),
    byUid: /^\d{1,18}$/.test(words) ? await listCasesOf(tx, [BigInt(words)]) : [],
    // Whoever looks for a figure looks for no name.
    waiting: /\d/.test(words) ? [] : await listOldestWaiting(tx, mostRead),
  }))
  const kept = [...byNumber, ...byUid, ...waiting]
  const names = await readCaseNames(db, [...new Set(kept.map(({ uid }) => uid))])
  function view(row: NonNullable<KeptCase>, by: FoundCase['by']): FoundCase {
    const { name = '', idType = '' } = names.get(row.uid) ?? {}
    return { uid: row.uid, name, idType, submittedAtMs: row.submitted_at, isWaiting: row.state === 'waiting', by }
  }
  const found = [
    ...byNumber.map(row => view(row, 'number')),
    ...byUid.map(row => view(row, 'uid')),
    ...waiting.map(row => view(row, 'name')).filter(({ name }) => hasNames(name, words)),
  ]
  return found.filter(({ uid }, at) => found.findIndex(one => one.uid === uid) === at)
}
