import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findCredentialByPhone } from './credential.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { openSessionFor } from '../session/openSessionFor.ts'
import { isDeviceOf } from '../session/device.store.ts'
import { isSettled } from './password.rules.ts'
import type { PasswordHashes } from './passwordHashes.ts'
import { tryPassword } from './tryPassword.ts'

/**
 * That an account is closed is told only to whoever knows its password. From a device that its member has signed in with
 * before nobody waits behind strangers who guess.
 */
export function signInWithPassword(
  deps: IdentityDeps,
  hashes: PasswordHashes,
): Handler<typeof contract.identity.signInWithPassword> {
  return async ({ body: { phone, password }, ...call }) => {
    const { address, network, device } = call
    const nowMs = deps.clock.now()
    const isKnown = device.id !== '' && (await deps.db.app(tx => isDeviceOf(tx, phone, device.id)))
    const tried = await tryPassword(deps, hashes, {
      password,
      subject: phone,
      from: { address, network },
      asker: { network, source: device.id, isKnown },
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
