import path from 'node:path'
import { keepKeyPair, privateText, publicText } from './keepKeyPair.ts'
import { keepProviderKeys } from './keepProviderKeys.ts'
import { keepSecrets } from './keepSecrets.ts'

type Keys = Readonly<Record<string, string>>

/** Our number at the stand-in, as it has it. */
const operatorId = 88

/**
 * What the platform and the houses of games among the stand-ins know each other by. Accounts or keys in the environment, as of
 * real providers, are left as they are, and then no stand-in runs games.
 */
export function keepHouseKeys(dataFolder: string, given: NodeJS.ProcessEnv): Keys {
  if (given.PROVIDER_ACCOUNTS || given.PROVIDER_KEYS) return {}
  const folder = path.join(dataFolder, 'keys')
  const pieces = keepProviderKeys(dataFolder, undefined).split(',')
  const token = pieces.find(piece => piece.startsWith('valkyrie-demo:'))?.split(':')[2] ?? ''
  const theirs = keepKeyPair(path.join(folder, 'provider-hub88-demo.pem'))
  const ours = keepKeyPair(path.join(folder, 'operator-hub88-demo.pem'))
  const operatorKey = keepSecrets(dataFolder, ['operator-valkyrie-demo'], {})['operator-valkyrie-demo'] ?? ''
  const inBase64 = Buffer.from(operatorKey).toString('base64')
  return {
    PROVIDER_ACCOUNTS: `hub88-demo:hub88:${operatorId}:${privateText(ours)},valkyrie-demo:valkyrie:saya:${inBase64}`,
    SANDBOX_HUB88_KEY: privateText(theirs),
    SANDBOX_HUB88_CLIENT_KEY: publicText(ours),
    SANDBOX_VALKYRIE_TOKEN: token,
    SANDBOX_VALKYRIE_OPERATOR_KEY: operatorKey,
  }
}
