import { isIP } from 'node:net'
import type { KeyObject } from 'node:crypto'
import { brandOfHost } from '@saya/contract/brand.ts'
import { partnerNames } from '@saya/contract/identity/partner.ts'
import { addressOf } from '@saya/process'
import * as v from 'valibot'
import { readProviderPlaces } from './gameProvider/openGameProviders.ts'
import { readProviderAccounts } from './gameProvider/providerAccounts.ts'
import { privateKeyOf, publicKeyOf } from './idCheck/idCheckKeys.ts'
import { type S3Place, s3Place } from './objects/s3Place.ts'
import { key, keyList, list, signingPublicKey } from './keySettings.ts'
import { readPartnerPieces } from './partner/openPartners.ts'
import { findPlainAddress } from './plainAddress.ts'
import { pushSettings } from './push/pushSettings.ts'
import { findForeignSecret, worksWith } from './roleSecrets.ts'

// The message of each check says what the setting must be. It never holds the value, which may be a secret.
const port = v.pipe(
  v.string(),
  v.check(text => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, 'a port from 1 to 65535'),
  v.transform(Number),
)
const count = v.pipe(
  v.string(),
  v.check(text => /^[1-9]\d{0,8}$/.test(text), 'a whole number from 1 to 999999999'),
  v.transform(Number),
)
const switched = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform(text => text === 'on'),
)
const privateKey = v.pipe(
  v.string(),
  v.check(text => privateKeyOf(text) !== undefined, 'a private RSA key of 2048 bits or more, PKCS8 in base64'),
  v.transform(text => privateKeyOf(text) as KeyObject),
)
const publicKey = v.pipe(
  v.string(),
  v.check(text => publicKeyOf(text) !== undefined, 'a public RSA key of 2048 bits or more, SPKI in base64'),
  v.transform(text => publicKeyOf(text) as KeyObject),
)
const partnerPieces = v.pipe(
  v.string(),
  v.check(text => readPartnerPieces(text) !== null, 'partner=value pieces, such as glife=https://api.example'),
)
const someText = v.pipe(v.string(), v.regex(/\S/, 'a text'))

