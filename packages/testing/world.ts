import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { Registry } from 'prom-client'
import { type Api, composeApi } from '../../apps/server/composeApi.ts'
import type { GivenKey } from '../../apps/server/dialects/providerKeys.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { openDatabase, type Database } from '../../apps/server/platform/db/database.ts'
import { servePlayer } from '../../apps/server/pages/servePlayer.ts'
import { measureDatabase } from '../../apps/server/platform/db/measureDatabase.ts'
import type { Timeouts } from '../../apps/server/platform/http/createServer.ts'
import type { Part } from '../../apps/server/platform/http/health.ts'
import { systemRandom } from '../../apps/server/platform/random.ts'
import { type TestClock, testClock } from './clock.ts'
import { ownDatabase } from './databases.ts'
import { openSandbox } from './openSandbox.ts'
import { type Player, type PlayerWish, createPlayer } from './player.ts'
import { type Ledger, openTestLedger, type ProviderTools, providerTools, testProviderKeys } from './providers.ts'
import { root } from './root.ts'

export interface WorldOptions {
  /** How many member schemas the database has. Most guarantees are tested with one, some with three. */
  readonly memberSchemas?: 1 | 3
  /** Serves the player app's pages too, from its build. */
  readonly pages?: boolean
  readonly perMinute?: { readonly address: number; readonly caller: number }
  readonly trustedProxies?: readonly string[]
  readonly timeouts?: Timeouts
  readonly parts?: readonly Part[]
  /** Where the server's log goes: nowhere, unless a test reads it. */
  readonly log?: Logger
  /** Puts more behind the server's door before it listens, such as an operation made for a test. */
  readonly extend?: (api: Api) => void
  /** By which keys providers are let in, where it is not by those of the tests. */
  readonly providerKeys?: readonly GivenKey[]
  /** How long a provider waits for its answer at most. */
  readonly answerWithinMs?: number
}

export interface World extends ProviderTools {
  /** The address of the real server. */
  readonly url: string
  readonly sandboxUrl: string
  /** The database itself: for a second copy of the server, and for those who mean to harm it. */
  readonly databaseUrl: string
  readonly clock: TestClock
  readonly db: Database
  readonly api: Api
  readonly ledger: Ledger
  player(wish?: PlayerWish): Promise<Player>
  close(): Promise<void>
}

/** A real server on a real database with the stand-ins beside it, all of a test's own. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const [own, sandbox] = await Promise.all([
    ownDatabase(options.memberSchemas === 3 ? 'saya_three' : 'saya_one'),
    openSandbox(),
  ])
  const db = await openDatabase(own.url, 6)
  await seedDemoContent(db, join(root, 'content'))
  const clock = testClock()
  const { log = pino({ level: 'silent' }) } = options
  const ledger = openTestLedger(own.url, db, clock)
  const metrics = new Registry()
  measureDatabase(metrics, db)
  const api = composeApi({
    db,
    clock,
    log,
    ledger,
    providerKeys: options.providerKeys ?? testProviderKeys(),
    ...(options.answerWithinMs ? { answerWithinMs: options.answerWithinMs } : {}),
    random: systemRandom,
    pepper: Buffer.alloc(32, 7),
    sms: sandbox.sms(log),
    trustedProxies: options.trustedProxies ?? [],
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    perMinute: options.perMinute ?? { address: 1_000_000, caller: 1_000_000 },
    countsLoopback: options.perMinute !== undefined,
    assertAnswers: true,
    metrics,
    parts: [{ name: 'database', check: () => db.isReachable() }, ...(options.parts ?? [])],
  })
  if (options.pages) await servePlayer(api, root)
  options.extend?.(api)
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    sandboxUrl: sandbox.url,
    databaseUrl: own.url,
    clock,
    db,
    api,
    ledger,
    ...providerTools(db, clock, api.providers),
    player: wish => createPlayer(db, clock, wish),
    async close() {
      await api.app.close()
      await ledger.close()
      await db.close()
      await Promise.all([own.drop(), sandbox.close()])
    },
  }
}
