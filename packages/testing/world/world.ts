import type { Endpoints } from '@saya/contract/page.ts'
import { type Logger, pino } from 'pino'
import { Registry } from 'prom-client'
import type { ApiOptions } from '../../../apps/server/apiOptions.ts'
import { type Api, composeApi } from '../../../apps/server/composeApi.ts'
import { importRestricted } from '../../../apps/server/features/kyc/index.ts'
import { type Database, openDatabase } from '../../../apps/server/platform/db/database.ts'
import { measureDatabase } from '../../../apps/server/platform/db/measureDatabase.ts'
import type { Timeouts } from '../../../apps/server/platform/http/createServer.ts'
import type { PushSender } from '../../../apps/server/platform/push/pushSender.ts'
import type { IdCheck } from '../../../apps/server/platform/idCheck/idCheck.ts'
import { type TestClock, testClock } from '../clock.ts'
import { closeInTurn } from './closeInTurn.ts'
import { asServer, ownDatabase } from '../process/databases.ts'
import { hearNewsFor, openDoors } from './openDoors.ts'
import { worldSecrets } from './operator.ts'
import { openSandbox, type Sandbox } from '../parties/openSandbox.ts'
import { openTestObjects } from './openTestObjects.ts'
import { type Player, type PlayerWish, createPlayer } from './player.ts'
import {
  type Ledger,
  openTestLedger,
  type ProviderOptions,
  type ProviderTools,
  providerTools,
  providersOf,
} from '../parties/providers.ts'

export interface WorldOptions extends ProviderOptions {
  /** How many member schemas the database has. Most guarantees are tested with one, some with three. */
  readonly memberSchemas?: 1 | 3
  /** Serves the player app's pages too, from its build. */
  readonly pages?: boolean
  /** Compresses pages as far as the product does, where a test weighs them. */
  readonly weighsPages?: boolean
  /** What of the app's surroundings is not on the server's own host. */
  readonly endpoints?: Partial<Endpoints>
  readonly perMinute?: { readonly address: number; readonly caller: number }
  /** Whether calls from this machine count towards the limits of a network. */
  readonly countsLoopback?: boolean
  readonly smsPerDay?: number
  /** Remembers sessions as a copy of the server does, hearing of those that end. */
  readonly remembersSessions?: boolean
  readonly trustedProxies?: readonly string[]
  readonly timeouts?: Timeouts
  /** What the server is called, where it is not whatever it is asked as. */
  readonly addresses?: ApiOptions['addresses']
  readonly parts?: ApiOptions['parts']
  /** Where the server's log goes: nowhere, unless a test reads it. */
  readonly log?: Logger
  /** Puts more behind the server's door before it listens, such as an operation made for a test. */
  readonly extend?: (api: Api) => void
  /** Where it is not one that stands still until it is moved. */
  readonly clock?: TestClock
  /** Has the houses of games among the stand-ins as providers besides. */
  readonly asksHouses?: boolean
  readonly jurisdiction?: ApiOptions['jurisdiction']
  /** How the country of a caller is told. */
  readonly location?: ApiOptions['location']
  /** Whether a list of restricted persons was taken in, as it is before anybody is reviewed. */
  readonly hasRestrictedList?: boolean
  /** The party that reads IDs, where it is not the stand-in. */
  readonly idCheck?: IdCheck
  /** Names the stand-ins' own apps to the pages, where one is led to them. */
  readonly namesPartners?: boolean
  /** Names the stand-in of the live chat to the pages. */
  readonly namesChat?: boolean
  /** Names the stand-in of the tracker to the pages, which ads may choose. */
  readonly namesTracker?: boolean
  /** In whose apps people may come in, where it is not all there are. */
  readonly partners?: ApiOptions['partners']
  /** Without a key to push messages with. */
  readonly hasNoPush?: boolean
  /** Serves as the role that an operator's server has: it may not change the shape of the database. As pages are always served. */
  readonly isServerRole?: boolean
  /** How long a provider waits for its answer at most. */
  readonly answerWithinMs?: number
}

export interface World extends ProviderTools {
  /** The address of the real server. */
  readonly url: string
  readonly sandboxUrl: string
  /** What the gateways themselves have written down. */
  readonly gatewayBooks: Sandbox['books']
  /** The database itself: for a second copy of the server, and for those who mean to harm it. */
  readonly databaseUrl: string
  readonly clock: TestClock
  readonly db: Database
  readonly api: Api
  /** What the api was put together from, for another copy of it. */
  readonly apiOptions: ApiOptions
  readonly objects: Api['kyc']['objects']
  readonly ledger: Ledger
  /** The carrier of text messages, as the server speaks to it. */
  readonly sms: ApiOptions['sms']
  /** The relay of e-mails, likewise. */
  readonly mail: ApiOptions['mail']
  /** The service of browsers, likewise. */
  readonly pushes: PushSender
  /** The party that reads IDs, likewise. */
  readonly idCheck: IdCheck
  player(wish?: PlayerWish): Promise<Player>
  close(): Promise<void>
}

