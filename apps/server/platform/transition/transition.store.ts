import type { Selectable, Transaction, UpdateObject } from 'kysely'

interface Change<Tables, Name extends keyof Tables & string> {
  /** The row as it was seen: its key, and the state or the version on which the change was decided. */
  readonly seen: Partial<Selectable<Tables[Name]>>
  readonly set: UpdateObject<Tables, Name>
}

/** As the statement below sees every table: the caller's own types were checked where it is called. */
interface AnyTable {
  readonly any: Record<string, unknown>
}

/**
 * Changes one row that is still as it was seen, and answers it as it is now; nothing where somebody was faster. It is one
 * statement: of many at once that saw the same, one changes the row, whether or not they hold it.
 */
export async function compareAndSet<Tables, Name extends keyof Tables & string>(
  tx: Transaction<Tables>,
  table: Name,
  { seen, set }: Change<Tables, Name>,
): Promise<Selectable<Tables[Name]> | undefined> {
  const update = (tx as unknown as Transaction<AnyTable>).updateTable(table as 'any').set(set)
  const guarded = Object.entries(seen).reduce(
    (query, [column, value]) => query.where(column, value === null ? 'is' : '=', value),
    update,
  )
  const row = await guarded.returningAll().executeTakeFirst()
  return row as Selectable<Tables[Name]> | undefined
}
