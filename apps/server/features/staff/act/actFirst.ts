import type { Outcome } from '@saya/contract/outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Act, actAs, type Actor } from './actAs.ts'

interface RecordDeps {
  readonly db: Database
  readonly clock: Clock
}

/**
 * Does what an operator does in another schema than the audit log's: it is on record before it counts, and so is what kept
 * it from counting. Whoever is cut off between the two has left an act that did nothing, and never a deed without an act.
 */
export async function actFirst<Result extends Outcome<unknown, string>>(
  { db, clock }: RecordDeps,
  { actor, act }: { readonly actor: Actor; readonly act: Omit<Act, 'nowMs'> },
  perform: () => Promise<Result>,
): Promise<Result> {
  await db.app(tx => actAs(tx, actor, { ...act, nowMs: clock.now() }))
  const result = await perform()
  if (!result.ok) {
    const after = { ...act.after, refused: result.code }
    await db.app(tx => actAs(tx, actor, { ...act, after, nowMs: clock.now() }))
  }
  return result
}
