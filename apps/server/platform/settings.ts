import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65535))
const switched = v.pipe(
  v.picklist(['on', 'off']),
  v.transform(text => text === 'on'),
)
const key = v.pipe(
  v.string(),
  v.transform(text => Buffer.from(text, 'base64')),
  v.check(bytes => bytes.length === 32),
)
const list = v.pipe(
  v.string(),
  v.transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  ),
)

const schema = v.object({
  MODE: v.optional(v.picklist(['local', 'production']), 'local'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  PORT: v.optional(port, '8080'),
  SANDBOX_PORT: v.optional(port, '8091'),
  DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//)),
  MEMBER_SCHEMAS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(1024)),
  ),
  SAYA_DATA: v.optional(v.string(), './.data'),
  OBJECTS_URL: v.optional(v.pipe(v.string(), v.url())),
  MQTT_URL: v.optional(v.pipe(v.string(), v.url())),
  ROLES: v.optional(v.pipe(list, v.array(v.picklist(['api', 'worker', 'broker']))), 'api,worker,broker'),
  SMS_URL: v.optional(v.pipe(v.string(), v.url())),
  SMS_ACCOUNT: v.optional(v.string()),
  SMS_KEY: v.optional(v.string()),
  SMS_FROM: v.optional(v.string(), 'Saya'),
  TRUSTED_PROXIES: v.optional(list, ''),
  JURISDICTION: v.optional(v.picklist(['standard', 'strict'])),
  MASTER_KEY: key,
  OTP_PEPPER: key,
  LEDGER_KEY: key,
  SANDBOX: v.optional(switched),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

type Parsed = v.InferOutput<typeof schema>
export type Settings = Omit<
  Parsed,
  'SANDBOX' | 'JURISDICTION' | 'MEMBER_SCHEMAS' | 'SMS_URL' | 'SMS_ACCOUNT' | 'SMS_KEY'
> & {
  readonly SANDBOX: boolean
  readonly JURISDICTION: 'standard' | 'strict'
  readonly MEMBER_SCHEMAS: number
  readonly SMS_URL: string
  readonly SMS_ACCOUNT: string
  readonly SMS_KEY: string
}

/** A setting that is wrong or missing, in one sentence that names it. */
export class SettingsError extends Error {}

/** Reads every setting from the environment, once. An empty value counts as unset. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(schema, given)
  if (!result.success) throw new SettingsError(sentence(result.issues[0]))
  const parsed = result.output
  const isLocal = parsed.MODE === 'local'
  const sandbox = parsed.SANDBOX ?? isLocal
  if (!isLocal && sandbox)
    throw new SettingsError('SANDBOX must be off in production: the stand-ins move no real money.')
  return {
    ...parsed,
    SANDBOX: sandbox,
    JURISDICTION: parsed.JURISDICTION ?? (isLocal ? 'standard' : missing('JURISDICTION')),
    MEMBER_SCHEMAS: parsed.MEMBER_SCHEMAS ?? (isLocal ? 1 : 64),
    SMS_URL: parsed.SMS_URL ?? (sandbox ? `http://127.0.0.1:${parsed.SANDBOX_PORT}` : missing('SMS_URL')),
    SMS_ACCOUNT: parsed.SMS_ACCOUNT ?? (sandbox ? 'sandbox' : missing('SMS_ACCOUNT')),
    SMS_KEY: parsed.SMS_KEY ?? (sandbox ? 'sandbox' : missing('SMS_KEY')),
  }
}

function missing(name: string): never {
  throw new SettingsError(`The setting ${name} is missing: production has no default for it.`)
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key ?? 'environment')
  if (issue.input === undefined) return `The setting ${name} is missing.`
  // The value itself may be a secret, so the sentence names only the setting and what it expects.
  return `The setting ${name} is wrong: it must be ${issue.expected ?? 'of another form'}.`
}
