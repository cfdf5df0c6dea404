import type { Member } from '../../../platform/auth/caller.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { IdentityDeps } from '../deps.ts'
import { replaceToken } from './replacedToken.store.ts'
import { sessionEndMs } from './session.rules.ts'
import { confirmSession, type ProofKind } from './session.store.ts'
import { hashToken, newToken } from './token.ts'

interface Proof {
  readonly caller: Member
  readonly by: ProofKind
  readonly nowMs: number
}

/**
 * The session is confirmed under a token of its own, so that whoever copied the one of before has nothing of the proof.
 * Answers nothing where the token was exchanged meanwhile.
 */
export async function confirmAnew(
  tx: AppTx,
  { random }: Pick<IdentityDeps, 'random'>,
  { caller, by, nowMs }: Proof,
): Promise<string | undefined> {
  const token = newToken(random)
  const tokenHash = hashToken(token)
  const isReplaced = await replaceToken(tx, { from: caller.sessionHash, to: tokenHash, nowMs, endMs: sessionEndMs })
  if (!isReplaced) return undefined
  await confirmSession(tx, { tokenHash, by, nowMs })
  return token
}