function addressWith(schemes: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check(
      text => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `an address that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
    ),
  )
}

/** One address or one network, such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', width, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return width === undefined || (/^\d{1,3}$/.test(width) && Number(width) <= (version === 4 ? 32 : 128))
}

/** The origin of our pages on one host, and nothing behind it. */
function isSite(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]+$/.test(text) && new URL(text).origin === text.toLowerCase()
}

function areOfBrands(sites: string[]): boolean {
  return sites.every(isSite) && new Set(sites.map(site => brandOfHost(new URL(site).host))).size === sites.length
}

/** Enough to be moved apart one by one, and not so many that batches become small: docs/operations.md. */
const productionSchemas = 16

const schema = v.object({
  MODE: v.optional(v.picklist(['local', 'production'], 'local or production'), 'local'),
  HOST: v.optional(someText, '127.0.0.1'),
  PORT: v.optional(port, '8080'),
  STUDIO_PORT: v.optional(port, '8090'),
  WATCH_PORT: v.optional(port),
  SANDBOX_PORT: v.optional(port, '8091'),
  SANDBOX_MAIL_PORT: v.optional(port, '8092'),
  DATABASE_URL: addressWith(['postgres', 'postgresql']),
  MEMBER_SCHEMAS: v.optional(
    v.pipe(
      v.string(),
      v.check(text => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1024, 'a number from 1 to 1024'),
      v.transform(Number),
    ),
  ),
  SAYA_DATA: v.optional(someText, './.data'),
  OBJECTS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(text => s3Place(text) !== undefined, 'an address such as s3://key:secret@host/bucket'),
      v.transform(text => s3Place(text) as S3Place),
    ),
  ),
  MQTT_URL: v.optional(addressWith(['mqtt', 'mqtts', 'ws', 'wss'])),
  SITE_URLS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.check(isSite))), v.minLength(1), v.check(areOfBrands)),
  ),
  OFFICE_URL: v.optional(v.pipe(v.string(), v.check(isSite, 'an origin, such as https://office.saya.example'))),
  CALLS_URL: v.optional(addressWith(['http', 'https'])),
  IMAGE_URL: v.optional(addressWith(['http', 'https'])),
  REALTIME_URL: v.optional(addressWith(['ws', 'wss'])),
  TRACKER_URL: v.optional(addressWith(['http', 'https'])),
  EXIT_URL: v.optional(addressWith(['http', 'https'])),
  CHAT_URL: v.optional(addressWith(['http', 'https'])),
  ANDROID_URL: v.optional(addressWith(['http', 'https'])),
  ROLES: v.optional(
    v.pipe(list, v.array(v.picklist(['api', 'worker', 'broker'])), v.minLength(1)),
    'api,worker,broker',
  ),
  SMS_URL: v.optional(addressWith(['http', 'https'])),
  SMS_ACCOUNT: v.optional(someText),
  SMS_KEY: v.optional(someText),
  SMS_FROM: v.optional(someText, 'Saya'),
  MAIL_URL: v.optional(addressWith(['smtp', 'smtps'])),
  MAIL_FROM: v.optional(someText),
  IDCHECK_URL: v.optional(addressWith(['http', 'https'])),
  IDCHECK_WEB_URL: v.optional(addressWith(['http', 'https'])),
  IDCHECK_CLIENT_ID: v.optional(someText),
  IDCHECK_KEY: v.optional(privateKey),
  IDCHECK_PARTY_KEY: v.optional(publicKey),
  PAYMONGO_URL: v.optional(addressWith(['http', 'https'])),
  PAYMONGO_KEY: v.optional(v.pipe(v.string(), v.regex(/^sk_(test|live)_\S{8,}$/, 'a secret key that begins with sk_'))),
  PAYMONGO_EVENT_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S{16,}$/, 'the secret of the webhook'))),
  XENDIT_URL: v.optional(addressWith(['http', 'https'])),
  XENDIT_KEY: v.optional(v.pipe(v.string(), v.regex(/^xnd_\S{8,}$/, 'a secret key that begins with xnd_'))),
  XENDIT_EVENT_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{16,}$/, 'the verification token of the webhooks'))),
  MAYA_URL: v.optional(addressWith(['http', 'https'])),
  MAYA_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk-\S{8,}$/, 'a public key that begins with pk-'))),
  MAYA_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^sk-\S{8,}$/, 'a secret key that begins with sk-'))),
  MAYA_EVENT_KEY: v.optional(publicKey),
  PARTNER_URLS: v.optional(partnerPieces),
  PARTNER_CLIENTS: v.optional(partnerPieces),
  PARTNER_PARTY_KEYS: v.optional(partnerPieces, ''),
  PARTNER_KEY: v.optional(privateKey),
  PARTNER_PAGES: v.optional(partnerPieces),
  PARTNER_WRAPPER: v.optional(addressWith(['http', 'https'])),
  SMS_PER_DAY: v.optional(count, '20000'),
  ADDRESS_PER_MINUTE: v.optional(count, '1200'),
  CALLER_PER_MINUTE: v.optional(count, '600'),
  TRUSTED_PROXIES: v.optional(v.pipe(list, v.array(v.pipe(v.string(), v.check(isNetwork)))), ''),
  COUNTRY_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,60}$/, 'a header in small letters, such as cf-ipcountry')),
  ),
  COUNTRY_RANGES: v.optional(someText),
  JURISDICTION: v.optional(v.picklist(['standard', 'strict'], 'standard or strict')),
  MASTER_KEY: v.optional(key),
  MASTER_KEY_PREVIOUS: keyList,
  OTP_PEPPER: v.optional(key),
  OTP_PEPPER_PREVIOUS: keyList,
  LOOKUP_KEY: v.optional(key),
  LOOKUP_KEY_PREVIOUS: keyList,
  PROVIDER_KEYS: v.optional(v.string(), ''),
  PROVIDER_URLS: v.optional(
    v.pipe(
      v.string(),
      v.check(text => readProviderPlaces(text) !== null, 'code=address pieces, such as studio=https://games.example'),
    ),
  ),
  PROVIDER_ACCOUNTS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        text => readProviderAccounts(text) !== null,
        'code:dialect:name there:key in base64 pieces, such as games:hub88:12:MIIE…',
      ),
    ),
    '',
  ),
  LEDGER_KEY: v.optional(key),
  LEDGER_PUBLIC_KEY: v.optional(signingPublicKey),
  LEDGER_PUBLIC_KEYS_PREVIOUS: v.optional(v.pipe(list, v.array(signingPublicKey)), ''),
  ...pushSettings,
  SECURITY_CONTACT: v.optional(addressWith(['mailto', 'https'])),
  SANDBOX: v.optional(switched),
  DEMO_TOWN: v.optional(switched, 'off'),
  LOG_URL: v.optional(addressWith(['http', 'https'])),
  LOG_TOKEN: v.optional(someText),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent'),
    'info',
  ),
})

/** What the lists must be made of, since the complaint is about one of their parts. */
const parts: Readonly<Record<string, string>> = {
  ROLES: 'a list of api, worker and broker',
  SITE_URLS: 'a list of origins, such as https://saya.example, one for each brand',
  TRUSTED_PROXIES: 'a list of addresses and networks, such as 10.0.0.0/8',
}

type ParsedSettings = v.InferOutput<typeof schema>
export type Settings = Omit<
  ParsedSettings,
  | 'SANDBOX'
  | 'SITE_URLS'
  | 'JURISDICTION'
  | 'MEMBER_SCHEMAS'
  | 'SMS_URL'
  | 'SMS_ACCOUNT'
  | 'SMS_KEY'
  | 'MAIL_URL'
  | 'MAIL_FROM'
  | 'IDCHECK_URL'
  | 'IDCHECK_WEB_URL'
  | 'IDCHECK_CLIENT_ID'
  | 'PAYMONGO_URL'
  | 'PROVIDER_URLS'
  | 'XENDIT_URL'
  | 'MAYA_URL'
  | 'PARTNER_URLS'
  | 'PARTNER_CLIENTS'
  | 'PARTNER_PAGES'
> & {
  readonly SANDBOX: boolean
  readonly SITE_URLS: readonly string[]
  readonly JURISDICTION: 'standard' | 'strict'
  readonly MEMBER_SCHEMAS: number
  readonly SMS_URL: string
  readonly SMS_ACCOUNT: string
  readonly SMS_KEY: string
  readonly MAIL_URL: string
  readonly MAIL_FROM: string
  readonly IDCHECK_URL: string
  readonly IDCHECK_WEB_URL: string
  readonly IDCHECK_CLIENT_ID: string
  readonly PAYMONGO_URL: string
  readonly PROVIDER_URLS: string
  readonly XENDIT_URL: string
  readonly MAYA_URL: string
  readonly PARTNER_URLS: string
  readonly PARTNER_CLIENTS: string
  readonly PARTNER_PAGES: string
}

/** A setting that is wrong or missing, in one sentence that names it. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads every setting from the environment, once. An empty value counts as unset. */
export function readSettings(environment: Environment): Settings {
  const parsed = read(schema, environment)
  const isLocal = parsed.MODE === 'local'
  const plain = isLocal ? undefined : findPlainAddress(environment)
  if (plain) throw new SettingsError(`The setting ${plain} is wrong: production speaks TLS beyond this machine.`)
  checkSecrets(parsed, environment)
  const sandbox = sandboxOf(parsed)
  return {
    ...parsed,
    SANDBOX: sandbox,
    DEMO_TOWN: demoTownOf(parsed, sandbox),
    PROVIDER_URLS: parsed.PROVIDER_URLS ?? (isLocal ? providersBeside(parsed, sandbox) : ''),
    JURISDICTION: parsed.JURISDICTION ?? (isLocal ? 'standard' : missing('JURISDICTION')),
    MEMBER_SCHEMAS: parsed.MEMBER_SCHEMAS ?? (isLocal ? 1 : productionSchemas),
    // On one's own machine whoever plays also watches.
    WATCH_PORT: parsed.WATCH_PORT ?? (isLocal ? undefined : 8081),
    ...sitesOf(parsed),
    ...partiesOf(parsed, sandbox),
    ...furtherGatewaysOf(parsed, sandbox),
    ...chatOf(parsed, sandbox),
    ...partnersOf(parsed, sandbox),
    ...namedOf(parsed),
  }
}

type OwnSecret = 'MASTER_KEY' | 'OTP_PEPPER' | 'LOOKUP_KEY' | 'LEDGER_KEY'

/** A secret that a role of this copy works with. The settings are read only where it is there. */
export function secretOf(settings: Readonly<Partial<Record<OwnSecret, Buffer | undefined>>>, name: OwnSecret): Buffer {
  const secret = settings[name]
  if (!secret) throw new SettingsError(`The setting ${name} is missing.`)
  return secret
}

/** A copy has the secrets of its roles. On a machine of one's own it has all of them. */
function checkSecrets(parsed: ParsedSettings, environment: Environment): void {
  const isLocal = parsed.MODE === 'local'
  if (!isLocal) refuseForeignSecrets(parsed.ROLES, environment)
  for (const name of ['MASTER_KEY', 'OTP_PEPPER', 'LOOKUP_KEY', 'LEDGER_KEY'] as const) {
    if (isLocal || worksWith(parsed.ROLES, name)) secretOf(parsed, name)
  }
  if (parsed.ROLES.includes('api') && !parsed.LEDGER_KEY && !parsed.LEDGER_PUBLIC_KEY) missing('LEDGER_PUBLIC_KEY')
}

/** What a copy does not know, nobody takes from it. */
function refuseForeignSecrets(roles: ParsedSettings['ROLES'], environment: Environment): void {
  const foreign = findForeignSecret(roles, environment)
  if (!foreign) return
  const owners = foreign.roles.join(' or ')
  throw new SettingsError(`The setting ${foreign.name} is not for this copy: leave it to those in the role ${owners}.`)
}

/** What only one's own machine can do without. */
function namedOf(parsed: ParsedSettings) {
  const named = <K extends keyof ParsedSettings>(name: K) =>
    parsed[name] ?? (parsed.MODE === 'local' || !worksWith(parsed.ROLES, name) ? undefined : missing(name))
  return {
    SECURITY_CONTACT: named('SECURITY_CONTACT'),
    IDCHECK_KEY: named('IDCHECK_KEY'),
    IDCHECK_PARTY_KEY: named('IDCHECK_PARTY_KEY'),
    PAYMONGO_KEY: named('PAYMONGO_KEY'),
    PAYMONGO_EVENT_KEY: named('PAYMONGO_EVENT_KEY'),
  }
}

/** On a machine of one's own we are called whatever we are asked as. */
function sitesOf({ MODE, SITE_URLS }: ParsedSettings) {
  return { SITE_URLS: SITE_URLS ?? (MODE === 'local' ? [] : missing('SITE_URLS')) }
}

/** Our own studio stands beside the platform on one machine, and so do stand-ins that it has an account at; elsewhere each is named. */
function providersBeside(parsed: ParsedSettings, sandbox: boolean): string {
  const accounts = readProviderAccounts(parsed.PROVIDER_ACCOUNTS) ?? []
  const here = accounts.flatMap(({ code, dialect }) =>
    sandbox && code === `${dialect}-demo` ? [`${code}=${sandboxAt(parsed)}/${dialect}`] : [],
  )
  return [`studio=${addressOf(parsed.HOST, parsed.STUDIO_PORT)}`, ...here].join()
}

/** How the outside parties are found: as it is set, and with the sandbox where its stand-ins are. */
function partiesOf(parsed: ParsedSettings, sandbox: boolean) {
  const here = sandboxAt(parsed)
  const standIns = {
    SMS_URL: here,
    SMS_ACCOUNT: 'sandbox',
    SMS_KEY: 'sandbox',
    MAIL_URL: addressOf(parsed.HOST, parsed.SANDBOX_MAIL_PORT, 'smtp'),
    MAIL_FROM: 'Saya <no-reply@saya.example>',
    IDCHECK_URL: here,
    IDCHECK_WEB_URL: `${here}/idcheck`,
    IDCHECK_CLIENT_ID: 'saya000000000001',
    PAYMONGO_URL: here,
  }
  const names = Object.keys(standIns) as (keyof typeof standIns)[]
  const absent = (name: string) => (worksWith(parsed.ROLES, name) ? missing(name) : '')
  const found = names.map(name => [name, parsed[name] ?? (sandbox ? standIns[name] : absent(name))])
  return Object.fromEntries(found) as Readonly<Record<keyof typeof standIns, string>>
}

/** The stand-ins listen where everything else on this machine does. */
function sandboxAt({ HOST, SANDBOX_PORT }: ParsedSettings): string {
  return addressOf(HOST, SANDBOX_PORT)
}

/** Gateways that need not be there: each at its own address, or with the sandbox where its stand-in is. */
function furtherGatewaysOf(parsed: ParsedSettings, sandbox: boolean) {
  const here = sandbox ? sandboxAt(parsed) : undefined
  return {
    XENDIT_URL: parsed.XENDIT_URL ?? here ?? 'https://api.xendit.co',
    MAYA_URL: parsed.MAYA_URL ?? here ?? 'https://pg.maya.ph',
  }
}

/** A live chat need not be there either. */
function chatOf(parsed: ParsedSettings, sandbox: boolean) {
  return { CHAT_URL: parsed.CHAT_URL ?? (sandbox ? `${sandboxAt(parsed)}/chat` : undefined) }
}

/**
 * Partners, and the tracker of ads, need not be there: one that nothing is set for is closed, but for the stand-ins where
 * the sandbox is.
 */
function partnersOf(parsed: ParsedSettings, sandbox: boolean) {
  const stands = sandboxAt(parsed)
  const here = `${stands}/partners`
  const ofAll = (value: (name: string) => string) =>
    sandbox ? partnerNames.map(name => `${name}=${value(name)}`).join() : ''
  return {
    TRACKER_URL: parsed.TRACKER_URL ?? (sandbox ? `${stands}/tracker` : undefined),
    PARTNER_URLS: parsed.PARTNER_URLS ?? ofAll(name => `${here}/${name}`),
    PARTNER_CLIENTS: parsed.PARTNER_CLIENTS ?? ofAll(() => 'saya000000000001'),
    PARTNER_PAGES: parsed.PARTNER_PAGES ?? ofAll(name => `${here}/${name}/app`),
    PARTNER_WRAPPER: parsed.PARTNER_WRAPPER ?? (sandbox ? `${here}/lazadamini/redirect` : undefined),
  }
}

const commandSchema = v.object({
  MODE: schema.entries.MODE,
  HOST: schema.entries.HOST,
  PORT: schema.entries.PORT,
  SANDBOX: schema.entries.SANDBOX,
  SAYA_DATA: schema.entries.SAYA_DATA,
  MEMBER_SCHEMAS: schema.entries.MEMBER_SCHEMAS,
  DATABASE_URL: v.optional(schema.entries.DATABASE_URL),
  SERVER_ROLE: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]{0,62}$/, 'the name of a role in small letters')),
  ),
  LEDGER_KEY: schema.entries.LEDGER_KEY,
  LEDGER_PUBLIC_KEYS_PREVIOUS: schema.entries.LEDGER_PUBLIC_KEYS_PREVIOUS,
  MASTER_KEY: schema.entries.MASTER_KEY,
  OTP_PEPPER: schema.entries.OTP_PEPPER,
  OTP_PEPPER_PREVIOUS: schema.entries.OTP_PEPPER_PREVIOUS,
  LOOKUP_KEY: schema.entries.LOOKUP_KEY,
  LOOKUP_KEY_PREVIOUS: schema.entries.LOOKUP_KEY_PREVIOUS,
})

/** What a command needs: less than the server, so that a database can be prepared before its secrets are there. */
export function readCommandSettings(environment: Environment) {
  const parsed = read(commandSchema, environment)
  const isLocal = parsed.MODE === 'local'
  return {
    ...parsed,
    SANDBOX: sandboxOf(parsed),
    MEMBER_SCHEMAS: parsed.MEMBER_SCHEMAS ?? (isLocal ? 1 : productionSchemas),
    DATABASE_URL: parsed.DATABASE_URL ?? (isLocal ? undefined : missing('DATABASE_URL')),
  }
}

function read<S extends v.GenericSchema>(wanted: S, environment: Environment): v.InferOutput<S> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(wanted, given)
  if (!result.success) throw new SettingsError(sentence(result.issues[0]))
  return result.output
}

function sandboxOf({ MODE, SANDBOX }: Pick<ParsedSettings, 'MODE' | 'SANDBOX'>): boolean {
  if (MODE === 'production' && SANDBOX) {
    throw new SettingsError('SANDBOX must be off in production: the stand-ins move no real money.')
  }
  return SANDBOX ?? MODE === 'local'
}

/** Invented members have no place where real ones are. Without stand-ins there is no demo that they could be part of. */
function demoTownOf({ MODE, DEMO_TOWN }: Pick<ParsedSettings, 'MODE' | 'DEMO_TOWN'>, sandbox: boolean): boolean {
  if (MODE === 'production' && DEMO_TOWN) {
    throw new SettingsError('DEMO_TOWN must be off in production: its members are invented.')
  }
  return DEMO_TOWN && sandbox
}

function missing(name: string): never {
  throw new SettingsError(`The setting ${name} is missing: production has no default for it.`)
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.[0]?.key
  const name = typeof key === 'string' ? key : 'environment'
  if (issue.input === undefined) return `The setting ${name} is missing.`
  return `The setting ${name} is wrong: it must be ${parts[name] ?? issue.message}.`
}
