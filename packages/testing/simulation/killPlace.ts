import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import { type Database, openDatabase } from '../../../apps/server/platform/db/database.ts'
import { migrate } from '../../../apps/server/platform/db/migrate.ts'
import { seedDemoContent } from '../../../apps/server/seedDemoContent.ts'
import { buildForTest } from '../builtServer.ts'
import { freePort } from '../freePort.ts'
import { testGame, testProviders, testSecrets } from '../providers.ts'
import { linkProvider } from '../providers.store.ts'
import { root } from '../root.ts'
import { enlist } from './enlist.ts'
import { keepProcess, type KeptProcess } from './keptProcess.ts'

export const victims = ['api', 'worker', 'database'] as const
export type Victim = (typeof victims)[number]

export interface KillPlace {
  readonly db: Database
  /** Where the api answers while it is up. */
  readonly url: string
  /** Kills one of the three where it stands. The api and the worker come again by themselves, the database at once. */
  kill(victim: Victim): Promise<void>
  /** A member whose money came through the ledger, with the token of a game session. */
  enlist(uid: bigint, balance: bigint): Promise<string>
  /** How often the api or the worker ended by itself. */
  falls(): number
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
  await migrate({ url, folder: join(root, 'db/migrations'), memberSchemas: 1 })
  const db = await openDatabase(url, 2)
  await seedDemoContent(db, join(root, 'content'))
  const provider = testProviders.rpp
  await db.ref(tx => linkProvider(tx, { ...provider, dialect: 'rpp', game: testGame }, {}))
  const port = await freePort()
  const api = await keepProcess({ ...settingsOf(url, folder), PORT: String(port), ROLES: 'api' })
  const worker = await keepProcess({ ...settingsOf(url, folder), PORT: String(await freePort()), ROLES: 'worker' })
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
    kill: victim => (victim === 'database' ? killDatabase() : processes[victim].kill()),
    enlist: (uid, balance) => enlist(db, uid, balance),
    falls: () => api.falls() + worker.falls(),
    async remove() {
      await api.stop()
      await worker.stop()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function settingsOf(url: string, folder: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: url,
    MEMBER_SCHEMAS: '1',
    SAYA_DATA: join(folder, 'saya'),
    SANDBOX: 'off',
    PAYMONGO_URL: 'http://127.0.0.1:9',
    PAYMONGO_KEY: 'sk_test_of_nobody',
    PAYMONGO_EVENT_KEY: 'whsk_of_nobody_at_all',
    SMS_URL: 'http://127.0.0.1:9',
    SMS_ACCOUNT: 'kill',
    SMS_KEY: 'kill',
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'saya@mail.example',
    IDCHECK_URL: 'http://127.0.0.1:9',
    IDCHECK_WEB_URL: 'http://127.0.0.1:9',
    IDCHECK_CLIENT_ID: 'kill',
    PROVIDER_KEYS: `${testProviders.rpp.code}:k1:${testSecrets[0].toString('base64')}`,
  }
}
