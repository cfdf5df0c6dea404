import { join } from 'node:path'
import { gatewayEnvironment } from '../../parties/gatewaysAt.ts'
import { testProviders, testSecrets } from '../../parties/providers.ts'

interface Places {
  readonly url: string
  readonly folder: string
  readonly outsideUrl: string
  readonly memberSchemas: number
}

/** What a server that is killed is told of its surroundings. */
export function settingsOf({ url, folder, outsideUrl, memberSchemas }: Places): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: url,
    MEMBER_SCHEMAS: String(memberSchemas),
    SAYA_DATA: join(folder, 'saya'),
    SANDBOX: 'off',
    LOG_LEVEL: 'warn',
    ...gatewayEnvironment(outsideUrl),
    ADDRESS_PER_MINUTE: '1000000',
    CALLER_PER_MINUTE: '1000000',
    SMS_URL: 'http://127.0.0.1:9',
    SMS_ACCOUNT: 'kill',
    SMS_KEY: 'kill',
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'saya@mail.example',
    IDCHECK_URL: 'http://127.0.0.1:9',
    IDCHECK_WEB_URL: 'http://127.0.0.1:9',
    IDCHECK_CLIENT_ID: 'kill',
    PROVIDER_KEYS: `${testProviders.rpp.code}:k1:${testSecrets[0].toString('base64')}`,
  }
}
