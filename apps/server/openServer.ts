import { setTimeout as wait } from 'node:timers/promises'
import type { Shipment } from '@saya/process'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { DemoTown } from './demo/town/demoTown.ts'
import { composeDayWorks } from './worker/composeDayWorks.ts'
import { composeJobs } from './worker/composeJobs.ts'
import { addressesOf, countConnections, openHttp, openQuietHttp } from './api/openHttp.ts'
import { openWatch } from './api/openWatch.ts'
import { openWorker, type Worker } from './worker/openWorker.ts'
import {
  depositDeps,
  ledgerWork,
  type OpenedParties,
  partiesOf,
  standingDeps,
  rewardDeps,
  withdrawalDeps,
} from './worker/workDeps.ts'
import { openTellingLine } from './openLine.ts'
import { openRealtime, type Realtime } from './openRealtime.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { hearNews, type News } from './platform/events/index.ts'
import type { Part } from './platform/http/watch/health.ts'
import { measureDatabase } from './platform/db/measureDatabase.ts'
import { type Jobs, measureJobs, startJobs } from './platform/jobs/index.ts'
import { type ObjectStore, openObjects } from './platform/objects/index.ts'
import { systemRandom } from './platform/random.ts'
import type { Role } from './platform/roleSecrets.ts'
import { measureShipment } from './platform/shippedLog.ts'
import { secretOf, type Settings } from './platform/settings.ts'
import { messagesApi } from './platform/sms/messagesApi.ts'
import type { MailSender } from './platform/mail/mailSender.ts'
import { smtpMail } from './platform/mail/smtpMail.ts'
import type { PushSender } from './platform/push/pushSender.ts'
import { openPushSender } from './platform/push/pushSettings.ts'
import type { SmsSender } from './platform/sms/smsSender.ts'

interface Copy {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  /** What the clock of the database says, by which the worker judges days too. Nothing where time is moved by hand. */
  readonly databaseNow: (() => Promise<number>) | undefined
  readonly log: Logger
  /** To where the log is sent besides, where it is. */
  readonly shipment?: Shipment | undefined
  /** The folder that `content` and `dist` lie in. */
  readonly root: string
  /** The invented members of a demo. While they are loaded, nothing is done by the clock that could meet them in their past. */
  readonly town?: Pick<DemoTown, 'settled' | 'readDemo'> | undefined
}

interface MeasuredCopy extends Copy {
  readonly metrics: Registry
}

export interface RunningServer {
  readonly url: string
  readonly realtime: Realtime | undefined
  /** Finishes what is under way and lets go of everything, the database too. */
  close(): Promise<void>
}

/** How long a balancer is told to send nobody any more before the door closes. On one's own machine there is none. */
const drainMs = { local: 0, production: 2000 }
/** What takes longer is cut short: whoever stops the server waits no more than ten seconds. */
const answerMs = 5000
const databaseMs = 1500

/** Opens one copy of the server in the roles that its settings give it. */
export async function openServer(copy: Copy): Promise<RunningServer> {
  const { settings, db } = copy
  const metrics = openMetrics(copy)
  const has = (role: Role) => settings.ROLES.includes(role)
  const served = has('api') || has('worker') ? await depsOf(copy, metrics) : undefined
  const [asApi, asWorker] = [has('api') ? served : undefined, has('worker') ? served : undefined]
  let isClosing = false
  const jobs = asWorker && (await openJobsBehind(copy, () => openJobs(asWorker)))
  const hears = has('api') || has('broker')
  const news = hears ? await hearNews({ url: settings.DATABASE_URL, clock: copy.clock, log: copy.log }) : undefined
  const realtime = news && has('broker') ? await openBroker({ ...copy, metrics, news }) : undefined
  const worker = asWorker && (await openLedgerWorker(asWorker, realtime))
  const parts = [
    { name: 'serving', check: async () => !isClosing },
    { name: 'database', check: () => db.isReachable() },
    ...(await partsOf({ objects: served?.objects, town: copy.town, worker, jobs, realtime })),
  ]
  const watched = { ...copy, metrics, parts }
  const watch = await openWatch(watched)
  const app = asApi ? await openHttp({ ...asApi, parts, news, readDemo: copy.town?.readDemo }) : openQuietHttp(watched)
  realtime?.attach(app.server)
  const url = await app.listen({ host: settings.HOST, port: settings.PORT })

  async function close(): Promise<void> {
    isClosing = true
    await wait(drainMs[settings.MODE])
    const cut = setTimeout(() => app.server.closeAllConnections(), answerMs)
    await Promise.all([app.close(), realtime?.close(), jobs?.close(), worker?.close()])
    await news?.close()
    await watch?.close()
    clearTimeout(cut)
    await Promise.race([db.close(), wait(databaseMs, undefined, { ref: false })])
  }

  return { url, realtime, close }
}

function openMetrics({ db, shipment }: Copy): Registry {
  const metrics = new Registry()
  measureDatabase(metrics, db)
  if (shipment) measureShipment(metrics, shipment)
  return metrics
}

interface Parts {
  readonly objects: ObjectStore | undefined
  readonly town: Copy['town']
  readonly worker: Worker | undefined
  readonly jobs: Jobs | undefined
  readonly realtime: Realtime | undefined
}

