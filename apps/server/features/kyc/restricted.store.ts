import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { RestrictedResult } from './checks.rules.ts'

export interface RestrictedRow {
  readonly id: Buffer
  readonly source: string
  readonly nameHash: Buffer
  /** Of the name with the birthday, where the list gives one. */
  readonly personHash: Buffer | null
  readonly sealed: Buffer
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** Keeps rows of the list; one that is there already stays as it is. Tells how many are new. */
export async function addRestricted(tx: AppTx, rows: readonly RestrictedRow[], nowMs: number): Promise<number> {
  if (rows.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('restricted_person')
    .values(
      rows.map(row => ({
        id: row.id,
        source: row.source,
        name_hash: row.nameHash,
        person_hash: row.personHash,
        sealed: row.sealed,
        valid_from: row.validFrom,
        valid_to: row.validTo,
        imported_at: instant(nowMs),
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

export interface Sought {
  readonly nameHash: Buffer
  readonly personHash: Buffer
  /** A day in Manila. */
  readonly today: string
}

/** What the list says of one whole name with its birthday. It cannot be asked for less than a whole name. */
export async function seekRestricted(tx: AppTx, { nameHash, personHash, today }: Sought): Promise<RestrictedResult> {
  const rows = await tx
    .selectFrom('restricted_person')
    .select('person_hash')
    .where('name_hash', '=', nameHash)
    .where(row => row.or([row('valid_from', 'is', null), row('valid_from', '<=', today)]))
    .where(row => row.or([row('valid_to', 'is', null), row('valid_to', '>=', today)]))
    .execute()
  if (rows.some(row => row.person_hash?.equals(personHash))) return 'listed'
  if (rows.some(row => row.person_hash === null)) return 'possible'
  return (await findListDate(tx)) === null ? 'unchecked' : 'none'
}

/** When the newest of what is on the list was taken in; null where there never was a list. */
export async function findListDate(tx: AppTx): Promise<number | null> {
  const { at } = await tx
    .selectFrom('restricted_person')
    .select(({ fn }) => fn.max('imported_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

export interface RestrictedCheck {
  readonly uid: bigint
  readonly version: number
  readonly kind: 'automatic' | 'assisted'
  readonly result: RestrictedResult | 'lifted'
  readonly checkedBy: string
  readonly evidence: string
  readonly nowMs: number
}

/** Every look into the list is kept, by whom and about whom. */
export async function noteRestrictedCheck(tx: AppTx, check: RestrictedCheck): Promise<void> {
  await tx
    .insertInto('restricted_check')
    .values({
      uid: check.uid,
      version: check.version,
      kind: check.kind,
      result: check.result,
      checked_by: check.checkedBy,
      evidence: check.evidence,
      at: instant(check.nowMs),
    })
    .execute()
}

/** What somebody found last about one version in the regulator's own list. */
export function findAssistedCheck(tx: AppTx, { uid, version }: { readonly uid: bigint; readonly version: number }) {
  return tx
    .selectFrom('restricted_check')
    .select(['result', 'checked_by'])
    .where('uid', '=', uid)
    .where('version', '=', version)
    .where('kind', '=', 'assisted')
    .orderBy('at', 'desc')
    .executeTakeFirst()
}

export function listRestrictedChecks(tx: AppTx, uid: bigint) {
  return tx
    .selectFrom('restricted_check')
    .select(['version', 'kind', 'result', 'checked_by', 'evidence', 'at'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
}
