import type { Database } from '../../../apps/server/platform/db/database.ts'

/** How many of these tokens open a session, of a member or of an operator. */
export async function countOpenSessions(db: Database, tokenHashes: readonly Buffer[]): Promise<number> {
  return db.app(async tx => {
    const ofMembers = await tx
      .selectFrom('session')
      .innerJoin('sign_in', 'sign_in.uid', 'session.uid')
      .select('session.id')
      .where('session.token_hash', 'in', tokenHashes)
      .where('session.ended_at', 'is', null)
      .where('sign_in.closed_at', 'is', null)
      .execute()
    const ofStaff = await tx
      .selectFrom('staff_session')
      .innerJoin('operator', 'operator.id', 'staff_session.operator_id')
      .select('staff_session.id')
      .where('token_hash', 'in', tokenHashes)
      .where('ended_at', 'is', null)
      .where('operator.closed_at', 'is', null)
      .execute()
    return ofMembers.length + ofStaff.length
  })
}

/** How many exclusions are not done yet with what they go on with behind their answer. */
export async function countGoingOn(db: Database): Promise<number> {
  let count = 0
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const rows = await db.memberSchema(schema, tx =>
      tx.selectFrom('exclusion').select('id').where('due_at', 'is not', null).execute(),
    )
    count += rows.length
  }
  return count
}
