import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../../clock.ts'
import { sessionSettings } from '../sessionSettings.ts'
import { BackupFault } from './backupFault.ts'
import { type BackupWriter, createBackup, partTypes } from './backupFile.ts'
import { describeDatabase, type Manifest, nameOf, type TableShape } from './describeDatabase.ts'
import { portablePlaces } from './portablePlaces.ts'
import { isRestoring, unfinished } from './restoreMark.ts'
import type { Lock } from './sealing.ts'
import { waitingJobs, waitingJobsQuery } from './waitingJobs.ts'

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
 * Writes every row as it was at one moment, while the product goes on. The moment is held by one transaction, and each
 * table is read in one of its own that sees the same: the tables of many schemas and months are more than one transaction
 * may lock. The file bears its name only once it is whole.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupTotals> {
  const { url, path } = options
  if (existsSync(path)) throw new BackupFault(`${path} is there already: choose another name.`)
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  const holder = await connect(url)
  const client = await connect(url).catch(async (error: unknown) => {
    await holder.end()
    throw error
  })
  try {
    if (await isRestoring(holder)) throw new BackupFault(unfinished)
    const moment = await holdMoment(holder)
    const manifest = await describeDatabase(holder, options.clock.now())
    const writer = await createBackup(partial, options.lock)
    const totals = await writeWhole({ client, moment, manifest, writer }, options)
    await rename(partial, path)
    await syncFolder(dirname(path))
    return totals
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    await Promise.all([client.end(), holder.end()])
  }
}

/** The name too is on the disk before it is told. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'saya backup',
    options: sessionSettings(),
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const unchanging = 'begin isolation level repeatable read read only'

async function holdMoment(holder: pg.Client): Promise<string> {
  await holder.query(unchanging)
  await holder.query('set local search_path = pg_catalog')
  const { rows } = await holder.query<{ moment: string }>('select pg_export_snapshot() as moment')
  const moment = rows[0]?.moment ?? ''
  if (!/^[0-9A-F-]+$/.test(moment)) throw new Error('The database told no moment to read at.')
  return moment
}

interface Writing {
  readonly client: pg.Client
  readonly moment: string
  readonly manifest: Manifest
  readonly writer: BackupWriter
}

async function writeWhole(writing: Writing, options: BackupOptions): Promise<BackupTotals> {
  try {
    return await writeAll(writing, options)
  } finally {
    await writing.writer.close()
  }
}

async function writeAll({ client, moment, manifest, writer }: Writing, options: BackupOptions): Promise<BackupTotals> {
  await writer.write(partTypes.manifest, json(manifest))
  const tables = [...manifest.tables, waitingJobs]
  let rows = 0
  for (const [done, table] of tables.entries()) {
    const tell = (more: number) =>
      options.tell?.({
        table: nameOf(table),
        tables: [done, tables.length],
        rows: rows + more,
        bytes: writer.bytes(),
      })
    tell(0)
    await client.query(`${unchanging}; set transaction snapshot '${moment}'; set local search_path = pg_catalog`)
    rows += await writeTable(client, writer, { table, tell })
    await client.query('commit')
  }
  await writer.write(partTypes.end, json({ tables: tables.length, rows }))
  return { tables: tables.length, rows, bytes: writer.bytes() }
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

/** Of a member schema, those that number transactions. */
const journalTables = new Set(['journal', 'command', 'reader', 'settled_kept', 'tally_end'])

async function queryFor(client: pg.Client, table: TableShape): Promise<string> {
  if (table === waitingJobs) return waitingJobsQuery
  const isOfJournal = table.schema.startsWith('member_') && journalTables.has(table.name)
  if (isOfJournal) return (await portablePlaces(client, table.schema))(table)
  return `select ${table.columns.map(column => `"${column}"`).join(', ')} from ${nameOf(table)}`
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
