import pg from 'pg'
import { memberSchemaName } from '../db/schemas.ts'
import { sessionSettings } from '../db/sessionSettings.ts'
import type { Random } from '../random.ts'
import { hashAllAgain } from './hashAgain.store.ts'
import { type LookupKeys, markOf } from './lookupKeys.ts'

export interface KeyChange {
  /** In a transaction that is the caller's. */
  readonly client: pg.Client
  /** All keys, the one that is taken into use as the last. */
  readonly keys: LookupKeys
  readonly random: Random
  show(sentence: string): void
}

export type KeyChangeOutcome =
  | { readonly result: 'taken'; readonly hashes: number }
  | { readonly result: 'in use' | 'other keys' }

/**
 * Takes the newest of the lookup keys into use, all or nothing: one that is killed in the midst has changed nothing, and one that is done
 * twice changes nothing more. Copies that start meanwhile wait, and then find that their keys are not those of the data.
 */
export async function takeLookupKey(
  url: string,
  change: Omit<KeyChange, 'client'>,
): Promise<KeyChangeOutcome | { readonly result: 'served' }> {
  const client = new pg.Client({
    connectionString: url,
    options: sessionSettings(),
    application_name: 'saya lookup key',
  })
  // A connection that is lost fails the statement under way; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('saya migrate'))`)
    if (await isServed(client)) return { result: 'served' }
    await client.query('begin')
    const outcome = await changeLookupKey({ ...change, client })
    await client.query('commit')
    return outcome
  } finally {
    await client.end()
  }
}

/** Whether anything of ours is connected besides: a copy that runs would go on hashing under the keys of before. */
async function isServed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'saya%'`,
  )
  return rowCount !== 0
}

/** Hashes all again under the newest key, where what lies there is under those before it. */
export async function changeLookupKey({ client, keys, random, show }: KeyChange): Promise<KeyChangeOutcome> {
  const { rows } = await client.query<{ mark: Buffer }>('select mark from app.lookup_mark for update')
  const mark = rows[0]?.mark
  if (mark?.equals(markOf(keys))) return { result: 'in use' }
  const [first, ...later] = keys.slice(0, -1)
  const next = keys.at(-1)
  if (!first || !next || !mark?.equals(markOf([first, ...later]))) return { result: 'other keys' }
  const memberSchemas = await listMemberSchemas(client)
  const hashes = await hashAllAgain({ client, before: [first, ...later], next, memberSchemas, random, show })
  await client.query('update app.lookup_mark set mark = $1', [markOf(keys)])
  return { result: 'taken', hashes }
}

async function listMemberSchemas(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ member_schemas: number }>('select member_schemas from app.cluster')
  return Array.from({ length: rows[0]?.member_schemas ?? 0 }, (_, index) => memberSchemaName(index))
}
