import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readCommandSettings, readSettings, SettingsError } from './settings.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const idCheck = {
  IDCHECK_URL: 'https://check.example',
  IDCHECK_WEB_URL: 'https://check.example/web',
  IDCHECK_CLIENT_ID: 'saya',
  PAYMONGO_URL: 'https://gateway.example',
  PAYMONGO_KEY: 'sk_live_example_key',
  PAYMONGO_EVENT_KEY: 'whsk_example_secret',
  IDCHECK_KEY: privateKey,
  IDCHECK_PARTY_KEY: publicKey,
}
const secret = Buffer.alloc(32, 5).toString('base64')
const secrets = { MASTER_KEY: secret, OTP_PEPPER: secret, LOOKUP_KEY: secret, LEDGER_KEY: secret }
const local = { DATABASE_URL: 'postgres://u:p@127.0.0.1/saya', ...secrets }
const production = {
  ...local,
  MODE: 'production',
  JURISDICTION: 'strict',
  SITE_URLS: 'https://saya.example, https://slots.saya.example',
  SMS_URL: 'https://sms.example',
  SMS_ACCOUNT: 'a',
  SMS_KEY: 'k',
  MAIL_URL: 'smtps://a:k@mail.example',
  MAIL_FROM: 'Saya <saya@mail.example>',
  SECURITY_CONTACT: 'mailto:security@saya.example',
  ...idCheck,
}

test('local mode needs no more than a database and its secrets', () => {
  expect(readSettings(local)).toMatchObject({
    MODE: 'local',
    HOST: '127.0.0.1',
    PORT: 8080,
    SANDBOX: true,
    JURISDICTION: 'standard',
    MEMBER_SCHEMAS: 1,
    SMS_URL: 'http://127.0.0.1:8091',
    MAIL_URL: 'smtp://127.0.0.1:8092',
    TRUSTED_PROXIES: [],
    ROLES: ['api', 'worker', 'broker'],
  })
})

test.each([
  ['SITE_URLS', 'https://saya.example,http://slots.saya.example'],
  ['REALTIME_URL', 'ws://feed.saya.example'],
  ['SMS_URL', 'http://10.0.0.4'],
  ['MQTT_URL', 'mqtt://user:word@broker.example:1883'],
  ['PROVIDER_URLS', 'studio=https://games.example|http://pages.example'],
  ['PROVIDER_URLS', 'studio=http://localhost.example'],
  ['DATABASE_URL', 'postgres://saya:word@db.example/saya'],
  ['DATABASE_URL', 'postgres://saya:word@10.0.0.5/saya?sslmode=prefer'],
  ['LOG_URL', 'http://logs.example/saya'],
  ['OBJECTS_URL', 's3://key:secret@store.example/photos?secure=false'],
])('production takes no address without TLS beyond this machine: %s=%s [NET-59]', (name, value) => {
  const said = `The setting ${name} is wrong: production speaks TLS beyond this machine.`
  expect(() => readSettings({ ...production, [name]: value })).toThrow(said)
  expect(complaintOf({ ...local, [name]: value })).not.toBe(said)
})

test.each([
  ['SMS_URL', 'http://127.0.0.1:8091'],
  ['MQTT_URL', 'mqtt://[::1]:1883'],
  ['PROVIDER_URLS', 'studio=http://localhost:8090'],
  ['DATABASE_URL', 'postgres://saya:word@127.0.0.1/saya'],
  ['DATABASE_URL', 'postgres:///saya?host=/var/run/postgresql'],
  ['OBJECTS_URL', 's3://key:secret@localhost:9000/photos?secure=false'],
])('what stays on this machine needs no TLS in production: %s=%s', (name, value) => {
  expect(complaintOf({ ...production, [name]: value })).toBe('nothing')
})

test.each([
  ['DATABASE_URL', 'postgres://saya:word@db.example/saya?sslmode=verify-full'],
  ['OBJECTS_URL', 's3://key:secret@store.example/photos'],
])('the database and the store may be elsewhere with TLS: %s=%s', (name, value) => {
  expect(complaintOf({ ...production, [name]: value })).toBe('nothing')
})

