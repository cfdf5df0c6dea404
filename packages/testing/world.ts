import { join } from 'node:path'
import { pino } from 'pino'
import { openBooks } from '../../apps/sandbox/books.store.ts'
import { composeSandbox } from '../../apps/sandbox/composeSandbox.ts'
import { type Api, composeApi } from '../../apps/server/composeApi.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { openDatabase, type Database } from '../../apps/server/platform/db/database.ts'
import { files } from '../../apps/server/pages/files.ts'
import { pages } from '../../apps/server/pages/pages.ts'
import { readPlayerBuild } from '../../apps/server/pages/playerBuild.ts'
import { systemRandom } from '../../apps/server/platform/random.ts'
import { messagesApi } from '../../apps/server/platform/sms/messagesApi.ts'
import { type TestClock, testClock } from './clock.ts'
import { ownDatabase } from './databases.ts'
import { type Player, type PlayerWish, createPlayer } from './player.ts'
import { root } from './root.ts'

export interface WorldOptions {
  /** How many member schemas the database has. Most guarantees are tested with one, some with three. */
  readonly memberSchemas?: 1 | 3
  /** Serves the player app's pages too, from its build. */
  readonly pages?: boolean
  readonly perMinute?: { readonly address: number; readonly caller: number }
}

export interface World {
  /** The address of the real server. */
  readonly url: string
  readonly sandboxUrl: string
  readonly clock: TestClock
  readonly db: Database
  readonly databaseUrl: string
  readonly api: Api
  player(wish?: PlayerWish): Promise<Player>
  close(): Promise<void>
}

/** A real server on a real database with the stand-ins beside it, all of a test's own. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const [own, books] = await Promise.all([
    ownDatabase(options.memberSchemas === 3 ? 'saya_three' : 'saya_one'),
    ownDatabase('sandbox'),
  ])
  const sandboxBooks = await openBooks(books.url, join(root, 'apps/sandbox/migrations'))
  const sandbox = composeSandbox(sandboxBooks)
  const sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const db = await openDatabase(own.url, 6)
  await seedDemoContent(db, join(root, 'content'))
  const clock = testClock()
  const log = pino({ level: 'silent' })
  const api = composeApi({
    db,
    clock,
    log,
    random: systemRandom,
    pepper: Buffer.alloc(32, 7),
    sms: messagesApi({ url: sandboxUrl, account: 'sandbox', key: 'sandbox', from: 'Saya', log }),
    trustedProxies: [],
    perMinute: options.perMinute ?? { address: 1_000_000, caller: 1_000_000 },
    countsLoopback: options.perMinute !== undefined,
    assertAnswers: true,
    parts: [],
  })
  if (options.pages) {
    const build = await readPlayerBuild(join(root, 'dist'))
    await files(api.app, { player: build.folder, images: join(root, 'content/images') })
    pages(api.app, { build, shared: api.shared, ask: api.ask, frames: [] })
  }
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    sandboxUrl,
    clock,
    db,
    databaseUrl: own.url,
    api,
    player: wish => createPlayer(db, clock, wish),
    async close() {
      await api.app.close()
      await sandbox.close()
      await sandboxBooks.close()
      await db.close()
      await Promise.all([own.drop(), books.drop()])
    },
  }
}
