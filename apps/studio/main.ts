import { join } from 'node:path'
import { findRoot, followParent, openLogOut, reportFailed, reportReady } from '@saya/process'
import { createRppCaller } from '@saya/rpp'
import { pino } from 'pino'
import { ownGames } from './catalogue/ownGames.ts'
import { ownTables } from './catalogue/ownTables.ts'
import { composeStudio } from './composeStudio.ts'
import { systemClock as clock } from './platform/clock.ts'
import { openDatabase } from './platform/db/openDatabase.ts'
import { systemRandom as random } from './platform/random.ts'
import { openOwnVault } from './seed/openOwnVault.ts'
import { readSettings } from './readSettings.ts'
import { repeat } from './platform/repeat.ts'
import { tendRounds } from './round/tendRounds.ts'
import { keepTables } from './table/keepTables.ts'

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []
const tendEveryMs = 500

followParent(async () => {
  for (const close of opened.reverse()) await close()
})

try {
  const settings = readSettings(process.env)
  const root = findRoot(import.meta.dirname)
  const db = await openDatabase(settings.STUDIO_DATABASE_URL, join(root, 'apps/studio/migrations'))
  opened.push(() => db.close())
  const {
    STUDIO_PARTNER: partner,
    STUDIO_OPERATOR_KEYS: keys,
    STUDIO_TRUSTED_PROXIES: trustedProxies,
    ownUrl,
  } = settings
  const [first] = keys
  if (!first) throw new Error('The setting STUDIO_OPERATOR_KEYS of the studio is missing or wrong.')
  const wallet = createRppCaller({
    url: settings.operatorUrl,
    partner,
    keyId: first.id,
    key: first.bytes,
    clock,
    newId: random.newId,
  })
  const { out, shipment } = openLogOut({ url: settings.LOG_URL, token: settings.LOG_TOKEN, now: clock.now })
  opened.push(async () => shipment?.close())
  const log = pino({ level: process.env.LOG_LEVEL || 'info' }, out)
  const rules = { mostOwed: settings.STUDIO_MOST_WIN, leastBetweenMs: settings.STUDIO_ROUND_MS }
  const vault = openOwnVault(settings, random)
  const deps = {
    db,
    clock,
    random,
    log,
    vault,
    games: ownGames,
    tables: ownTables,
    wallet,
    ...rules,
    ownUrl: () => ownUrl,
  }
  const app = composeStudio({ ...deps, partner, keys, trustedProxies, viewFolder: join(root, 'dist/games') })
  await app.listen({ host: settings.HOST, port: settings.STUDIO_PORT })
  opened.push(() => app.close())
  const note = (fault: unknown) => log.error({ err: fault }, 'the open rounds stood still')
  const tending = repeat(() => tendRounds(deps).catch(note), tendEveryMs)
  opened.push(() => tending.stop())
  const keeping = keepTables(deps)
  opened.push(() => keeping.stop())
  await reportReady([{ label: 'Studio', value: `${ownGames.size} games and ${ownTables.size} tables at ${ownUrl}` }])
} catch (error) {
  await reportFailed(error instanceof Error ? error.message : 'The studio could not start.')
  process.exit(1)
}
