import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'

export interface NewListing {
  readonly id: Buffer
  readonly personHash: Buffer
  readonly idHash: Buffer | null
  readonly birthHash: Buffer
  readonly untilMs: number
  readonly sealed: Buffer
}

/** Two imports at once are taken in one after the other. */
export async function holdList(tx: AppTx): Promise<void> {
  await sql`lock table exclusion_import in share row exclusive mode`.execute(tx)
}

const atOnce = 500

/** Keeps who is listed, and answers how many of them the list named for the first time. */
export async function putListings(tx: AppTx, rows: readonly NewListing[], importId: string): Promise<number> {
  let fresh = 0
  for (let from = 0; from < rows.length; from += atOnce) {
    const kept = await tx
      .insertInto('excluded_listing')
      .values(
        rows.slice(from, from + atOnce).map(row => ({
          id: row.id,
          person_hash: row.personHash,
          id_hash: row.idHash,
          birth_hash: row.birthHash,
          closed_until: instant(row.untilMs),
          sealed: row.sealed,
          first_import: importId,
          last_import: importId,
        })),
      )
      .onConflict(conflict => conflict.column('id').doUpdateSet({ last_import: importId, gone_at: null }))
      .returning('first_import')
      .execute()
    fresh += kept.filter(({ first_import: first }) => first === importId).length
  }
  return fresh
}

/** How many people the list names by now, and how many of them are not among these. */
export async function countListed(tx: AppTx, ids: readonly Buffer[]): Promise<{ before: number; gone: number }> {
  const { rows } = await sql<{ before: number; stay: number }>`
    select count(*)::integer as before, (count(*) filter (where id = any(${ids}::bytea[])))::integer as stay
    from excluded_listing where gone_at is null`.execute(tx)
  const { before = 0, stay = 0 } = rows[0] ?? {}
  return { before, gone: before - stay }
}

/** Whom the list names no more, and how many they are. */
export async function markGone(tx: AppTx, importId: string, nowMs: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('excluded_listing')
    .set({ gone_at: instant(nowMs) })
    .where('last_import', '<>', importId)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export interface ImportReport {
  readonly id: string
  readonly importedAtMs: number
  readonly importedBy: string
  readonly lines: number
  readonly fresh: number
  readonly known: number
  readonly gone: number
  readonly refused: readonly { readonly line: number; readonly fault: string }[]
}

export async function addImport(tx: AppTx, report: ImportReport): Promise<void> {
  const { id, importedAtMs, importedBy, lines, fresh, known, gone, refused } = report
  await tx
    .insertInto('exclusion_import')
    .values({
      id,
      imported_at: instant(importedAtMs),
      imported_by: importedBy,
      lines,
      fresh,
      known,
      gone,
      refused: JSON.stringify(refused),
    })
    .execute()
}

export const importSorting: Sorting<ImportReport, 'imported'> = {
  keys: { imported: { column: 'imported_at', isTime: true, of: row => row.importedAtMs } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

export async function listImportRows(tx: AppTx, { order, place, size }: SortedRead<ImportReport>) {
  const rows = await tx
    .selectFrom('exclusion_import')
    .selectAll()
    .where(standsBehind(order, place))
    .orderBy(inOrder(order))
    .limit(size)
    .execute()
  return rows.map(({ imported_at: importedAtMs, imported_by: importedBy, refused, ...row }) => {
    return { ...row, importedAtMs, importedBy, refused: refused as ImportReport['refused'] }
  })
}

export function countImports(tx: AppTx): Promise<number> {
  return countRows(tx, tx.selectFrom('exclusion_import').select('id'))
}

/** Members of one schema who stated who they are, behind the last one read. */
export async function listStated(tx: MemberTx, { after, most }: { after: bigint; most: number }) {
  const rows = await tx
    .selectFrom('kyc_version')
    .select('uid')
    .distinct()
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

interface SoughtPeople {
  readonly birthHashes: readonly Buffer[]
  readonly idHashes: readonly Buffer[]
  readonly nowMs: number
}

/** Whom of the list these people may be. Birth dates stand in no index: ask for many people at once. */
export function findListings(tx: AppTx, { birthHashes, idHashes, nowMs }: SoughtPeople) {
  return tx
    .selectFrom('excluded_listing')
    .select(['id', 'person_hash', 'id_hash', 'birth_hash', 'closed_until', 'sealed'])
    .where(sql<boolean>`(birth_hash = any(${birthHashes}::bytea[]) or id_hash = any(${idHashes}::bytea[]))`)
    .where('gone_at', 'is', null)
    .where('closed_until', '>', instant(nowMs))
    .execute()
}