test('the stand-ins and the studio are asked where this machine listens', () => {
  const read = readSettings({ ...local, HOST: '192.168.1.5' })
  expect(read).toMatchObject({
    SMS_URL: 'http://192.168.1.5:8091',
    MAIL_URL: 'smtp://192.168.1.5:8092',
    CHAT_URL: 'http://192.168.1.5:8091/chat',
    PROVIDER_URLS: 'studio=http://192.168.1.5:8090',
    PARTNER_WRAPPER: 'http://192.168.1.5:8091/partners/lazadamini/redirect',
  })
  expect(readSettings({ ...local, HOST: '::' }).XENDIT_URL).toBe('http://[::1]:8091')
})

test('production has no sandbox, and many member schemas', () => {
  expect(readSettings(production)).toMatchObject({ SANDBOX: false, MEMBER_SCHEMAS: 16, JURISDICTION: 'strict' })
})

test('the live chat is the stand-in with the sandbox, and elsewhere the one that is named, or none', () => {
  const chat = 'https://chat.example/widget'
  expect(readSettings(local).CHAT_URL).toBe('http://127.0.0.1:8091/chat')
  expect(readSettings(production).CHAT_URL).toBeUndefined()
  expect(readSettings({ ...production, CHAT_URL: chat }).CHAT_URL).toBe(chat)
  expect(() => readSettings({ ...production, CHAT_URL: 'javascript:1' })).toThrow(SettingsError)
})

test('what is set is read', () => {
  const read = readSettings({
    ...local,
    PORT: '18080',
    SANDBOX: 'off',
    SMS_URL: 'https://sms.example',
    SMS_ACCOUNT: 'a',
    SMS_KEY: 'k',
    MAIL_URL: 'smtp://mail.example',
    MAIL_FROM: 'saya@mail.example',
    ...idCheck,
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
    ROLES: 'api',
    MEMBER_SCHEMAS: '3',
    LOG_LEVEL: 'debug',
  })
  expect(read).toMatchObject({ PORT: 18_080, SANDBOX: false, ROLES: ['api'], MEMBER_SCHEMAS: 3, LOG_LEVEL: 'debug' })
  expect(read.TRUSTED_PROXIES).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
  expect(read.MASTER_KEY).toHaveLength(32)
})

const sites = 'a list of origins, such as https://saya.example, one for each brand'

test('production must say what it is called, and elsewhere it is whatever it is asked as', () => {
  expect(readSettings(production).SITE_URLS).toEqual(['https://saya.example', 'https://slots.saya.example'])
  expect(readSettings(local).SITE_URLS).toEqual([])
  expect(() => readSettings({ ...production, SITE_URLS: '' })).toThrow('The setting SITE_URLS is missing')
})

test('an empty value counts as unset', () => expect(readSettings({ ...local, PORT: '', MODE: '' }).PORT).toBe(8080))

