import type pg from 'pg'
import type { Random } from '../random.ts'
import { openText, sealText } from '../sealedText.ts'
import { type LookupColumn, lookupColumns, sealedColumns } from './lookupColumns.ts'
import { hashAgain, type LookupKeys, newestOf } from './lookupKeys.ts'

const atOnce = 5000

export interface HashingAgain {
  readonly client: pg.Client
  /** The keys that the data lie under, and the one that is taken into use. */
  readonly before: LookupKeys
  readonly next: Buffer
  readonly memberSchemas: readonly string[]
  readonly random: Random
  show(sentence: string): void
}

/**
 * Hashes all that is looked up once more, under another key: the plain values are not needed. Inside the caller's transaction, so that all
 * lie under the one or all under the other. No hash is sent in a statement together with a key.
 */
export async function hashAllAgain(work: HashingAgain): Promise<number> {
  const { client, memberSchemas, show } = work
  await client.query('set constraints all deferred')
  await client.query('create temp table hashed_again (before bytea primary key, after bytea not null) on commit drop')
  const places = lookupColumns.flatMap(column => {
    const schemas = column.target === 'app' ? ['app'] : memberSchemas
    return schemas.map(schema => placeOf(schema, column))
  })
  for (const place of places) await collect(work, place)
  await client.query('analyze hashed_again')
  for (const [at, place] of places.entries()) {
    show(`${at + 1} of ${places.length} columns`)
    await client.query(`update ${place.table} t set ${place.change} from hashed_again h where ${place.hash} = h.before`)
  }
  for (const column of sealedColumns) await sealAgain(work, column)
  const { rows } = await client.query<{ count: string }>('select count(*) from hashed_again')
  return Number(rows[0]?.count)
}

interface Place {
  readonly table: string
  readonly hash: string
  readonly change: string
}

function placeOf(schema: string, { table: name, column, field }: LookupColumn): Place {
  const table = `${schema}.${name}`
  if (!field) return { table, hash: `t.${column}`, change: `${column} = h.after` }
  return {
    table,
    hash: `decode(nullif(t.${column} ->> '${field}', ''), 'hex')`,
    change: `${column} = jsonb_set(t.${column}, '{${field}}', to_jsonb(encode(h.after, 'hex')))`,
  }
}

/** Each hash of a column, with what becomes of it. One that lies in several columns becomes the same in all. */
async function collect({ client, next }: HashingAgain, { table, hash }: Place): Promise<void> {
  await client.query(
    `declare hashes no scroll cursor for select distinct ${hash} as hash from ${table} t where ${hash} is not null`,
  )
  for (;;) {
    const { rows } = await client.query<{ hash: Buffer }>(`fetch ${atOnce} from hashes`)
    if (rows.length === 0) break
    const before = rows.map(row => row.hash)
    const after = before.map(one => hashAgain(next, one))
    await client.query(
      `insert into hashed_again select * from unnest($1::bytea[], $2::bytea[]) on conflict do nothing`,
      [before, after],
    )
  }
  await client.query('close hashes')
}

/** What is sealed under the key of before is sealed under the next one. */
async function sealAgain(
  { client, before, next, random }: HashingAgain,
  { table, id, column, use }: (typeof sealedColumns)[number],
): Promise<void> {
  let after: Buffer = Buffer.alloc(0)
  for (;;) {
    const { rows } = await client.query<{ id: Buffer; sealed: Buffer }>(
      `select ${id} as id, ${column} as sealed from app.${table} where ${id} > $1 order by ${id} limit ${atOnce}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    const sealed = rows.map(row => {
      const text = openText(newestOf(before), use, row.sealed)
      if (text === null) throw new Error(`What is sealed in ${table} does not open under these keys.`)
      return sealText(next, { use, random, text })
    })
    await client.query(
      `update app.${table} t set ${column} = s.sealed from unnest($1::bytea[], $2::bytea[]) s (id, sealed) where t.${id} = s.id`,
      [rows.map(row => row.id), sealed],
    )
    after = last.id
  }
}
