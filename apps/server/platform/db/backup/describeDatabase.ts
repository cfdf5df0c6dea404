import type pg from 'pg'

export interface TableShape {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
}

export interface Manifest {
  readonly madeAt: string
  readonly memberSchemas: number
  readonly migrations: readonly { readonly schema: string; readonly name: string; readonly hash: string }[]
  /** Partitions that come with time, and how each is made. */
  readonly partitions: readonly {
    readonly schema: string
    readonly name: string
    readonly of: string
    readonly bound: string
  }[]
  readonly sequences: readonly {
    readonly schema: string
    readonly name: string
    readonly last: string
    readonly called: boolean
  }[]
  readonly tables: readonly TableShape[]
}

const ours = `(nspname in ('app', 'ref') or nspname ~ '^member_[0-9]+$')`

/** Everything a backup must hold besides the rows. Read in the transaction that reads the rows. */
export async function describeDatabase(client: pg.Client, madeAtMs: number): Promise<Manifest> {
  const cluster = await client.query<{ member_schemas: number }>('select member_schemas from app.cluster')
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select schema, name, hash from app.migration order by name, schema',
  )
  return {
    madeAt: new Date(madeAtMs).toISOString(),
    memberSchemas: cluster.rows[0]?.member_schemas ?? 0,
    migrations: migrations.rows,
    partitions: await readPartitions(client),
    sequences: await readSequences(client),
    tables: inOrder(await readTables(client), await readReferences(client)),
  }
}

async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
    join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where ${ours} and relkind in ('r', 'p') and not relispartition
      and not (nspname = 'app' and relname in ('cluster', 'migration'))
    group by 1, 2 order by 1, 2`)
  return rows
}

async function readPartitions(client: pg.Client): Promise<Manifest['partitions']> {
  const { rows } = await client.query<Manifest['partitions'][number]>(`
    select nspname as schema, c.relname as name, parent.relname as of, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits on inhrelid = c.oid
    join pg_class parent on parent.oid = inhparent
    where ${ours} and c.relispartition and c.relkind = 'r' order by 1, 2`)
  return rows
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select nspname as schema, relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where ${ours} and relkind = 'S' order by 1, 2`)
  const sequences: Manifest['sequences'][number][] = []
  for (const { schema, name } of rows) {
    const value = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from "${schema}"."${name}"`,
    )
    sequences.push({ schema, name, last: value.rows[0]?.last ?? '1', called: value.rows[0]?.called ?? false })
  }
  return sequences
}

type Reference = readonly [from: string, to: string]

async function readReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
    where contype = 'f' and conrelid <> confrelid and ${ours}`)
  return rows.map(row => [row.from, row.to])
}

/** Tables after those they refer to. */
function inOrder(tables: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const ordered: TableShape[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(nameOf))
    const free = waiting.filter(table => !references.some(([from, to]) => from === nameOf(table) && names.has(to)))
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...free)
    waiting = waiting.filter(table => !free.includes(table))
  }
  return ordered
}

export function nameOf({ schema, name }: TableShape): string {
  return `${schema}.${name}`
}
