import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../../clock.ts'
import { BackupFault } from './backupFault.ts'
import { type BackupWriter, createBackup, partTypes } from './backupFile.ts'
import { describeDatabase, nameOf, type TableShape } from './describeDatabase.ts'
import { portablePlaces } from './portablePlaces.ts'
import type { Lock } from './sealing.ts'

export interface BackupProgress {
  readonly table: string
  readonly tables: readonly [done: number, of: number]
  readonly rows: number
  readonly bytes: number
}

export interface BackupOptions {
  readonly url: string
  readonly path: string
  readonly lock: Lock
  readonly clock: Clock
  readonly tell?: (progress: BackupProgress) => void
}

export interface BackupTotals {
  readonly tables: number
  readonly rows: number
  readonly bytes: number
}

const deflate = promisify(deflateRaw)
const chunkBytes = 1024 * 1024

/**
 * Writes every row as it was at one moment, while the product goes on: one repeatable-read transaction reads it all.
 * The file bears its name only once it is whole.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupTotals> {
  const { url, path } = options
  if (existsSync(path)) throw new BackupFault(`${path} is there already: choose another name.`)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local search_path = pg_catalog')
    const writer = await createBackup(partial, options.lock)
    const totals = await writeAll(client, writer, options)
    await writer.close()
    await rename(partial, path)
    return totals
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function writeAll(client: pg.Client, writer: BackupWriter, options: BackupOptions): Promise<BackupTotals> {
  const manifest = await describeDatabase(client, options.clock.now())
  await writer.write(partTypes.manifest, json(manifest))
  let rows = 0
  for (const [done, table] of manifest.tables.entries()) {
    const tell = (more: number) =>
      options.tell?.({
        table: nameOf(table),
        tables: [done, manifest.tables.length],
        rows: rows + more,
        bytes: writer.bytes(),
      })
    tell(0)
    rows += await writeTable(client, writer, { table, tell })
  }
  await writer.write(partTypes.end, json({ tables: manifest.tables.length, rows }))
  return { tables: manifest.tables.length, rows, bytes: writer.bytes() }
}

interface TableWish {
  readonly table: TableShape
  readonly tell: (rows: number) => void
}

async function writeTable(client: pg.Client, writer: BackupWriter, { table, tell }: TableWish): Promise<number> {
  await writer.write(partTypes.table, json(table))
  const stream = client.query(copyTo(`copy (${await queryFor(client, table)}) to stdout`))
  const hash = createHash('sha256')
  let waiting: Buffer[] = []
  let size = 0

  async function flush(): Promise<void> {
    const content = Buffer.concat(waiting)
    waiting = []
    size = 0
    hash.update(content)
    await writer.write(partTypes.rows, await deflate(content, { level: 1 }))
    tell(stream.rowCount ?? 0)
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= chunkBytes) await flush()
  }
  if (size > 0) await flush()
  const rows = stream.rowCount ?? 0
  await writer.write(partTypes.tableEnd, json({ rows, sha256: hash.digest('hex') }))
  return rows
}

async function queryFor(client: pg.Client, table: TableShape): Promise<string> {
  const isOfJournal = table.schema.startsWith('member_') && ['journal', 'reader'].includes(table.name)
  if (isOfJournal) return (await portablePlaces(client, table.schema))(table)
  return `select ${table.columns.map(column => `"${column}"`).join(', ')} from ${nameOf(table)}`
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
