import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findCredentialByPhone } from './credential.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { noteRefused } from '../noteRefused.ts'
import { openSessionFor } from '../session/openSessionFor.ts'
import { findShare } from '../session/knownDevice.store.ts'
import { isStrange } from '../code/share.ts'
import { isSettled } from './password.rules.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import { tryPassword } from './tryPassword.ts'

/**
 * That an account is closed is told only to whoever knows its password. From a device that its member has signed in with
 * before, nobody waits behind strangers who guess, and none of these locks that device out.
 */
export function signInWithPassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
): Handler<typeof contract.identity.signInWithPassword> {
  return async ({ body: { phone, password }, ...call }) => {
    const { address, network, device } = call
    const nowMs = deps.clock.now()
    const share = await deps.db.app(tx => findShare(tx, phone, device.id))
    const tried = await tryPassword(deps, hashes, {
      password,
      subject: phone,
      share,
      from: isStrange(share) ? { address, network } : undefined,
      asker: { network, source: device.id, isKnown: !isStrange(share) },
      find: tx => findCredentialByPhone(tx, phone),
      nowMs,
    })
    if (tried.result !== 'right') noteRefused(deps, { by: 'password', why: tried.result, account: phone, network })
    if (tried.result === 'locked') return refuse('passwords_exceeded', tried.waitSeconds)
    if (tried.result === 'wrong') return refuse('sign_in_refused')
    const { credential } = tried
    if (credential.closed_at !== null) return refuse('account_closed')
    if (credential.asks_passkey) return refuse('passkey_required')
    const confirmedBy = isSettled(credential.set_at, nowMs) ? 'password' : null
    return done({ token: await openSessionFor(deps, credential, { ...call, confirmedBy, nowMs }) })
  }
}
