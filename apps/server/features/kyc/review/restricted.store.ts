import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { RestrictedResult } from './checks.rules.ts'
import type { SoughtNames } from './restrictedNames.ts'

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

/** Nobody else takes a list in until the transaction ends; it can be asked meanwhile. */
export async function holdRestricted(tx: AppTx): Promise<void> {
  await sql`lock table restricted_person in share row exclusive mode`.execute(tx)
}

/** The rows that are kept of one source, by their ids in hex, and whether each is of a whole name. */
export async function listRestrictedIds(tx: AppTx, source: string): Promise<readonly (readonly [string, boolean])[]> {
  const rows = await tx
    .selectFrom('restricted_person')
    .select(['id', sql<number>`octet_length(sealed)`.as('bytes')])
    .where('source', '=', source)
    .execute()
  return rows.map(({ id, bytes }) => [id.toString('hex'), bytes > sealedNothing])
}

/** As long as an empty text is when it is sealed. */
const sealedNothing = 28

/** Keeps rows of the list. One that is there already stays as it is, and was taken in today too. */
export async function addRestricted(tx: AppTx, rows: readonly RestrictedRow[], nowMs: number): Promise<void> {
  if (rows.length === 0) return
  await tx
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
    .onConflict(conflict => conflict.column('id').doUpdateSet({ imported_at: instant(nowMs) }))
    .execute()
}

/** What its source names no more is restricted no more. */
export async function removeRestricted(tx: AppTx, ids: readonly string[]): Promise<void> {
  await sql`delete from restricted_person
    where id in (select decode(gone, 'hex') from unnest(${[...ids]}::text[]) gone)`.execute(tx)
}

export interface ScreeningQuery extends SoughtNames {
  /** A day in Manila. */
  readonly today: string
}

/**
 * What the list says of one whole name with its birthday. It cannot be asked for less than first and last name. The
 * whole name is possible by itself; what is less than it, or more, where the birthday does not speak against it.
 */
export async function seekRestricted(tx: AppTx, { whole, near, today }: ScreeningQuery): Promise<RestrictedResult> {
  const hashes = [whole, ...near].map(({ nameHash }) => nameHash)
  const rows = await tx
    .selectFrom('restricted_person')
    .select(['name_hash', 'person_hash'])
    .where('name_hash', 'in', hashes)
    .where(row => row.or([row('valid_from', 'is', null), row('valid_from', '<=', today)]))
    .where(row => row.or([row('valid_to', 'is', null), row('valid_to', '>=', today)]))
    .execute()
  if (rows.some(row => row.person_hash?.equals(whole.personHash))) return 'listed'
  const persons = near.map(({ personHash }) => personHash)
  const isPossible = rows.some(
    ({ name_hash: name, person_hash: person }) =>
      person === null || name.equals(whole.nameHash) || persons.some(one => one.equals(person)),
  )
  if (isPossible) return 'possible'
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
