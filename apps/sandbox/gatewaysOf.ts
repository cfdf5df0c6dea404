import { addressOf } from '@saya/process'
import type { SandboxSettings } from './readSettings.ts'

/** The gateways that the settings have keys for, each with an account of its own there. */
export function gatewaysOf(settings: SandboxSettings, now: () => number) {
  const { HOST, PORT, SANDBOX_PORT } = settings
  const common = (name: string, eventsUrl = `${addressOf(HOST, PORT)}/gateway/${name}/events`) => ({
    now,
    eventsUrl: () => eventsUrl,
    ownUrl: () => addressOf(HOST, SANDBOX_PORT),
  })
  const { SANDBOX_PAYMONGO_KEY: key, SANDBOX_PAYMONGO_EVENT_KEY: eventKey } = settings
  const { SANDBOX_XENDIT_KEY: xenditKey, SANDBOX_XENDIT_EVENT_TOKEN: eventToken } = settings
  const { SANDBOX_MAYA_PUBLIC_KEY: publicKey, SANDBOX_MAYA_SECRET_KEY: secretKey } = settings
  const { SANDBOX_MAYA_SIGNING_KEY: signingKey, SANDBOX_PAYMONGO_EVENTS_URL: payMongoEvents } = settings
  return {
    payMongo: key && eventKey ? { key, eventKey, ...common('paymongo', payMongoEvents) } : undefined,
    xendit: xenditKey && eventToken ? { key: xenditKey, eventToken, ...common('xendit') } : undefined,
    maya: publicKey && secretKey && signingKey ? { publicKey, secretKey, signingKey, ...common('maya') } : undefined,
  }
}