/** A list that somebody of nobody's name stands on. */
const restrictedList = 'source,name,birthday,valid_from,valid_to,reference\nTEST,Walang Pangalan,1950-01-01,,,1\n'

/** A real server on a real database with the stand-ins beside it, all of a test's own. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const clock = options.clock ?? testClock()
  const [own, sandbox] = await Promise.all([
    ownDatabase(options.memberSchemas === 3 ? 'content_three' : 'content_one'),
    openSandbox(clock),
  ])
  const databaseUrl = options.isServerRole || options.pages ? asServer(own.socketUrl) : own.socketUrl
  const db = await openDatabase(databaseUrl, 6)
  const { log = pino({ level: 'silent' }) } = options
  const ledger = openTestLedger(databaseUrl, db, clock)
  const objects = await openTestObjects()
  const news = await hearNewsFor(options, { url: databaseUrl, clock, log })
  const metrics = metricsOf(db)
  const parties = partiesOf(options, sandbox, log)
  const apiOptions: ApiOptions = {
    db,
    clock,
    log,
    ledger,
    news: options.remembersSessions ? news : undefined,
    ...providersOf(options.asksHouses ? sandbox.withHouses(options) : options, clock),
    ...(options.answerWithinMs ? { answerWithinMs: options.answerWithinMs } : {}),
    ...worldSecrets,
    smsPerDay: options.smsPerDay ?? 100_000,
    ...parties,
    jurisdiction: options.jurisdiction ?? 'standard',
    objects: objects.store,
    ...limitsOf(options),
    assertAnswers: true,
    metrics,
    parts: [{ name: 'database', check: () => db.isReachable() }, ...(options.parts ?? [])],
  }
  const api = composeApi(apiOptions)
  if (options.hasRestrictedList !== false) await importRestricted(api.kyc, restrictedList)
  const line = { db, clock, log, news, databaseUrl: own.url }
  const url = await openDoors({ ...options, frames: framesOf(apiOptions), sandboxUrl: sandbox.url, line }, api)
  sandbox.sendEventsTo(url)
  return {
    url,
    ...parties,
    ...besideOf(sandbox),
    databaseUrl: own.url,
    clock,
    db,
    api,
    apiOptions,
    objects: objects.store,
    ledger,
    ...providerTools(db, clock, api.providers),
    player: wish => createPlayer(db, clock, wish),
    close: () =>
      closeInTurn({
        'The server': () => api.app.close(),
        'The news': () => news?.close(),
        'The ledger': () => ledger.close(),
        'The pool': () => db.close(),
        'What is beside': () => Promise.all([own.drop(), sandbox.close(), objects.remove()]),
      }),
  }
}

function metricsOf(db: Database): Registry {
  const metrics = new Registry()
  measureDatabase(metrics, db)
  return metrics
}

function framesOf({ gameProviders }: ApiOptions): string[] {
  return [...gameProviders.values()].map(({ pages }) => pages)
}

/** The stand-ins as the server speaks to them, where a test has brought none of its own. */
function partiesOf({ idCheck, partners, hasNoPush }: WorldOptions, sandbox: Sandbox, log: Logger) {
  const { gateways, payouts } = sandbox
  return {
    sms: sandbox.sms(log),
    mail: sandbox.mail(log),
    pushes: sandbox.push.sender(log),
    push: { key: hasNoPush ? '' : sandbox.push.key, services: [sandbox.url] },
    idCheck: idCheck ?? sandbox.idCheck,
    partners: partners ?? sandbox.partners,
    gateways,
    payouts,
  }
}

function besideOf({ url, books, idCheck }: Sandbox): Pick<World, 'sandboxUrl' | 'gatewayBooks' | 'idCheck'> {
  return { sandboxUrl: url, gatewayBooks: books, idCheck }
}

/** Who is believed, how long is waited, how much is let in, and how small it goes out. */
function limitsOf(options: WorldOptions) {
  const { trustedProxies = [], addresses, timeouts, perMinute, countsLoopback, weighsPages } = options
  return {
    compressesLightly: !weighsPages,
    trustedProxies,
    location: options.location,
    ...(addresses ? { addresses } : {}),
    ...(timeouts ? { timeouts } : {}),
    perMinute: perMinute ?? { address: 1_000_000, caller: 1_000_000 },
    countsLoopback: countsLoopback ?? perMinute !== undefined,
  }
}
