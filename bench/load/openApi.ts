import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import type { ApiOptions } from '../../apps/server/apiOptions.ts'
import { type Api, composeApi } from '../../apps/server/composeApi.ts'
import { openLedger } from '../../apps/server/features/wallet/index.ts'
import { systemClock } from '../../apps/server/platform/clock.ts'
import type { Database } from '../../apps/server/platform/db/database.ts'
import { hearNews } from '../../apps/server/platform/events/index.ts'
import { systemRandom } from '../../apps/server/platform/random.ts'
import { openTestObjects } from '../../packages/testing/world/openTestObjects.ts'
import { openBenchDatabase } from './openBenchDatabase.ts'
import { quietParties } from './quietParties.ts'

export interface OpenApi {
  readonly api: Api
  close(): Promise<void>
}

/** A carrier that answers in another way than at once, whether this machine's own address counts as anybody's, and gateways. */
type Parties = Partial<Pick<ApiOptions, 'sms' | 'countsLoopback' | 'gateways'>>

/** The api as it runs in production, on a PostgreSQL of its own with the demo content. */
export async function openApi(parties: Parties = {}): Promise<OpenApi & { readonly db: Database }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saya-bench-'))
  await chmod(dataFolder, 0o755)
  const postgres = await startPostgres({ dataFolder, forTests: true })
  await createDatabase(postgres.url('postgres'), 'bench')
  const opened = await openApiOn(postgres.url('bench'), parties)
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
export async function openApiOn(
  url: string,
  { remembersSessions = false, ...parties }: Parties & { readonly remembersSessions?: boolean } = {},
): Promise<OpenApi & { readonly db: Database }> {
  const db = await openBenchDatabase(url)
  const ledger = openLedger({ url, clock: systemClock, schemaOf: db.schemaOf })
  const log = pino({ level: 'silent' })
  const objects = await openTestObjects()
  const news = remembersSessions ? await hearNews({ url, clock: systemClock, log }) : undefined
  const api = composeApi({
    db,
    news,
    ledger,
    providerKeys: [],
    rankingKeys: [],
    clock: systemClock,
    random: systemRandom,
    log,
    peppers: [Buffer.alloc(32)],
    lookupKeys: [Buffer.alloc(32)],
    smsPerDay: 1_000_000,
    jurisdiction: 'standard',
    objects: objects.store,
    ...quietParties,
    push: { key: '', services: [] },
    partners: new Map(),
    gateways: new Map(),
    payouts: new Map(),
    gameProviders: new Map(),
    trustedProxies: [],
    perMinute: { address: 1e9, caller: 1e9 },
    countsLoopback: true,
    assertAnswers: false,
    metrics: new Registry(),
    parts: [],
    ...parties,
  })
  return {
    api,
    db,
    async close() {
      await api.app.close()
      await news?.close()
      await ledger.close()
      await db.close()
      await objects.remove()
    },
  }
}