describe('what is wrong is named in one sentence, without its value', () => {
  test.each([
    ['MODE', 'test', 'local or production'],
    ['HOST', ' ', 'a text'],
    ['PORT', '0', 'a port from 1 to 65535'],
    ['PORT', '70000', 'a port from 1 to 65535'],
    ['PORT', '80a', 'a port from 1 to 65535'],
    ['SANDBOX_PORT', '-1', 'a port from 1 to 65535'],
    ['DATABASE_URL', 'mysql://hidden', 'an address that begins with postgres:// or postgresql://'],
    ['DATABASE_URL', 'hidden', 'an address that begins with postgres:// or postgresql://'],
    ['MEMBER_SCHEMAS', '0', 'a number from 1 to 1024'],
    ['MEMBER_SCHEMAS', '1025', 'a number from 1 to 1024'],
    ['OBJECTS_URL', 'ftp://hidden', 'an address such as s3://key:secret@host/bucket'],
    ['MQTT_URL', 'http://hidden', 'an address that begins with mqtt:// or mqtts:// or ws:// or wss://'],
    ['TRACKER_URL', 'ftp://hidden', 'an address that begins with http:// or https://'],
    ['CALLS_URL', 'ftp://hidden', 'an address that begins with http:// or https://'],
    ['SITE_URLS', 'hidden', sites],
    ['SITE_URLS', ',', sites],
    ['SITE_URLS', 'https://hidden/path', sites],
    ['SITE_URLS', 'https://hidden/', sites],
    ['SITE_URLS', 'https://user@hidden', sites],
    ['SITE_URLS', 'https://slots.hidden,https://slots.other', sites],
    ['IMAGE_URL', 'hidden', 'an address that begins with http:// or https://'],
    ['REALTIME_URL', 'https://hidden', 'an address that begins with ws:// or wss://'],
    ['ROLES', 'api,hidden', 'a list of api, worker and broker'],
    ['ROLES', ',', 'a list of api, worker and broker'],
    ['SMS_URL', 'hidden', 'an address that begins with http:// or https://'],
    ['MAIL_URL', 'hidden', 'an address that begins with smtp:// or smtps://'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'a list of addresses and networks, such as 10.0.0.0/8'],
    ['TRUSTED_PROXIES', '127.0.0.1,hidden', 'a list of addresses and networks, such as 10.0.0.0/8'],
    ['JURISDICTION', 'hidden', 'standard or strict'],
    ['COUNTRY_HEADER', 'CF hidden', 'a header in small letters, such as cf-ipcountry'],
    ['MASTER_KEY', Buffer.alloc(31, 5).toString('base64'), '32 bytes in base64'],
    ['MASTER_KEY', Buffer.alloc(33, 5).toString('base64'), '32 bytes in base64'],
    ['MASTER_KEY', `${'*'.repeat(43)}=`, '32 bytes in base64'],
    ['OTP_PEPPER', 'hidden', '32 bytes in base64'],
    ['OTP_PEPPER_PREVIOUS', 'hidden', '32 bytes in base64'],
    ['LOOKUP_KEY', 'hidden', '32 bytes in base64'],
    ['LOOKUP_KEY_PREVIOUS', 'hidden', '32 bytes in base64'],
    ['LEDGER_KEY', 'hidden', '32 bytes in base64'],
    ['LEDGER_PUBLIC_KEYS_PREVIOUS', 'hidden', 'public Ed25519 keys, SPKI in base64'],
    ['IDCHECK_KEY', 'hidden', 'a private RSA key of 2048 bits or more'],
    ['IDCHECK_PARTY_KEY', 'hidden', 'a public RSA key of 2048 bits or more'],
    ['PAYMONGO_KEY', 'hidden', 'a secret key that begins with sk_'],
    ['PAYMONGO_EVENT_KEY', 'hidden', 'the secret of the webhook'],
    ['XENDIT_KEY', 'hidden', 'a secret key that begins with xnd_'],
    ['XENDIT_EVENT_TOKEN', 'hidden', 'the verification token of the webhooks'],
    ['MAYA_PUBLIC_KEY', 'hidden', 'a public key that begins with pk-'],
    ['MAYA_SECRET_KEY', 'hidden', 'a secret key that begins with sk-'],
    ['MAYA_EVENT_KEY', 'hidden', 'a public RSA key of 2048 bits or more'],
    ['SANDBOX', 'yes', 'on or off'],
    ['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent'],
  ])('%s=%s', (name, value, expectation) => {
    const said = complaintOf({ ...local, [name]: value })
    expect(said).toContain(`The setting ${name} is wrong: it must be ${expectation}`)
    // A short value may be part of the sentence by chance; a secret is long.
    expect(value.length > 5 && said.includes(value)).toBe(false)
  })
})

function complaintOf(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  return 'nothing'
}

describe('what is missing is named', () => {
  test.each(['DATABASE_URL', 'MASTER_KEY', 'OTP_PEPPER', 'LOOKUP_KEY', 'LEDGER_KEY'])('%s', name => {
    expect(() => readSettings({ ...local, [name]: undefined })).toThrow(`The setting ${name} is missing.`)
  })

  test.each([
    'JURISDICTION',
    'SECURITY_CONTACT',
    'SMS_URL',
    'SMS_ACCOUNT',
    'SMS_KEY',
    'MAIL_URL',
    'MAIL_FROM',
    ...Object.keys(idCheck),
  ])('%s in production', name => {
    expect(() => readSettings({ ...production, [name]: undefined })).toThrow(
      `The setting ${name} is missing: production has no default for it.`,
    )
  })

  test('DATABASE_URL for a command in production', () => {
    expect(readCommandSettings({}).DATABASE_URL).toBeUndefined()
    expect(() => readCommandSettings({ MODE: 'production' })).toThrow('The setting DATABASE_URL is missing')
  })
})

