import type { contract } from '@saya/contract'
import { passkeyLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { nameDevice } from '../session/nameDevice.ts'
import { listPasskeysOf } from './passkey.store.ts'
import { descriptorsOf } from './passkey.view.ts'
import { type ChallengeUse, newPasskeyChallenge } from './passkeyChallenge.ts'
import { siteOf } from './site.ts'

type Operation = typeof contract.identity.openPasskeyProof

/** A guest's challenge is for this browser alone, which is given an id to keep where it has none. */
export function openPasskeyProof(deps: IdentityDeps): Handler<Operation> {
  const { db, clock, peppers, random } = deps
  return async call => {
    const { body, caller, origin } = call
    const { host } = siteOf(origin)
    const nowMs = clock.now()
    const use = useOf(deps, call)
    if (!use) return refuse('authentication_required')
    const own = caller.kind === 'member' && body.purpose === 'step-up' ? caller.uid : undefined
    const passkeys = own === undefined ? [] : await db.app(tx => listPasskeysOf(tx, own))
    return done({
      challenge: newPasskeyChallenge(random, use, { peppers, nowMs }),
      rpId: host,
      timeout: passkeyLimits.validSeconds * 1000,
      userVerification: 'required',
      allowCredentials: descriptorsOf(passkeys, host),
    })
  }
}

function useOf({ random }: IdentityDeps, { body: { purpose }, caller, device }: Call<Operation>) {
  if (purpose === 'step-up') {
    return caller.kind === 'member'
      ? ({ purpose, holder: `session ${caller.sessionId}` } satisfies ChallengeUse)
      : undefined
  }
  const { id } = nameDevice(device, random)
  if (device.id === '') device.keep(id)
  return { purpose, holder: `device ${id}` } satisfies ChallengeUse
}
