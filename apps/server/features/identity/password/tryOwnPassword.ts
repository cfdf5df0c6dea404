import type { Share } from '../code/share.ts'
import { findCredential } from './credential.store.ts'
import type { IdentityDeps } from '../deps.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import { type TriedPassword, tryPassword } from './tryPassword.ts'

interface OwnAttempt {
  readonly uid: bigint
  readonly password: string
  readonly nowMs: number
}

/** Tries the password of a member who is signed in. It is counted apart: a thief's guesses do not lock the sign-in. */
export function tryOwnPassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
  { uid, password, nowMs }: OwnAttempt,
): Promise<TriedPassword> {
  const find: Parameters<typeof tryPassword>[2]['find'] = tx => findCredential(tx, uid)
  const share: Share = `member ${uid}`
  const asker = { network: '', source: share, isKnown: true }
  return tryPassword(deps, hashes, { password, subject: 'own', share, asker, find, nowMs })
}
