import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Member } from '../../../platform/auth/caller.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findCredential, getPhone, replacePassword } from './credential.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { isBreached } from './password.rules.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import { endSessionsOf } from '../session/session.store.ts'
import { notifyOwner } from '../notice.ts'
import { tryOwnPassword } from './tryOwnPassword.ts'

/** Sets the password. Every other session of the member ends, since one of them may be why it is changed. */
export function changePassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
): Handler<typeof contract.identity.changePassword> {
  const { db, clock } = deps
  return async ({ body: { password, new_password }, caller }) => {
    if (isBreached(new_password)) return refuse('password_breached')
    const nowMs = clock.now()
    const own = await db.app(tx => findCredential(tx, caller.uid))
    if (own && isBreached(new_password, [own.phone, own.username, String(own.uid)])) return refuse('password_breached')
    const shown =
      password === ''
        ? await showOtherwise(deps, caller)
        : await tryOwnPassword(deps, hashes, { uid: caller.uid, password, nowMs }).then(before)
    if (shown.result === 'locked') return refuse('passwords_exceeded', shown.waitSeconds)
    if (shown.result === 'wrong') return refuse('password_wrong')
    const hash = await hashes.make(new_password)
    const isSet = await db.app(async tx => {
      if (!(await replacePassword(tx, shown.hash, { uid: caller.uid, hash, nowMs }))) return false
      await endSessionsOf(tx, { uid: caller.uid, exceptId: caller.sessionId, by: 'password', nowMs })
      await notifyOwner(tx, { uid: caller.uid, phone: await getPhone(tx, caller.uid), what: 'password', nowMs })
      return true
    })
    return isSet ? done({}) : refuse('password_wrong')
  }
}

/** The hash of the password before, which must still be it when the new one is set; null where there was none. */
type PasswordProof =
  | { readonly result: 'right'; readonly hash: string | null }
  | { readonly result: 'wrong' }
  | { readonly result: 'locked'; readonly waitSeconds: number }

function before(tried: Awaited<ReturnType<typeof tryOwnPassword>>): PasswordProof {
  return tried.result === 'right' ? { result: 'right', hash: tried.credential.password_hash } : tried
}

/** Whoever has no password yet, or showed a code or a passkey instead, need not know the old one. */
async function showOtherwise({ db }: IdentityDeps, { uid, isConfirmedStrongly }: Member): Promise<PasswordProof> {
  const hash = (await db.app(tx => findCredential(tx, uid)))?.password_hash ?? null
  return hash === null || isConfirmedStrongly ? { result: 'right', hash } : { result: 'wrong' }
}
