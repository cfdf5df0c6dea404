import type { Clock } from '../../../apps/server/platform/clock.ts'
import { openGateways } from '../../../apps/server/platform/gateway/openGateways.ts'
import { openPayoutGateways } from '../../../apps/server/platform/gateway/openPayoutGateways.ts'
import { testRsaKeys } from './providers.ts'

/** The accounts that the tests have with the gateways. */
export const gatewayKeys = { key: 'sk_test_of_the_tests', eventKey: 'whsk_of_the_tests_alone' }
export const xenditKeys = { key: 'xnd_development_of_the_tests', eventToken: 'token_of_the_tests_alone' }
export const mayaKeys = { publicKey: 'pk-of-the-tests', secretKey: 'sk-of-the-tests' }

type KeyPair = ReturnType<typeof testRsaKeys>[number]
export type TestGateways = ReturnType<typeof gatewaysAt>

/** The gateways as they are spoken to at an address. */
export function gatewaysAt(url: string, clock: Clock) {
  const [, theirs] = testRsaKeys() as [KeyPair, KeyPair]
  const settings = gatewaySettings(url, theirs.publicKey)
  return { gateways: openGateways(settings, clock), payouts: openPayoutGateways(settings, clock) }
}

/** The same as a server of its own is told of them. */
export function gatewayEnvironment(url: string): Readonly<Record<string, string>> {
  const [, theirs] = testRsaKeys() as [KeyPair, KeyPair]
  const { MAYA_EVENT_KEY, ...settings } = gatewaySettings(url, theirs.publicKey)
  return { ...settings, MAYA_EVENT_KEY: MAYA_EVENT_KEY.export({ format: 'der', type: 'spki' }).toString('base64') }
}

function gatewaySettings(url: string, mayaEventKey: KeyPair['publicKey']) {
  return {
    PAYMONGO_URL: url,
    PAYMONGO_KEY: gatewayKeys.key,
    PAYMONGO_EVENT_KEY: gatewayKeys.eventKey,
    XENDIT_URL: url,
    XENDIT_KEY: xenditKeys.key,
    XENDIT_EVENT_TOKEN: xenditKeys.eventToken,
    MAYA_URL: url,
    MAYA_PUBLIC_KEY: mayaKeys.publicKey,
    MAYA_SECRET_KEY: mayaKeys.secretKey,
    MAYA_EVENT_KEY: mayaEventKey,
  }
}
