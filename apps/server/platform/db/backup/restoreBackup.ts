import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../shape/migrate.ts'
import { readMigrations } from '../shape/migrations.ts'
import { sessionSettings } from '../sessionSettings.ts'
import { BackupFault } from './backupFault.ts'
import { type Part, partTypes, readBackup } from './backupFile.ts'
import { type Manifest, nameOf, type TableShape } from './describeDatabase.ts'
import { beginRestore, dropRestored, endRestore } from './restoreMark.ts'
import type { Lock } from './sealing.ts'
import { addWaitingJobs, openWaitingJobs } from './waitingJobs.ts'
import type { BackupProgress, BackupTotals } from './writeBackup.ts'

export interface RestoreOptions {
  readonly url: string
  readonly path: string
  readonly lock: Lock
  /** Where the migrations lie that make the tables. */
  readonly migrations: string
  readonly tell?: (progress: BackupProgress) => void
}

/**
 * Brings a backup into an empty database: all of it, or nothing. Each table is kept as soon as it is there, since one
 * transaction could not lock the tables of many schemas and months: the mark makes it all or nothing.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupTotals> {
  const holder = await connect(options.url)
  try {
    await beginRestore(holder)
    try {
      const totals = await restore(options)
      await endRestore(holder)
      return totals
    } catch (error) {
      await dropRestored(holder)
      throw error
    }
  } finally {
    await holder.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: sessionSettings() })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function restore(options: RestoreOptions): Promise<BackupTotals> {
  const { url, migrations } = options
  const parts = readBackup(options.path, options.lock)
  const manifest = await readManifest(parts)
  await migrateTo(manifest, options)
  // A connection of its own: one that breaks off in the midst of a copy can only be closed.
  const client = await connect(url)
  try {
    await client.query('set search_path = pg_catalog')
    await prepare(client, manifest)
    await openWaitingJobs(client)
    const totals = await loadAll(client, { parts, manifest, options })
    await addWaitingJobs(client)
    for (const { schema, name, last, called } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [`"${schema}"."${name}"`, last, called])
    }
    await migrate({ url, folder: migrations, memberSchemas: manifest.memberSchemas, isRestoring: true })
    return totals
  } finally {
    await client.end()
  }
}

async function readManifest(parts: AsyncGenerator<Part>): Promise<Manifest> {
  const { value } = await parts.next()
  const part = value as Part | undefined
  if (part?.type !== partTypes.manifest) throw new BackupFault('The backup does not begin with its contents.')
  return JSON.parse(part.content.toString()) as Manifest
}

/** Makes the tables as they were when the backup was made; newer migrations run over what was restored. */
async function migrateTo(manifest: Manifest, { url, migrations }: RestoreOptions): Promise<void> {
  const known = new Map((await readMigrations(migrations)).map(({ name, hash }) => [name, hash]))
  for (const { name, hash } of manifest.migrations) {
    if (known.get(name) !== hash) {
      throw new BackupFault(`The backup was made with a migration ${name} that this version does not have.`)
    }
  }
  const only = new Set(manifest.migrations.map(({ name }) => name))
  await migrate({ url, folder: migrations, memberSchemas: manifest.memberSchemas, only, isRestoring: true })
}

/** Partitions that came with time are made again, and what migrations put in by themselves goes. */
async function prepare(client: pg.Client, { tables, partitions }: Manifest): Promise<void> {
  for (const { schema, name, of, bound } of partitions) {
    await client.query(`create table if not exists "${schema}"."${name}" partition of "${schema}"."${of}" ${bound}`)
  }
  for (const table of tables.toReversed()) await client.query(`delete from ${nameOf(table)}`)
}

interface Loading {
  readonly parts: AsyncGenerator<Part>
  readonly manifest: Manifest
  readonly options: RestoreOptions
}

async function loadAll(client: pg.Client, { parts, manifest, options }: Loading): Promise<BackupTotals> {
  let rows = 0
  let tables = 0
  let bytes = 0
  let open: Table | undefined
  for await (const { type, content } of parts) {
    bytes += content.length
    if (type === partTypes.table) open = openTable(client, JSON.parse(content.toString()) as TableShape)
    else if (type === partTypes.rows) await open?.write(content)
    else if (type === partTypes.tableEnd) {
      rows += (await open?.end(content)) ?? 0
      tables++
    } else if (type === partTypes.end) checkTotals(content, { tables, rows })
    options.tell?.({ table: open?.name ?? '', tables: [tables, manifest.tables.length + 1], rows, bytes })
  }
  return { tables, rows, bytes }
}

function checkTotals(content: Buffer, found: { readonly tables: number; readonly rows: number }): void {
  const said = JSON.parse(content.toString()) as { tables: number; rows: number }
  if (said.tables !== found.tables || said.rows !== found.rows) throw new BackupFault('The backup is not whole.')
}

interface Table {
  readonly name: string
  write(content: Buffer): Promise<void>
  end(content: Buffer): Promise<number>
}

const inflate = promisify(inflateRaw)

function openTable(client: pg.Client, table: TableShape): Table {
  const columns = table.columns.map(column => `"${column}"`).join(', ')
  const stream: CopyStreamQuery = client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`))
  const failed = once(stream, 'error').then(([error]) => {
    throw error as Error
  })
  failed.catch(() => {})
  const hash = createHash('sha256')
  return {
    name: nameOf(table),
    async write(content) {
      const plain = await inflate(content)
      hash.update(plain)
      if (!stream.write(plain)) await Promise.race([once(stream, 'drain'), failed])
    },
    async end(content) {
      const said = JSON.parse(content.toString()) as { rows: number; sha256: string }
      if (hash.digest('hex') !== said.sha256) throw new BackupFault(`The rows of ${nameOf(table)} were damaged.`)
      stream.end()
      await Promise.race([once(stream, 'finish'), failed])
      if (stream.rowCount !== said.rows) throw new BackupFault(`Rows of ${nameOf(table)} are missing.`)
      return said.rows
    },
  }
}
