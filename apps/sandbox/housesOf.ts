import { addressOf } from '@saya/process'
import type { SandboxSettings } from './readSettings.ts'

/** The houses of games that the settings have keys for. */
export function housesOf(settings: SandboxSettings, now: () => number) {
  const { HOST, PORT, SANDBOX_PORT } = settings
  const ownUrl = () => addressOf(HOST, SANDBOX_PORT)
  const platform = addressOf(HOST, PORT)
  const { SANDBOX_HUB88_KEY: key, SANDBOX_HUB88_CLIENT_KEY: clientKey } = settings
  const { SANDBOX_VALKYRIE_TOKEN: token, SANDBOX_VALKYRIE_OPERATOR_KEY: operatorKey } = settings
  const walletUrl = () => `${platform}/hub88/hub88-demo`
  const pamUrl = () => `${platform}/pam`
  return {
    hub88: key && clientKey ? { key, clientKey, now, ownUrl, walletUrl } : undefined,
    valkyrie: token && operatorKey ? { token, operatorKey, provider: 'valkyrie-demo', now, ownUrl, pamUrl } : undefined,
  }
}
