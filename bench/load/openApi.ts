import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { type Api, composeApi } from '../../apps/server/composeApi.ts'
import { openLedger } from '../../apps/server/features/wallet/index.ts'
import { systemClock } from '../../apps/server/platform/clock.ts'
import { type Database, openDatabase } from '../../apps/server/platform/db/database.ts'
import { migrate } from '../../apps/server/platform/db/migrate.ts'
import { systemRandom } from '../../apps/server/platform/random.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'

const root = resolve(import.meta.dirname, '../..')

export interface OpenApi {
  readonly api: Api
  close(): Promise<void>
}

/** The api as it runs in production, on a PostgreSQL of its own with the demo content. */
export async function openApi(): Promise<OpenApi> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saya-bench-'))
  await chmod(dataFolder, 0o755)
  const postgres = await startPostgres({ dataFolder, forTests: true })
  await createDatabase(postgres.url('postgres'), 'bench')
  const opened = await openApiOn(postgres.url('bench'))
  return {
    ...opened,
    async close() {
      await opened.close()
      await postgres.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The same on a database that is there, which it makes ready first. */
export async function openApiOn(url: string): Promise<OpenApi & { readonly db: Database }> {
  await migrate({ url, folder: join(root, 'db/migrations'), memberSchemas: 1 })
  const db = await openDatabase(url)
  await seedDemoContent(db, join(root, 'content'))
  const ledger = openLedger({ url, clock: systemClock, schemaOf: db.schemaOf })
  const api = composeApi({
    db,
    ledger,
    providerKeys: [],
    clock: systemClock,
    random: systemRandom,
    log: pino({ level: 'silent' }),
    pepper: Buffer.alloc(32),
    sms: { send: async () => 'taken' as const },
    trustedProxies: [],
    perMinute: { address: 1e9, caller: 1e9 },
    countsLoopback: true,
    assertAnswers: false,
    metrics: new Registry(),
    parts: [],
  })
  return {
    api,
    db,
    async close() {
      await api.app.close()
      await ledger.close()
      await db.close()
    },
  }
}
