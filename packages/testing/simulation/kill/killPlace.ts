import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import type { Database } from '../../../../apps/server/platform/db/database.ts'
import { buildForTest } from '../../process/builtServer.ts'
import type { Sandbox } from '../../parties/openSandbox.ts'
import { asServer } from '../../process/databases.ts'
import { enlist } from '../enlist.ts'
import { freePorts, keepCopies } from './keptCopies.ts'
import { openKillBooks } from './killBooks.ts'
import { openOutside } from './killOutside.ts'
import { settingsOf } from './killSettings.ts'

export const victims = ['api', 'worker', 'database'] as const
export type Victim = (typeof victims)[number]

export interface KillPlace {
  readonly db: Database
  /** Where the api answers while it is up, and where each copy of it does. */
  readonly url: string
  readonly urls: readonly string[]
  readonly databaseUrl: string
  /** The outside parties, whom nobody kills. */
  readonly sandbox: Sandbox
  /** Kills one of the three where it stands, of several copies the one that is named. All come again by themselves. */
  kill(victim: Victim, copy?: number): Promise<void>
  /** Leaves no worker running, until they are started again. */
  stopWorkers(): Promise<void>
  startWorkers(): Promise<void>
  /** A member whose money came through the ledger, with the token of a game session. */
  enlist(uid: bigint, balance: bigint): Promise<string>
  /** How the api or the worker ended by themselves. */
  falls(): readonly string[]
  /** The last that the api and the worker have said, for whoever looks for the cause of something. */
  words(): string
  remove(): Promise<void>
}

export interface KillPlaceWish {
  readonly memberSchemas?: number
  /** How many processes are the api, and how many the worker. */
  readonly copies?: number
}

/** The product's own PostgreSQL on a disk, and the built server as processes: some are the api, as many the worker. */
export async function openKillPlace({ memberSchemas = 1, copies = 1 }: KillPlaceWish = {}): Promise<KillPlace> {
  await buildForTest()
  const folder = mkdtempSync(join(tmpdir(), 'saya-kills-'))
  chmodSync(folder, 0o755)
  let postgres = await startPostgres({ dataFolder: folder })
  await createDatabase(postgres.url('postgres'), 'saya')
  const url = postgres.url('saya')
  const db = await openKillBooks(url, memberSchemas)
  const ports = await freePorts(copies)
  const urls = ports.map(port => `http://127.0.0.1:${port}`)
  const [own = ''] = urls
  const outside = await openOutside(own)
  const settings = settingsOf({ url: asServer(url), folder, outsideUrl: outside.sandbox.url, memberSchemas })
  const api = keepCopies({ settings, role: 'api', ports })
  const worker = keepCopies({ settings, role: 'worker', ports: await freePorts(copies) })

  async function killDatabase(): Promise<void> {
    const pidFile = join(folder, 'postgres/cluster/postmaster.pid')
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL')
    await postgres.exited
    postgres = await startPostgres({ dataFolder: folder })
  }
  await api.start()
  await worker.start()
  return {
    db,
    url: own,
    urls,
    databaseUrl: url,
    sandbox: outside.sandbox,
    kill(victim, copy = 0) {
      if (victim === 'database') return killDatabase()
      return (victim === 'api' ? api : worker).kill(copy)
    },
    startWorkers: worker.start,
    stopWorkers: worker.stop,
    enlist: (uid, balance) => enlist(db, { uid, balance }),
    falls: () => [...api.falls(), ...worker.falls()],
    words: () => `${api.words()}\n${worker.words()}`,
    async remove() {
      await api.stop()
      await worker.stop()
      await db.close()
      await postgres.stop()
      await outside.remove()
      // What the killed database still had under way may write a moment longer.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
