import { lookupKeysOf } from '../platform/lookup/lookupKeys.ts'
import { peppersOf } from '../platform/peppers.ts'
import type { Endpoints } from '@saya/contract/page.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { ApiOptions } from '../apiOptions.ts'
import { composeApi } from '../composeApi.ts'
import { readProviderKeys } from '../dialects/providerKeys.ts'
import { measureLedger, openLedger } from '../features/wallet/index.ts'
import { securityText } from '../pages/securityText.ts'
import { serveOffice } from '../pages/serveOffice.ts'
import { servePlayer } from '../pages/servePlayer.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { News } from '../platform/events/index.ts'
import { countUpgrades } from '../platform/http/limit/countUpgrades.ts'
import { createServer, type ServerOptions } from '../platform/http/createServer.ts'
import { type OwnAddresses, ownAddresses } from '../platform/http/request/ownAddresses.ts'
import { health, type Part, sayAlive } from '../platform/http/watch/health.ts'
import type { GameProviders } from '../platform/gameProvider/gameProvider.ts'
import type { Gateways } from '../platform/gateway/paymentGateway.ts'
import type { PayoutGateways } from '../platform/gateway/payoutGateway.ts'
import type { MailSender } from '../platform/mail/mailSender.ts'
import type { ObjectStore } from '../platform/objects/index.ts'
import { masterKeys } from '../platform/objects/masterKeys.ts'
import { openIdCheck } from '../platform/idCheck/openIdCheck.ts'
import { openPartners, readPartnerPieces } from '../platform/partner/openPartners.ts'
import { pushKeyOf, pushServicesOf } from '../platform/push/pushSettings.ts'
import { systemRandom } from '../platform/random.ts'
import { secretOf, type Settings, SettingsError } from '../platform/settings.ts'
import type { SmsSender } from '../platform/sms/smsSender.ts'
import { readLocation } from './readLocation.ts'
import { rankingKeysOf } from '../worker/workDeps.ts'

interface HttpOptions {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Registry
  readonly parts: readonly Part[]
  readonly news?: News | undefined
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly objects: ObjectStore
  readonly gateways: Gateways
  readonly payouts: PayoutGateways
  readonly readDemo?: ApiOptions['readDemo']
  readonly gameProviders: GameProviders
  /** The folder that `content` and `dist` lie in. */
  readonly root: string
}

type WatchedCopy = Pick<HttpOptions, 'settings' | 'db' | 'clock' | 'log' | 'metrics' | 'parts'>

/** The HTTP server of a copy without the api role: it tells that it serves, and nothing else. */
export function openQuietHttp(options: WatchedCopy): FastifyInstance {
  const app = createServer(serverOptions(options))
  sayAlive(app)
  if (options.settings.WATCH_PORT === undefined) health(app, options)
  return app
}

/** The HTTP server of a copy in the api role: the calls and the pages. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { settings, db, root } = options
  const ledger = openLedger({ url: settings.DATABASE_URL, clock: options.clock, schemaOf: db.schemaOf })
  measureLedger(options.metrics, ledger)
  const api = composeApi({
    ...serverOptions(options),
    db,
    ledger,
    providerKeys: providerKeys(settings),
    parts: options.parts,
    isWatchedElsewhere: settings.WATCH_PORT !== undefined,
    random: systemRandom,
    masters: masterKeys(secretOf(settings, 'MASTER_KEY'), settings.MASTER_KEY_PREVIOUS),
    peppers: peppersOf(settings),
    lookupKeys: lookupKeysOf(settings),
    smsPerDay: settings.SMS_PER_DAY,
    news: options.news,
    sms: options.sms,
    mail: options.mail,
    push: { key: pushKeyOf(settings), services: pushServicesOf(settings) },
    jurisdiction: settings.JURISDICTION,
    location: await readLocation(settings, options.log),
    objects: options.objects,
    idCheck: openIdCheck(settings, options.clock),
    partners: openPartners(settings, options.clock),
    gateways: options.gateways,
    payouts: options.payouts,
    gameProviders: options.gameProviders,
    rankingKeys: rankingKeysOf(settings),
    readDemo: options.readDemo,
    assertAnswers: settings.MODE === 'local',
  })
  // Bets that were taken are finished before the connections go.
  api.app.addHook('onClose', () => ledger.close())
  if (settings.SECURITY_CONTACT) securityText(api.app, { contact: settings.SECURITY_CONTACT, clock: options.clock })
  await serveOffice(api.app, { root })
  await servePlayer(api, { root, frames: framesOf(options), endpoints: endpointsOf(settings) })
  return api.app
}

function serverOptions<T extends WatchedCopy>(options: T): T & ServerOptions {
  const { settings } = options
  return { ...options, ...requestLimits(settings), addresses: addressesOf(settings) }
}

/** What we are called, with the hosts that only calls, pictures or the feed are asked at. */
export function addressesOf({ SITE_URLS, OFFICE_URL, CALLS_URL, IMAGE_URL, REALTIME_URL }: Settings): OwnAddresses {
  const further = [CALLS_URL, IMAGE_URL, REALTIME_URL].flatMap(url => url ?? [])
  return ownAddresses(SITE_URLS, { further, office: OFFICE_URL })
}

/** How much an address and a caller may ask for, and who is believed to have asked. */
function requestLimits(settings: Settings) {
  return {
    trustedProxies: settings.TRUSTED_PROXIES,
    perMinute: { address: settings.ADDRESS_PER_MINUTE, caller: settings.CALLER_PER_MINUTE },
    countsLoopback: !settings.SANDBOX,
  }
}

/** Tells which requests for a connection to the broker are too many. */
export function countConnections({ clock, settings }: Pick<HttpOptions, 'clock' | 'settings'>) {
  return countUpgrades({ clock, ...requestLimits(settings) })
}

/** Where the pages come from that the app shows in a frame. */
function framesOf({ gameProviders }: HttpOptions): string[] {
  return [...gameProviders.values()].map(({ pages }) => pages)
}

/** Only what is set: a page says no more than it must. */
function endpointsOf(settings: Settings): Partial<Endpoints> {
  const { CALLS_URL, IMAGE_URL, REALTIME_URL, TRACKER_URL, EXIT_URL, CHAT_URL, ANDROID_URL } = settings
  const { PARTNER_PAGES, PARTNER_WRAPPER } = settings
  const pages = readPartnerPieces(PARTNER_PAGES)
  const partners = { ...Object.fromEntries(pages ?? []), ...(PARTNER_WRAPPER && { wrapper: PARTNER_WRAPPER }) }
  return {
    ...(CALLS_URL && { baseUrl: CALLS_URL }),
    ...(IMAGE_URL && { imageUrl: IMAGE_URL }),
    ...(REALTIME_URL && { realtimeUrl: REALTIME_URL }),
    ...(TRACKER_URL && { trackerUrl: TRACKER_URL }),
    ...(EXIT_URL && { exitUrl: EXIT_URL }),
    ...(CHAT_URL && { chatUrl: CHAT_URL }),
    ...(ANDROID_URL && { androidUrl: ANDROID_URL }),
    ...(Object.keys(partners).length > 0 && { partners }),
  }
}

function providerKeys({ PROVIDER_KEYS }: Settings) {
  const keys = readProviderKeys(PROVIDER_KEYS)
  if (keys) return keys
  throw new SettingsError(
    'The setting PROVIDER_KEYS is wrong: it must be provider:key id:base64 pieces, two for a provider at most.',
  )
}
