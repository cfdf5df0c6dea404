import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { Registry } from 'prom-client'
import { type Api, composeApi } from '../../apps/server/composeApi.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { openDatabase, type Database } from '../../apps/server/platform/db/database.ts'
import { files } from '../../apps/server/pages/files.ts'
import { pages } from '../../apps/server/pages/pages.ts'
import { readPlayerBuild } from '../../apps/server/pages/playerBuild.ts'
import type { Timeouts } from '../../apps/server/platform/http/createServer.ts'
import { systemRandom } from '../../apps/server/platform/random.ts'
import { type TestClock, testClock } from './clock.ts'
import { ownDatabase } from './databases.ts'
import { type Player, type PlayerWish, createPlayer } from './player.ts'
import { root } from './root.ts'
import { openStandIns } from './standIns.ts'

export interface WorldOptions {
  /** How many member schemas the database has. Most guarantees are tested with one, some with three. */
  readonly memberSchemas?: 1 | 3
  /** Serves the player app's pages too, from its build. */
  readonly pages?: boolean
  readonly perMinute?: { readonly address: number; readonly caller: number }
  readonly trustedProxies?: readonly string[]
  readonly timeouts?: Timeouts
  /** Where the server's log goes: nowhere, unless a test reads it. */
  readonly log?: Logger
  /** Puts more behind the server's door before it listens, such as an operation made for a test. */
  readonly extend?: (api: Api) => void
}

export interface World {
  /** The address of the real server. */
  readonly url: string
  readonly sandboxUrl: string
  readonly clock: TestClock
  readonly db: Database
  readonly api: Api
  player(wish?: PlayerWish): Promise<Player>
  close(): Promise<void>
}

/** A real server on a real database with the stand-ins beside it, all of a test's own. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const [own, standIns] = await Promise.all([
    ownDatabase(options.memberSchemas === 3 ? 'saya_three' : 'saya_one'),
    openStandIns(),
  ])
  const db = await openDatabase(own.url, 6)
  await seedDemoContent(db, join(root, 'content'))
  const clock = testClock()
  const { log = pino({ level: 'silent' }) } = options
  const api = composeApi({
    db,
    clock,
    log,
    random: systemRandom,
    pepper: Buffer.alloc(32, 7),
    sms: standIns.sms(log),
    trustedProxies: options.trustedProxies ?? [],
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    perMinute: options.perMinute ?? { address: 1_000_000, caller: 1_000_000 },
    countsLoopback: options.perMinute !== undefined,
    assertAnswers: true,
    metrics: new Registry(),
    parts: [{ name: 'database', check: () => db.isReachable() }],
  })
  if (options.pages) {
    const build = await readPlayerBuild(join(root, 'dist'))
    await files(api.app, { player: build.folder, images: join(root, 'content/images') })
    pages(api.app, { build, shared: api.shared, ask: api.ask, frames: [] })
  }
  options.extend?.(api)
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    sandboxUrl: standIns.url,
    clock,
    db,
    api,
    player: wish => createPlayer(db, clock, wish),
    async close() {
      await api.app.close()
      await standIns.close()
      await db.close()
      await own.drop()
    },
  }
}
