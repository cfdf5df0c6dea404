import { join } from 'node:path'
import { findRoot, followParent, reportFailed, reportProgress, reportReady } from '@saya/process'
import { type Logger, pino } from 'pino'
import { composeApi } from './composeApi.ts'
import { readProviderKeys } from './dialects/providerKeys.ts'
import { openLedger } from './features/wallet/index.ts'
import { files } from './pages/files.ts'
import { pages } from './pages/pages.ts'
import { readPlayerBuild } from './pages/playerBuild.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { systemRandom } from './platform/random.ts'
import { readSettings, type Settings, SettingsError } from './platform/settings.ts'
import { messagesApi } from './platform/sms/messagesApi.ts'
import { seedDemoContent } from './seedDemoContent.ts'

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []

followParent(async () => {
  for (const close of opened.reverse()) await close()
})

async function start(settings: Settings, log: Logger): Promise<void> {
  const root = findRoot(import.meta.dirname)
  await migrate({
    url: settings.DATABASE_URL,
    folder: join(root, 'db/migrations'),
    memberSchemas: settings.MEMBER_SCHEMAS,
    say: sentence => void reportProgress(sentence),
  })
  const db = await openDatabase(settings.DATABASE_URL)
  opened.push(() => db.close())
  if (settings.SANDBOX && (await seedDemoContent(db, join(root, 'content'))))
    await reportProgress('Loaded the demo games')
  const ledger = openLedger({ url: settings.DATABASE_URL, clock: systemClock, schemaOf: db.schemaOf })
  opened.push(() => ledger.close())
  const api = composeApi({
    db,
    log,
    ledger,
    providerKeys: providerKeys(settings),
    clock: systemClock,
    random: systemRandom,
    pepper: settings.OTP_PEPPER,
    sms: messagesApi({
      url: settings.SMS_URL,
      account: settings.SMS_ACCOUNT,
      key: settings.SMS_KEY,
      from: settings.SMS_FROM,
      log,
    }),
    trustedProxies: settings.TRUSTED_PROXIES,
    perMinute: { address: 1200, caller: 600 },
    countsLoopback: !settings.SANDBOX,
    assertAnswers: settings.MODE === 'local',
    parts: [],
  })
  const build = await readPlayerBuild(join(root, 'dist'))
  await files(api.app, { player: build.folder, images: join(root, 'content/images') })
  pages(api.app, { build, shared: api.shared, ask: api.ask, frames: [] })
  await api.app.listen({ host: settings.HOST, port: settings.PORT })
  opened.push(() => api.app.close())
  await reportReady([
    { label: 'Player app', value: `http://${settings.HOST}:${settings.PORT}/` },
    { label: 'Brands', value: `http://slots.localhost:${settings.PORT}/, game., play.` },
    { label: 'Calls', value: `http://${settings.HOST}:${settings.PORT}/docs` },
  ])
}

function providerKeys({ PROVIDER_KEYS }: Settings) {
  const keys = readProviderKeys(PROVIDER_KEYS)
  if (keys) return keys
  throw new SettingsError(
    'PROVIDER_KEYS is wrong: it must be provider:key id:base64 pieces, two for a provider at most.',
  )
}

try {
  const settings = readSettings(process.env)
  await start(settings, pino({ level: settings.LOG_LEVEL }))
} catch (error) {
  if (!(error instanceof SettingsError)) console.error(error)
  await reportFailed(error instanceof Error ? error.message : 'The server could not start.')
  process.exit(1)
}
