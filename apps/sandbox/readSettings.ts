import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))

/** A key as a setting holds it: DER in base64, on one line. */
function key(read: (der: Buffer) => KeyObject) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return read(Buffer.from(dataset.value, 'base64'))
      } catch {
        addIssue({ message: 'no key' })
        return NEVER
      }
    }),
  )
}

const schema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  SANDBOX_PORT: v.optional(port, '8091'),
  SANDBOX_MAIL_PORT: v.optional(port, '8092'),
  SANDBOX_DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//)),
  /** The ID check's own key, and that of the one account it has. Without them nobody's cards are read. */
  SANDBOX_IDCHECK_KEY: v.optional(key(der => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))),
  SANDBOX_IDCHECK_CLIENT_KEY: v.optional(key(der => createPublicKey({ key: der, format: 'der', type: 'spki' }))),
  /** The gateway's one account, and the secret its events are signed with. Without them nobody can pay. */
  SANDBOX_PAYMONGO_KEY: v.optional(v.string()),
  SANDBOX_PAYMONGO_EVENT_KEY: v.optional(v.string()),
  /** Where its events go, where it is not the platform on this machine. */
  SANDBOX_PAYMONGO_EVENTS_URL: v.optional(v.pipe(v.string(), v.url())),
  /** The same of the gateway that counts in pesos: its account's key, and the token that its events carry. */
  SANDBOX_XENDIT_KEY: v.optional(v.string()),
  SANDBOX_XENDIT_EVENT_TOKEN: v.optional(v.string()),
  /** The two keys of the account at the third gateway, and the one that its events are signed with. */
  SANDBOX_MAYA_PUBLIC_KEY: v.optional(v.string()),
  SANDBOX_MAYA_SECRET_KEY: v.optional(v.string()),
  SANDBOX_MAYA_SIGNING_KEY: v.optional(key(der => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))),
  /** The partners' own key, and that of the one account each of them has. Without them nobody comes in from an app. */
  SANDBOX_PARTNER_KEY: v.optional(key(der => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))),
  SANDBOX_PARTNER_CLIENT_KEY: v.optional(key(der => createPublicKey({ key: der, format: 'der', type: 'spki' }))),
  /** The aggregator's own key, and the public one of its one operator. Without them it is not there. */
  SANDBOX_HUB88_KEY: v.optional(key(der => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))),
  SANDBOX_HUB88_CLIENT_KEY: v.optional(key(der => createPublicKey({ key: der, format: 'der', type: 'spki' }))),
  /** By which the provider behind Valkyrie is let into the PAM, and by which it lets the operator in. */
  SANDBOX_VALKYRIE_TOKEN: v.optional(v.string()),
  SANDBOX_VALKYRIE_OPERATOR_KEY: v.optional(v.string()),
  /** What a log is shown to come from, by whoever sends one. Without it everybody may. */
  SANDBOX_LOG_TOKEN: v.optional(v.string()),
  /** Of the platform. */
  PORT: v.optional(port, '8080'),
})

export type SandboxSettings = v.InferOutput<typeof schema>

/** Reads the stand-ins' settings. A wrong one is named in one sentence. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const result = v.safeParse(schema, environment)
  if (result.success) return result.output
  throw new Error(`The setting ${v.getDotPath(result.issues[0]) ?? ''} of the sandbox is missing or wrong.`)
}
