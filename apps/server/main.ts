import { join } from 'node:path'
import {
  addressOf,
  findRoot,
  followParent,
  type ReadyLine,
  reportFailed,
  reportProgress,
  reportReady,
  type Shipment,
} from '@saya/process'
import { openServer, type RunningServer } from './openServer.ts'
import { systemClock } from './platform/clock.ts'
import { openShippedLog } from './platform/shippedLog.ts'
import { openDatabase } from './platform/db/database.ts'
import { readDatabaseNow } from './platform/db/databaseNow.ts'
import { migrate } from './platform/db/shape/migrate.ts'
import { keepLookupMark } from './platform/lookup/keepLookupMark.ts'
import { lookupKeysOf } from './platform/lookup/lookupKeys.ts'
import { peppersOf } from './platform/peppers.ts'
import { describeFault } from './platform/describeFault.ts'
import { readSettings, type Settings, SettingsError } from './platform/settings.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { type DemoTown, openDemoTown } from './demo/town/demoTown.ts'

let starting: Promise<RunningServer> | undefined
let demo: readonly ReadyLine[] = []
let town: DemoTown | undefined
let shipment: Shipment | undefined

followParent(async () => {
  await town?.close()
  await (await starting)?.close()
  await shipment?.close()
})

async function start(settings: Settings): Promise<RunningServer> {
  const root = findRoot(import.meta.dirname)
  const mayChangeShape = await migrate({
    url: settings.DATABASE_URL,
    folder: join(root, 'db/migrations'),
    memberSchemas: settings.MEMBER_SCHEMAS,
    say: sentence => void reportProgress(sentence),
  })
  const db = await openDatabase(settings.DATABASE_URL)
  if (settings.ROLES.some(role => role !== 'broker'))
    await keepLookupMark(db, { lookupKeys: lookupKeysOf(settings), peppers: peppersOf(settings) })
  if (settings.SANDBOX) demo = await seedDemo(db, settings, root)
  const { log, shipment: opened } = openShippedLog(settings, systemClock)
  shipment = opened
  if (mayChangeShape && settings.MODE === 'production')
    log.warn('This server owns its database: give it a role of its own, see “Who may write” in docs/operations.md.')
  if (settings.DEMO_TOWN && settings.ROLES.includes('worker')) town = openDemoTown({ settings, log })
  const databaseNow = () => readDatabaseNow(db)
  return openServer({ settings, db, root, clock: systemClock, databaseNow, log, shipment, town })
}

try {
  const settings = readSettings(process.env)
  starting = start(settings)
  await starting
  const own = addressOf(settings.HOST, settings.PORT)
  await reportReady([
    { label: 'Player app', value: `${own}/` },
    { label: 'Brands', value: `http://slots.localhost:${settings.PORT}/, game., play.` },
    { label: 'Calls', value: `${own}/docs` },
    { label: 'Office', value: `${own}/office/` },
    ...demo,
  ])
  // Behind the first page: people are answered meanwhile.
  await town?.load()
} catch (error) {
  if (!(error instanceof SettingsError)) console.error(describeFault(error))
  await reportFailed(error instanceof Error ? error.message : 'The server could not start.')
  process.exit(1)
}
