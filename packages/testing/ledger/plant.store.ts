import { sql } from 'kysely'
import { listColumns } from './columns.store.ts'
import type { AppTx, Database, MemberTx } from '../../../apps/server/platform/db/database.ts'

/**
 * Does to a member's rows what nobody should be able to do. `$uid` is the member, `$last` their newest posting, `$fresh`
 * their newest deposit, `$php` the currency.
 */
export async function plant(tx: MemberTx, statements: string, uid: bigint): Promise<void> {
  const own = tx.selectFrom('journal').where('uid', '=', uid).where('asset', '=', 'PHP')
  async function seqOf(query: typeof own) {
    const row = await query.select(all => all.fn.max('seq').as('seq')).executeTakeFirst()
    return String(row?.seq ?? 0)
  }
  const last = await seqOf(own)
  const fresh = await seqOf(own.where('kind', '=', 10))
  for (const statement of statements.split(';')) {
    const text = statement
      .replaceAll('$uid', String(uid))
      .replaceAll('$last', last)
      .replaceAll('$fresh', fresh)
      .replaceAll('$php', "'PHP'")
    await sql.raw(text).execute(tx)
  }
}

/** Puts a schema's every row back as it was before something was done, as a hand could that leaves no trace in it. */
export async function cutOff(db: Database, schema: number, done: () => Promise<void>): Promise<void> {
  const tables = await db.memberSchema(schema, listColumns)
  const names = [...tables.keys()]
  const all = (statement: (name: string) => string) =>
    db.memberSchema(schema, async tx => {
      for (const name of names) await sql.raw(statement(name)).execute(tx)
    })
  await all(name => `create table ref.before_${name} as table ${name}`)
  await done()
  await all(name => `delete from ${name}`)
  await all(name => `insert into ${name} select * from ref.before_${name}`)
}

/** The kinds of what is wrong and not put right yet. */
export async function readIncidents(tx: AppTx): Promise<string[]> {
  const rows = await tx.selectFrom('incident').select('kind').where('closed_at', 'is', null).distinct().execute()
  return rows.map(({ kind }) => kind)
}

/** The days on which the schema was wholly proven. */
export async function readAuditRuns(tx: MemberTx): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text from audit_run where ended_at is not null order by day`.execute(tx)
  return rows.map(({ day }) => day)
}
