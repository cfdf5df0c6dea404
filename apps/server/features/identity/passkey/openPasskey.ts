import type { contract } from '@saya/contract'
import { passkeyLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { takeQuota } from '../code/quota.store.ts'
import type { IdentityDeps } from '../deps.ts'
import { getPhone } from '../password/credential.store.ts'
import { algorithms } from './algorithms.ts'
import { listPasskeysOf } from './passkey.store.ts'
import { descriptorsOf } from './passkey.view.ts'
import { newPasskeyChallenge } from './passkeyChallenge.ts'
import { siteOf } from './site.ts'
import { userHandleOf } from './userHandle.ts'

/** Whoever only knows the password must not get a way in that outlives it. */
export function openPasskey({
  db,
  clock,
  peppers,
  random,
}: IdentityDeps): Handler<typeof contract.identity.openPasskey> {
  return async ({ caller: { uid, sessionId, isConfirmedStrongly }, origin }) => {
    if (!isConfirmedStrongly) return refuse('step_up_required')
    const nowMs = clock.now()
    const { host } = siteOf(origin)
    return db.app(async tx => {
      const passkeys = await listPasskeysOf(tx, uid)
      if (passkeys.length >= passkeyLimits.most) return refuse('passkeys_full')
      const quota = { kind: 'passkeys to add', subject: String(uid), most: passkeyLimits.addsPerDay, windowMs: dayMs }
      const taken = await takeQuota(tx, quota, nowMs)
      if (!taken.ok) return refuse('passkeys_exhausted', taken.waitSeconds)
      const name = accountName(await getPhone(tx, uid))
      return done({
        challenge: newPasskeyChallenge(random, { purpose: 'add', holder: `session ${sessionId}` }, { peppers, nowMs }),
        rp: { id: host, name: 'Saya' },
        user: { id: userHandleOf(uid), name, displayName: name },
        pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg }) as const),
        timeout: passkeyLimits.validSeconds * 1000,
        excludeCredentials: descriptorsOf(passkeys, host),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      } as const)
    })
  }
}

/** By which its owner knows the account among others on the device, and nobody else learns the number. */
function accountName(phone: string): string {
  return `Saya +63 ${phone.slice(0, 3)} ••• ${phone.slice(-4)}`
}
