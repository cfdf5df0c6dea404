import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import type { Database } from '../../../../apps/server/platform/db/database.ts'
import { buildForTest } from '../../process/builtServer.ts'
import { freePort } from '../../process/freePort.ts'
import type { Sandbox } from '../../parties/openSandbox.ts'
import { enlist } from '../enlist.ts'
import { keepProcess, type KeptProcess } from './keptProcess.ts'
import { openKillBooks } from './killBooks.ts'
import { openOutside } from './killOutside.ts'
import { settingsOf } from './killSettings.ts'

export const victims = ['api', 'worker', 'database'] as const
export type Victim = (typeof victims)[number]

export interface KillPlace {
  readonly db: Database
  /** Where the api answers while it is up. */
  readonly url: string
  /** The outside parties, whom nobody kills. */
  readonly sandbox: Sandbox
  /** Kills one of the three where it stands. The api and the worker come again by themselves, the database at once. */
  kill(victim: Victim): Promise<void>
  /** A member whose money came through the ledger, with the token of a game session. */
  enlist(uid: bigint, balance: bigint): Promise<string>
  /** How the api or the worker ended by themselves. */
  falls(): readonly string[]
  /** The last that the api and the worker have said, for whoever looks for the cause of something. */
  words(): string
  remove(): Promise<void>
}

/** The product's own PostgreSQL on a disk, and the built server twice: a process that is the api, one that is the worker. */
export async function openKillPlace(): Promise<KillPlace> {
  await buildForTest()
  const folder = mkdtempSync(join(tmpdir(), 'saya-kills-'))
  chmodSync(folder, 0o755)
  let postgres = await startPostgres({ dataFolder: folder })
  await createDatabase(postgres.url('postgres'), 'saya')
  const url = postgres.url('saya')
  const db = await openKillBooks(url)
  const port = await freePort()
  const outside = await openOutside(`http://127.0.0.1:${port}`)
  const settings = settingsOf({ url, folder, outsideUrl: outside.sandbox.url })
  const api = await keepProcess({ ...settings, PORT: String(port), ROLES: 'api' })
  const worker = await keepProcess({ ...settings, PORT: String(await freePort()), ROLES: 'worker' })
  const processes: Readonly<Record<'api' | 'worker', KeptProcess>> = { api, worker }

  async function killDatabase(): Promise<void> {
    const pidFile = join(folder, 'postgres/cluster/postmaster.pid')
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL')
    await postgres.exited
    postgres = await startPostgres({ dataFolder: folder })
  }
  return {
    db,
    url: `http://127.0.0.1:${port}`,
    sandbox: outside.sandbox,
    kill: victim => (victim === 'database' ? killDatabase() : processes[victim].kill()),
    enlist: (uid, balance) => enlist(db, uid, balance),
    falls: () => [...api.falls(), ...worker.falls()],
    words: () => `The api said:\n${api.words()}\nThe worker said:\n${worker.words()}`,
    async remove() {
      await api.stop()
      await worker.stop()
      await db.close()
      await postgres.stop()
      await outside.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
