import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../apps/server/platform/db/database.ts'
import type { Player } from '../../packages/testing/world/player.ts'

/** Beyond every number that members made one by one have. */
const firstUid = 300_000_000n
let nextUid = firstUid

/** A token that says whose it is. */
const tokenOf = (uid: bigint) => `like${String(uid).padStart(39, '0')}`

/** What tells members apart, of the one whose number is `series.nth`. All else of them is alike. */
const own: Readonly<Record<string, RawBuilder<unknown>>> = {
  uid: sql`series.nth`,
  id: sql`gen_random_uuid()`,
  phone: sql`'9' || lpad(series.nth::text, 9, '0')`,
  username: sql`'like' || series.nth`,
  token_hash: sql`sha256(convert_to('like' || lpad(series.nth::text, 39, '0'), 'UTF8'))`,
  number_hash: sql`sha256(convert_to(series.nth::text, 'UTF8'))`,
  id_hash: sql`sha256(convert_to(series.nth::text, 'UTF8'))`,
  tx_id: sql`model.tx_id || ' ' || series.nth`,
}

type AnyTx = Parameters<Parameters<Database['app']>[0]>[0]

interface Likeness {
  readonly of: Player
  readonly count: number
}

/** So many members who have all that one has, in the one member schema there is, each with a phone, a name and a session of their own. */
export async function makeAlike(db: Database, { of, count }: Likeness): Promise<readonly Player[]> {
  const from = nextUid
  nextUid += BigInt(count)
  const uids = Array.from({ length: count }, (_, at) => from + BigInt(at))
  const copy = (tx: AnyTx) => copyRows(tx, { of: of.uid, from, until: nextUid })
  await db.app(copy)
  await db.memberSchema(0, tx => copy(tx as unknown as AnyTx), { isLong: true })
  return uids.map(uid => ({ uid, phone: `9${String(uid).padStart(9, '0')}`, token: tokenOf(uid) }))
}

interface Copies {
  readonly of: bigint
  readonly from: bigint
  readonly until: bigint
}

/** Copies the member's rows of each table of the first schema on the path. */
async function copyRows(tx: AnyTx, { of, from, until }: Copies): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows } = await sql<{ name: string; columns: readonly string[] }>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and (a.attname <> 'id' or a.atttypid = 'uuid'::regtype)
    group by 1 having 'uid' = any(array_agg(a.attname::text)) order by (c.relname::text <> 'sign_in'), 1`.execute(tx)
  for (const { name, columns } of rows) {
    const values = columns.map(column => own[column] ?? sql.ref(`model.${column}`))
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map(column => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(name)} model,
        generate_series(${from}::bigint, ${until - 1n}::bigint) series (nth)
      where model.uid = ${of}`.execute(tx)
  }
}
