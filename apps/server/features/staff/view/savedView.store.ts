import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

const columns = ['id', 'list', 'name', 'query'] as const

/** An operator's own, by name. */
export function listSavedViews(tx: AppTx, operatorId: string) {
  return tx
    .selectFrom('saved_view')
    .select(columns)
    .where('operator_id', '=', operatorId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

export async function findSavedView(tx: AppTx, operatorId: string, id: string) {
  return tx
    .selectFrom('saved_view')
    .select(columns)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

interface NewView {
  readonly operatorId: string
  readonly list: string
  readonly name: string
  readonly query: string
  readonly nowMs: number
}

interface ViewRow {
  readonly id: string
  readonly list: string
  readonly name: string
  readonly query: string
}

/** Keeps a view, in the place of the one that is called alike. */
export async function keepSavedView(tx: AppTx, { operatorId, list, name, query, nowMs }: NewView): Promise<ViewRow> {
  const { rows } = await sql<ViewRow>`
    insert into saved_view (operator_id, list, name, query, created_at)
    values (${operatorId}, ${list}, ${name}, ${query}, ${instant(nowMs)})
    on conflict (operator_id, list, lower(name)) do update set name = excluded.name, query = excluded.query
    returning id, list, name, query`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A view that was kept is not there.')
  return row
}

/** Whether it is called so now: nobody has two of one name. */
export async function renameSavedView(tx: AppTx, id: string, name: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update saved_view v set name = ${name} where v.id = ${id} and not exists (
      select from saved_view o where o.operator_id = v.operator_id and o.list = v.list and o.id <> v.id
        and lower(o.name) = lower(${name})
    ) returning v.id`.execute(tx)
  return rows.length === 1
}

export async function deleteSavedView(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('saved_view').where('id', '=', id).execute()
}

/** Of two acts of one operator at once the second waits for the first. */
export async function holdViews(tx: AppTx, operatorId: string): Promise<void> {
  await tx.selectFrom('operator').select('id').where('id', '=', operatorId).forUpdate().execute()
}
