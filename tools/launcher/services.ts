import type { PortName } from './readSettings.ts'

export interface Service {
  readonly name: string
  /** What runs it: the built program, and for work on it the source. */
  readonly program: string
  readonly source: string
  readonly port: PortName
  /** Where else it listens. */
  readonly otherPorts?: readonly PortName[]
  /** The setting that names its database, and the database of the embedded PostgreSQL it has without one. */
  readonly database: { readonly setting: string; readonly name: string }
  /** Settings that no other service may see. */
  readonly secrets: readonly string[]
  /** Keys with which it and an outside party know each other, made beside the secrets; no other service sees them. */
  readonly partyKeys?: readonly string[]
  /** Lets game providers in, by keys that no other service may see either. */
  readonly takesProviders?: boolean
  /** Serves the player app, whose sources are shown as they change while one works on them. */
  readonly hasPages?: boolean
  /** In production it is started only where this setting is given: an operator may well do without it. */
  readonly needs?: string
  /** Loads the invented members of the demo, unless the settings say otherwise. Not in production. */
  readonly hasDemo?: boolean
  /** Plays an outside party, and so has no place in production. */
  readonly isStandIn?: boolean
}

export const services: readonly Service[] = [
  {
    name: 'server',
    program: 'dist/server/main.js',
    source: 'apps/server/main.ts',
    port: 'PORT',
    database: { setting: 'DATABASE_URL', name: 'saya' },
    secrets: ['MASTER_KEY', 'LOOKUP_KEY', 'OTP_PEPPER', 'LEDGER_KEY'],
    partyKeys: [
      'IDCHECK_KEY',
      'IDCHECK_PARTY_KEY',
      'PAYMONGO_KEY',
      'PAYMONGO_EVENT_KEY',
      'XENDIT_KEY',
      'XENDIT_EVENT_TOKEN',
      'MAYA_PUBLIC_KEY',
      'MAYA_SECRET_KEY',
      'MAYA_EVENT_KEY',
      'PARTNER_KEY',
      'PARTNER_PARTY_KEYS',
      'PROVIDER_ACCOUNTS',
      'PUSH_KEY',
    ],
    takesProviders: true,
    hasPages: true,
    hasDemo: true,
  },
  {
    name: 'studio',
    program: 'dist/studio/main.js',
    source: 'apps/studio/main.ts',
    port: 'STUDIO_PORT',
    database: { setting: 'STUDIO_DATABASE_URL', name: 'saya_studio' },
    secrets: ['STUDIO_SEED_KEY', 'STUDIO_CLOSING_KEY'],
    partyKeys: ['STUDIO_OPERATOR_KEYS'],
    needs: 'STUDIO_OPERATOR_KEYS',
  },
  {
    name: 'sandbox',
    program: 'dist/sandbox/main.js',
    source: 'apps/sandbox/main.ts',
    port: 'SANDBOX_PORT',
    otherPorts: ['SANDBOX_MAIL_PORT'],
    database: { setting: 'SANDBOX_DATABASE_URL', name: 'saya_sandbox' },
    secrets: [],
    partyKeys: [
      'SANDBOX_IDCHECK_KEY',
      'SANDBOX_IDCHECK_CLIENT_KEY',
      'SANDBOX_PAYMONGO_KEY',
      'SANDBOX_PAYMONGO_EVENT_KEY',
      'SANDBOX_XENDIT_KEY',
      'SANDBOX_XENDIT_EVENT_TOKEN',
      'SANDBOX_MAYA_PUBLIC_KEY',
      'SANDBOX_MAYA_SECRET_KEY',
      'SANDBOX_MAYA_SIGNING_KEY',
      'SANDBOX_PARTNER_KEY',
      'SANDBOX_PARTNER_CLIENT_KEY',
      'SANDBOX_HUB88_KEY',
      'SANDBOX_HUB88_CLIENT_KEY',
      'SANDBOX_VALKYRIE_TOKEN',
      'SANDBOX_VALKYRIE_OPERATOR_KEY',
    ],
    isStandIn: true,
  },
]
