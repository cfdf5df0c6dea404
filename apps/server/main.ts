import { join } from 'node:path'
import { pino } from 'pino'
import { composeApi } from './composeApi.ts'
import { findRoot } from './findRoot.ts'
import { files } from './pages/files.ts'
import { pages } from './pages/pages.ts'
import { readPlayerBuild } from './pages/playerBuild.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { systemRandom } from './platform/random.ts'
import { readSettings } from './platform/settings.ts'
import { messagesApi } from './platform/sms/messagesApi.ts'
import { seedDemoContent } from './seedDemoContent.ts'

const root = findRoot(import.meta.dirname)
const settings = readSettings(process.env)
const log = pino({ level: settings.LOG_LEVEL, redact: ['req.headers.t', 'req.headers.cookie'] })
await migrate({
  url: settings.DATABASE_URL,
  folder: join(root, 'db/migrations'),
  memberSchemas: settings.MEMBER_SCHEMAS,
  say: sentence => log.info(sentence),
})
const db = await openDatabase(settings.DATABASE_URL)
if (settings.SANDBOX) await seedDemoContent(db, join(root, 'content'))
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
  parts: [],
})
const build = await readPlayerBuild(join(root, 'dist'))
await files(api.app, { player: build.folder, images: join(root, 'content/images') })
pages(api.app, { build, shared: api.shared, ask: api.ask, frames: [] })
await api.app.listen({ host: settings.HOST, port: settings.PORT })
