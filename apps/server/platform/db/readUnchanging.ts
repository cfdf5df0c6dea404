import { type Kysely, sql } from 'kysely'

/** As the first word of a transaction: all that it reads is as it was at one moment, whoever writes meanwhile. */
export async function readUnchanging<Tables>(tx: Kysely<Tables>): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx)
}
