import path from 'node:path'
import { keepKeyPair, privateText, publicText } from './keepKeyPair.ts'

type Keys = Readonly<Record<string, string>>

const partners = ['glife', 'mayamini', 'lazadamini']

/**
 * The key pairs with which the platform and the stand-ins for the partners know each other. Keys in the environment, as of
 * a real account, are left as they are and make no file.
 */
export function keepPartnerKeys(dataFolder: string, given: NodeJS.ProcessEnv): Keys {
  if (given.PARTNER_KEY || given.PARTNER_PARTY_KEYS) return {}
  const folder = path.join(dataFolder, 'keys')
  const ours = keepKeyPair(path.join(folder, 'partner.pem'))
  const theirs = keepKeyPair(path.join(folder, 'partner-party.pem'))
  return {
    PARTNER_KEY: privateText(ours),
    PARTNER_PARTY_KEYS: partners.map(name => `${name}=${publicText(theirs)}`).join(),
    SANDBOX_PARTNER_KEY: privateText(theirs),
    SANDBOX_PARTNER_CLIENT_KEY: publicText(ours),
  }
}
