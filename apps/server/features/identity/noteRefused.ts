import type { passkeyRefusals } from '@saya/contract/identity/passkey.ts'
import { keyedHash } from '../../platform/derivedKey.ts'
import type { IdentityDeps } from './deps.ts'

interface RefusedSignIn {
  readonly by: 'code' | 'password' | 'passkey'
  readonly why: 'wrong' | 'spent' | 'dead' | 'locked' | keyof typeof passkeyRefusals
  /** The phone, or the id of a code that nobody has or of a passkey. */
  readonly account: string
  readonly network: string
}

/**
 * Writes a refused sign-in into the log, by keyed hashes: whoever reads it sees that one account or one network is tried
 * again and again, and learns neither of them.
 */
export function noteRefused({ log, peppers }: Pick<IdentityDeps, 'log' | 'peppers'>, refused: RefusedSignIn): void {
  const { by, why, account, network } = refused
  const mark = (text: string) => keyedHash(peppers[0], 'log of sign-ins', text).toString('hex').slice(0, 16)
  log.warn({ by, why, account: mark(account), network: mark(network) }, 'a sign-in was refused')
}
