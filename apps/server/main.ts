import { join } from 'node:path'
import { findRoot, followParent, reportFailed, reportProgress, reportReady } from '@saya/process'
import { type Logger, pino } from 'pino'
import { register } from 'prom-client'
import { composeApi } from './composeApi.ts'
import { openWorker, type Worker } from './openWorker.ts'
import { files } from './pages/files.ts'
import { pages } from './pages/pages.ts'
import { readPlayerBuild } from './pages/playerBuild.ts'
import { systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
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
  const worker = settings.ROLES.includes('worker') ? await startWorker(settings, db, log) : undefined
  const api = composeApi({
    db,
    log,
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
    parts: worker?.parts ?? [],
  })
  worker?.measure(register)
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

async function startWorker(settings: Settings, db: Database, log: Logger): Promise<Worker> {
  const { SAYA_DATA: dataFolder, LEDGER_KEY: ledgerKey } = settings
  const worker = await openWorker({ db, log, clock: systemClock, random: systemRandom, dataFolder, ledgerKey })
  opened.push(() => worker.close())
  return worker
}

try {
  const settings = readSettings(process.env)
  await start(settings, pino({ level: settings.LOG_LEVEL }))
} catch (error) {
  if (!(error instanceof SettingsError)) console.error(error)
  await reportFailed(error instanceof Error ? error.message : 'The server could not start.')
  process.exit(1)
}
