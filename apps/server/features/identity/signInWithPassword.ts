import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { findCredentialByPhone } from './credential.store.ts'
import type { IdentityDeps } from './deps.ts'
import { openSessionFor } from './openSessionFor.ts'
import { isSettled } from './password.rules.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import { tryPassword } from './tryPassword.ts'

/** That an account is closed is told only to whoever knows its password. */
export function signInWithPassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
): Handler<typeof contract.identity.signInWithPassword> {
  return async ({ body: { phone, password }, ...call }) => {
    const { address, network } = call
    const nowMs = deps.clock.now()
    const tried = await tryPassword(deps, hashes, {
      password,
      subject: phone,
      from: { address, network },
      find: tx => findCredentialByPhone(tx, phone),
      nowMs,
    })
    if (tried.result === 'locked') return refuse('passwords_exceeded', tried.waitSeconds)
    if (tried.result === 'wrong') return refuse('sign_in_refused')
    const { credential } = tried
    if (credential.closed_at !== null) return refuse('account_closed')
    const confirmedBy = isSettled(credential.set_at, nowMs) ? 'password' : null
    return done({ token: await openSessionFor(deps, credential, { ...call, confirmedBy, nowMs }) })
  }
}
