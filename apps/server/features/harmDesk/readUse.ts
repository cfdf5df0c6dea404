import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { addUp, monthsUntil, type UseFigure } from './months.rules.ts'
import { listUse } from './use.store.ts'

interface Use {
  readonly months: readonly string[]
  readonly figures: readonly UseFigure[]
}

/** How safer play was used in the last months, over all members. */
export async function readUse(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  count: number,
): Promise<Use> {
  const months = monthsUntil(clock.now(), count)
  const schemas = Array.from({ length: db.memberSchemas }, (_, schema) => schema)
  const parts = await Promise.all(schemas.map(schema => db.memberSchema(schema, tx => listUse(tx, months))))
  return { months, figures: addUp(parts) }
}