/** What a copy tells of itself beside its database: of what its roles opened, and nothing else. */
async function partsOf({ objects, town, worker, jobs, realtime }: Parts): Promise<Part[]> {
  return [
    ...(objects ? [{ name: 'objects', check: () => objects.isReachable() }] : []),
    ...(town ? [await townPart(town)] : []),
    ...(worker?.parts ?? []),
    ...(jobs ? [{ name: 'jobs', check: async () => jobs.isRunning() }] : []),
    ...(realtime ? [{ name: 'broker', check: async () => realtime.isUp() }] : []),
  ]
}

/** What those work with who answer members and do what falls due. A broker is told of none of it. */
async function depsOf(copy: Copy, metrics: Registry): Promise<Deps> {
  const { settings, log } = copy
  const objects = await openObjects({ ...settings, MASTER_KEY: secretOf(settings, 'MASTER_KEY') }, systemRandom)
  if (!settings.OBJECTS_URL) log.info('objects lie on the disk of their key, which protects them from nobody here')
  return {
    ...copy,
    metrics,
    objects,
    ...partiesOf(copy),
    sms: smsSender(copy),
    mail: mailSender(copy),
    pushes: pushSender(copy),
  }
}

function smsSender({ settings, log }: Copy): SmsSender {
  const { SMS_URL: url, SMS_ACCOUNT: account, SMS_KEY: key, SMS_FROM: from } = settings
  return messagesApi({ url, account, key, from, log })
}

function mailSender({ settings: { MAIL_URL: url, MAIL_FROM: from }, log }: Copy): MailSender {
  return smtpMail({ url, from, log })
}

function pushSender({ settings, clock, log }: Copy): PushSender | null {
  return openPushSender(settings, { clock, random: systemRandom, log })
}

type Deps = MeasuredCopy &
  OpenedParties & {
    readonly sms: SmsSender
    readonly mail: MailSender
    readonly pushes: PushSender | null
    readonly objects: ObjectStore
  }

/** A copy that is no broker has a line of its own to tell the brokers over. */
async function openLedgerWorker(deps: Deps, realtime: Realtime | undefined): Promise<Worker> {
  const { line, leave } = realtime ? { line: realtime, leave: async () => {} } : await openOwnLine(deps)
  const ledger = ledgerWork(deps)
  const worker = await openWorker({
    ...deps,
    ...ledger,
    dayWorks: composeDayWorks({
      ...deps,
      ...withdrawalDeps(deps),
      ...standingDeps(deps),
      random: systemRandom,
      signing: ledger.signing,
      ledger: ledger.commands,
      grounds: ledger.grounds,
    }),
    standing: standingDeps(deps),
    deposits: depositDeps(deps),
    withdrawals: withdrawalDeps(deps),
    rewards: rewardDeps(deps),
    random: systemRandom,
    line,
    heldUntil: deps.town?.settled,
  })
  worker.measure(deps.metrics)
  return {
    ...worker,
    async close() {
      await worker.close()
      await ledger.commands.close()
      await leave()
    },
  }
}

/** Somebody should know that the town is not whole yet. */
async function townPart({ settled }: Pick<DemoTown, 'settled'>): Promise<Part> {
  let isSettled = false
  void settled.then(() => {
    isSettled = true
  })
  return { name: 'demo', check: async () => (isSettled ? true : 'amber') }
}

/** Jobs wait behind the town too: it does those of its members by itself. */
async function openJobsBehind({ town, log }: Copy, open: () => Promise<Jobs>): Promise<Jobs> {
  if (!town) return open()
  let isClosing = false
  let jobs: Jobs | undefined
  let hasFailed = false
  const opened = town.settled
    .then(async () => {
      if (!isClosing) jobs = await open()
    })
    .catch((fault: unknown) => {
      hasFailed = true
      log.error({ err: fault }, 'the jobs could not be opened behind the demo town')
    })
  return {
    isRunning: () => jobs?.isRunning() ?? !hasFailed,
    async close() {
      isClosing = true
      await opened
      await jobs?.close()
    },
  }
}

async function openOwnLine(deps: Deps) {
  const line = await openTellingLine(lineOptions(deps))
  return { line, leave: () => line.close() }
}

function openJobs(deps: Deps): Promise<Jobs> {
  const { SMS_PER_DAY: smsPerDay } = deps.settings
  return startJobs({
    tasks: composeJobs({ ...deps, ...withdrawalDeps(deps), ...standingDeps(deps), smsPerDay }),
    url: deps.settings.DATABASE_URL,
    db: deps.db,
    log: deps.log,
    measure: measureJobs(deps.metrics, deps),
  })
}

function openBroker(deps: MeasuredCopy & { readonly news: News }): Promise<Realtime> {
  return openRealtime({
    ...deps,
    ...lineOptions(deps),
    isTooMany: countConnections(deps),
    addresses: addressesOf(deps.settings),
  })
}

function lineOptions({ settings, clock, log }: Copy) {
  const onFault = (fault: unknown) => log.warn({ err: fault }, 'the line between copies met a fault')
  return { clock, onFault, databaseUrl: settings.DATABASE_URL, mqttUrl: settings.MQTT_URL }
}
