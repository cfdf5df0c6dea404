import { isIP } from 'node:net'
import { parsePesos } from '@saya/money'
import { addressOf, isPlainStore, namesPlainAddress } from '@saya/process'
import * as v from 'valibot'
import { readOperatorKeys } from './operator/keys.ts'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))
const address = v.pipe(
  v.string(),
  v.url(),
  v.transform(text => text.replace(/\/$/, '')),
)

const key = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{43}=$/),
  v.transform(text => Buffer.from(text, 'base64')),
)

const schema = v.object({
  MODE: v.optional(v.picklist(['local', 'production']), 'local'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Of the operator on this machine, where no other is named. */
  PORT: v.optional(port, '8080'),
  STUDIO_PORT: v.optional(port, '8090'),
  STUDIO_DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//)),
  /** Where players reach the studio. */
  STUDIO_PUBLIC_URL: v.optional(address),
  /** The operator's address, before `/rgs/v1`. */
  STUDIO_OPERATOR_URL: v.optional(address),
  /** By which name the operator knows the studio. */
  STUDIO_PARTNER: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)), 'studio'),
  /** `key id:base64` of the one or two keys that both sides know. */
  STUDIO_OPERATOR_KEYS: v.pipe(
    v.string(),
    v.check(text => readOperatorKeys(text) !== null),
    v.transform(text => readOperatorKeys(text) ?? []),
  ),
  /** 32 bytes in base64: seals the seeds of rounds to come in the database. */
  STUDIO_SEED_KEY: key,
  /** Earlier ones, with commas: what they sealed is still opened. */
  STUDIO_SEED_KEY_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',').map(part => part.trim())),
      v.array(key),
    ),
  ),
  /** 32 bytes in base64: makes what a table's round is drawn with besides. */
  STUDIO_CLOSING_KEY: key,
  /** Where a collector on another machine takes the log too, and what it is shown. */
  LOG_URL: v.optional(address),
  LOG_TOKEN: v.optional(v.string()),
  /** In pesos, the most that one round may win: stakes at which a game could win more are not offered. */
  STUDIO_MOST_WIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/),
      v.transform(text => parsePesos(text, 0) ?? 0n),
    ),
    '5000000',
  ),
  /** Addresses and networks of proxies, with commas: players behind them are told apart by what these forward. */
  STUDIO_TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(text => text.split(',').map(part => part.trim())),
      v.check(parts => parts.every(isNetwork)),
    ),
  ),
  /** In milliseconds, how much time a player has between the beginnings of two rounds of a game at least. */
  STUDIO_ROUND_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '2500'),
})

/** One address or one network, such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', width, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return width === undefined || (/^\d{1,3}$/.test(width) && Number(width) <= (version === 4 ? 32 : 128))
}

export interface StudioSettings extends v.InferOutput<typeof schema> {
  readonly STUDIO_TRUSTED_PROXIES: string[]
  readonly ownUrl: string
  readonly operatorUrl: string
}

/** Reads the studio's settings. A wrong one is named in one sentence, without its value, which may be a secret. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): StudioSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (!result.success) {
    throw new Error(`The setting ${v.getDotPath(result.issues[0]) ?? ''} of the studio is missing or wrong.`)
  }
  const { MODE, HOST, PORT, STUDIO_PORT, STUDIO_PUBLIC_URL, STUDIO_OPERATOR_URL } = result.output
  const plain = MODE === 'production' ? findPlainAddress(given) : undefined
  if (plain) throw new Error(`The setting ${plain} of the studio is wrong: production speaks TLS beyond this machine.`)
  return {
    ...result.output,
    STUDIO_TRUSTED_PROXIES: result.output.STUDIO_TRUSTED_PROXIES ?? [],
    ownUrl: STUDIO_PUBLIC_URL ?? addressOf(HOST, STUDIO_PORT),
    operatorUrl: STUDIO_OPERATOR_URL ?? addressOf(HOST, PORT),
  }
}

/** The first setting that names an address without TLS beyond this machine. */
function findPlainAddress(given: Readonly<Record<string, string | undefined>>): string | undefined {
  if (isPlainStore(given.STUDIO_DATABASE_URL ?? '')) return 'STUDIO_DATABASE_URL'
  return ['STUDIO_PUBLIC_URL', 'STUDIO_OPERATOR_URL', 'LOG_URL'].find(name => namesPlainAddress(given[name] ?? ''))
}
