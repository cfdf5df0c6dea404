import { sql } from 'kysely'
import type { Database, MemberTx } from '../../../apps/server/platform/db/database.ts'

/** Carries an answer out of a transaction that is not to be kept. */
class Undone<T> extends Error {
  readonly answer: T
  constructor(answer: T) {
    super('This transaction is undone on purpose.')
    this.answer = answer
  }
}

/**
 * Does something to a database of one member schema and undoes it: whatever goes through the doors that are given is one
 * transaction, which sees all that it did, and of which nothing stays. Far cheaper than a database for each try.
 */
export async function undone<T>(db: Database, work: (inside: Database) => Promise<T>): Promise<T> {
  if (db.memberSchemas !== 1) throw new Error('Of several member schemas the last would be looked at as all.')
  try {
    return await db.memberSchema(0, async tx => {
      throw new Undone(await work(doorsInto(db, tx)))
    })
  } catch (error) {
    if (error instanceof Undone) return (error as Undone<T>).answer
    throw error
  }
}

/** Each door says which schema unqualified names mean, and gives what they meant back to the one around it. */
function doorsInto(db: Database, tx: MemberTx): Database {
  const memberPath = `${db.schemaOf(0n)}, ref`
  let path = memberPath
  async function mean(next: string): Promise<void> {
    path = next
    await sql`select set_config('search_path', ${next}, true)`.execute(tx)
  }
  const door =
    <Tx>(own: string) =>
    async <T>(work: (inside: Tx) => Promise<T>): Promise<T> => {
      const around = path
      if (around !== own) await mean(own)
      const answer = await work(tx as Tx)
      if (around !== own) await mean(around)
      return answer
    }
  const member = door<MemberTx>(memberPath)
  return {
    ...db,
    app: door('app'),
    ref: door('ref'),
    member: (_uid, work) => member(work),
    memberSchema: (_index, work) => member(work),
  }
}
