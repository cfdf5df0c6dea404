import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { isSettled } from './password.rules.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import { confirmAnew } from '../session/confirmAnew.ts'
import { tryOwnPassword } from './tryOwnPassword.ts'

export function checkPassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
): Handler<typeof contract.identity.checkPassword> {
  return async ({ body: { password }, caller }) => {
    const nowMs = deps.clock.now()
    const tried = await tryOwnPassword(deps, hashes, { uid: caller.uid, password, nowMs })
    if (tried.result === 'locked') return refuse('passwords_exceeded', tried.waitSeconds)
    if (tried.result === 'wrong') return refuse('password_wrong')
    if (!isSettled(tried.credential.set_at, nowMs)) return done({})
    const token = await deps.db.app(tx => confirmAnew(tx, deps, { caller, by: 'password', nowMs }))
    return token === undefined ? refuse('invalid_token') : done({ token })
  }
}