test('the town of the demo is loaded where it is asked for beside the stand-ins, and never in production [FACT-78]', () => {
  expect(readSettings(local).DEMO_TOWN).toBe(false)
  expect(readSettings({ ...local, DEMO_TOWN: 'on' }).DEMO_TOWN).toBe(true)
  expect(() => readSettings({ ...production, DEMO_TOWN: 'on' })).toThrow('DEMO_TOWN must be off in production')
})

describe('a copy is given the secrets of its roles and no others', () => {
  const { LEDGER_KEY: _ledger, ...withoutLedger } = production
  const signed = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const ofApi = { ...withoutLedger, LEDGER_PUBLIC_KEY: signed }
  const { IDCHECK_KEY: _idCheck, ...ofWorker } = production
  const ofBroker = { MODE: 'production', DATABASE_URL: local.DATABASE_URL, JURISDICTION: 'strict' }
  const sites = { SITE_URLS: production.SITE_URLS, SECURITY_CONTACT: production.SECURITY_CONTACT }

  test.each([
    ['api', ofApi],
    ['worker', ofWorker],
    ['broker', { ...ofBroker, ...sites }],
    ['api,worker,broker', production],
  ])('%s starts without what is not its own', (roles, environment) => {
    expect(complaintOf({ ...environment, ROLES: roles })).toBe('nothing')
  })

  test.each([
    ['api', 'LEDGER_KEY', 'worker', { ...ofApi, LEDGER_KEY: secret }],
    ['worker', 'IDCHECK_KEY', 'api', production],
    ['worker', 'PARTNER_KEY', 'api', { ...ofWorker, PARTNER_KEY: privateKey }],
    ['api', 'PUSH_KEY', 'worker', { ...ofApi, PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' }],
    ['broker', 'MASTER_KEY', 'api or worker', { ...ofBroker, ...sites, MASTER_KEY: secret }],
    ['broker', 'OTP_PEPPER', 'api or worker', { ...ofBroker, ...sites, OTP_PEPPER: secret }],
    ['broker', 'LOOKUP_KEY', 'api or worker', { ...ofBroker, ...sites, LOOKUP_KEY: secret }],
    ['broker', 'MAIL_URL', 'api or worker', { ...ofBroker, ...sites, MAIL_URL: production.MAIL_URL }],
    ['broker', 'PROVIDER_KEYS', 'api or worker', { ...ofBroker, ...sites, PROVIDER_KEYS: `studio:k1:${secret}` }],
  ])('%s refuses %s in production, and says whose it is: %s', (roles, name, owners, environment) => {
    expect(complaintOf({ ...environment, ROLES: roles })).toBe(
      `The setting ${name} is not for this copy: leave it to those in the role ${owners}.`,
    )
    expect(complaintOf({ ...local, [name]: environment[name as keyof typeof environment], ROLES: roles })).toBe(
      'nothing',
    )
  })

  test.each([
    ['api', 'MASTER_KEY'],
    ['api', 'OTP_PEPPER'],
    ['api', 'LOOKUP_KEY'],
    ['worker', 'LOOKUP_KEY'],
    ['api', 'LEDGER_PUBLIC_KEY'],
    ['worker', 'LEDGER_KEY'],
    ['worker', 'MASTER_KEY'],
  ])('%s does not start without %s', (roles, name) => {
    const environment = roles === 'api' ? ofApi : ofWorker
    expect(complaintOf({ ...environment, ROLES: roles, [name]: '' })).toContain(`The setting ${name} is missing`)
  })
})

test('production refuses to start with the sandbox', () => {
  expect(() => readSettings({ ...production, SANDBOX: 'on' })).toThrow('SANDBOX must be off in production')
  expect(() => readCommandSettings({ ...production, SANDBOX: 'on' })).toThrow('SANDBOX must be off in production')
})
