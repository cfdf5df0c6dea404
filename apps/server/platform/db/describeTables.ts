import pg from 'pg'

interface Column {
  readonly table_schema: string
  readonly table_name: string
  readonly column_name: string
  readonly is_nullable: 'YES' | 'NO'
  readonly has_default: boolean
  readonly udt_name: string
}

const typeOf: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  text: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'number',
  jsonb: 'unknown',
  date: 'string',
  _text: 'string[]',
  _int4: 'number[]',
  _int8: 'bigint[]',
  uuid: 'string',
  xid8: 'string',
  numeric: 'string',
}

/** Writes the types of every table, read off a migrated database, so that they cannot differ from it. */
export async function describeTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(`
      select table_schema, table_name, column_name, is_nullable, udt_name,
             column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema in ('app', 'ref', 'member_00') and table_type = 'BASE TABLE'
        and table_name not in ('cluster', 'migration')
        -- Partitions are made as months pass; their table speaks for them.
        and not (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass in (select inhrelid from pg_inherits)
      order by table_schema, table_name, ordinal_position`)
    return write(rows)
  } finally {
    await client.end()
  }
}

function write(columns: readonly Column[]): string {
  const groups = { app: 'AppTables', member_00: 'MemberTables', ref: 'RefTables' }
  const parts = Object.entries(groups).map(([schema, name]) => {
    const own = columns.filter(column => column.table_schema === schema)
    const tables = [...new Set(own.map(column => column.table_name))]
    const lines = tables.map(table => {
      const fields = own.filter(column => column.table_name === table).map(column => `    ${field(column)}`)
      return `  ${table}: {\n${fields.join('\n')}\n  }`
    })
    return `export interface ${name} {\n${lines.join('\n')}\n}\n`
  })
  return `// Written by \`npm run saya -- table-types\` from the migrated database.\nimport type { Generated } from 'kysely'\n\n${parts.join('\n')}`
}

function field(column: Column): string {
  const known = typeOf[column.udt_name]
  if (!known) throw new Error(`The column type ${column.udt_name} has no TypeScript type yet.`)
  const base = column.is_nullable === 'YES' ? `${known} | null` : known
  return `${column.column_name}: ${column.has_default ? `Generated<${base}>` : base}`
}
