import pg from 'pg'
import type { MigrationTarget } from './migrations.ts'

/** What the product never does to a table: it rewrites no posting and no act of staff, and drops nobody's money. */
const never: readonly Never[] = [
  { acts: 'update, delete', target: 'app', tables: ['staff_act'] },
  { acts: 'update, delete', target: 'member', tables: ['journal', 'bet_reference'] },
  { acts: 'delete', target: 'app', tables: ['payment_claim', 'payout_claim', 'claim'] },
  {
    acts: 'delete',
    target: 'member',
    tables: ['wallet', 'command', 'round', 'lot', 'deposit', 'reward', 'adjustment', 'bonus_return'],
  },
  { acts: 'insert, update, delete', target: 'app', tables: ['cluster', 'migration'] },
]

interface Never {
  readonly acts: string
  readonly target: MigrationTarget
  readonly tables: readonly string[]
}

interface Schema {
  readonly name: string
  readonly target: MigrationTarget
}

interface Rights {
  readonly role: string
  readonly schemas: readonly Schema[]
}

/**
 * Gives a role what serving takes, and takes the rest: it reads and writes rows, makes and drops nothing, and never rewrites
 * what stands for good. Partitions are made by functions that act as their owner. All of it or nothing, beside servers that run.
 */
export async function grantToServer(client: pg.Client, { role, schemas }: Rights): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0)
    throw new Error(`There is no role ${role}: create it with a password of its own, and migrate again.`)
  const to = pg.escapeIdentifier(role)
  await client.query('begin')
  try {
    await grantDatabase(client, to)
    for (const name of [...schemas.map(one => one.name), queueSchema]) await grantSchema(client, { name, to })
    for (const schema of schemas) await revokeNever(client, schema, to)
    await grantQueue(client, to)
    await revokePartitions(client, { schemas, to })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const queueSchema = 'graphile_worker'

/** Without tables of its own it puts none in front of those that the functions of the owner mean. */
async function grantDatabase(client: pg.Client, to: string): Promise<void> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database')
  const database = pg.escapeIdentifier(rows[0]?.database ?? '')
  await client.query(`revoke temporary, create on database ${database} from public, ${to}`)
  await client.query(`grant connect on database ${database} to ${to}`)
}

async function grantSchema(client: pg.Client, { name, to }: { name: string; to: string }): Promise<void> {
  await client.query(`
    revoke all on schema ${name} from ${to};
    revoke all on all tables in schema ${name} from ${to};
    grant usage on schema ${name} to ${to};
    grant select, insert, update, delete on all tables in schema ${name} to ${to};
    grant usage, select on all sequences in schema ${name} to ${to};
    grant execute on all functions in schema ${name} to ${to}`)
}

async function revokeNever(client: pg.Client, { name, target }: Schema, to: string): Promise<void> {
  for (const { acts, tables } of never.filter(one => one.target === target))
    for (const table of tables) await client.query(`revoke ${acts} on ${name}.${table} from ${to}`)
}

/** The queue's library lets nobody but its owner see a row of its tables. */
async function grantQueue(client: pg.Client, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = '${queueSchema}'::regnamespace and relkind = 'r' and relrowsecurity`,
  )
  for (const { name } of rows) {
    await client.query(`drop policy if exists serving on ${name}`)
    await client.query(`create policy serving on ${name} to ${to} using (true) with check (true)`)
  }
}

/** A partition is written by its table alone. */
async function revokePartitions(client: pg.Client, { schemas, to }: { schemas: readonly Schema[]; to: string }) {
  const { rows } = await client.query<{ part: string }>(
    `select inhrelid::regclass::text as part from pg_inherits join pg_class c on c.oid = inhrelid
     where c.relkind = 'r' and c.relnamespace = any($1::regnamespace[])`,
    [schemas.map(one => one.name)],
  )
  for (const { part } of rows) await client.query(`revoke insert, update, delete on ${part} from ${to}`)
}

/** Tables that were made behind the last grant. Partitions are not among them. */
export async function findUngranted(client: pg.Client, schemas: readonly Schema[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = any($1::regnamespace[]) and relkind in ('r', 'p') and not relispartition
       and not has_table_privilege(oid, 'select')`,
    [schemas.map(one => one.name)],
  )
  return rows.map(({ name }) => name)
}

/** Whether this connection may serve a database that is there, and not change its shape. */
export async function servesOnly(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select pg_has_role(nspowner, 'usage') as owns from pg_namespace where nspname = 'app'`,
  )
  return rows[0]?.owns === false
}
