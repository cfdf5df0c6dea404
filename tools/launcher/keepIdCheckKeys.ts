import path from 'node:path'
import { keepKeyPair, privateText, publicText } from './keepKeyPair.ts'

type Keys = Readonly<Record<string, string>>

/**
 * The key pairs with which the platform and the stand-in that reads IDs know each other: each side's own private key and
 * the other's public one. Keys in the environment, as of a real account, are left as they are and make no file.
 */
export function keepIdCheckKeys(dataFolder: string, given: NodeJS.ProcessEnv): Keys {
  if (given.IDCHECK_KEY || given.IDCHECK_PARTY_KEY) return {}
  const folder = path.join(dataFolder, 'keys')
  const ours = keepKeyPair(path.join(folder, 'idcheck.pem'))
  const theirs = keepKeyPair(path.join(folder, 'idcheck-party.pem'))
  return {
    IDCHECK_KEY: privateText(ours),
    IDCHECK_PARTY_KEY: publicText(theirs),
    SANDBOX_IDCHECK_KEY: privateText(theirs),
    SANDBOX_IDCHECK_CLIENT_KEY: publicText(ours),
  }
}
