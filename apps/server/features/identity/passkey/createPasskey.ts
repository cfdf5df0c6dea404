import type { contract } from '@saya/contract'
import type { NewPasskey } from '@saya/contract/identity/passkey.ts'
import { passkeyLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockEntry } from '../directory.store.ts'
import { notifyOwner } from '../notice.ts'
import { deviceLabel } from '../session/deviceLabel.ts'
import { algorithms } from './algorithms.ts'
import { authenticatorName } from './authenticatorName.ts'
import { insertPasskey, listPasskeysOf } from './passkey.store.ts'
import { findClaimFault } from './passkey.rules.ts'
import { isOwnChallenge, spendChallenge } from './passkeyChallenge.ts'
import { readNewClaim } from './readClaim.ts'
import { type Site, siteOf } from './site.ts'

type Operation = typeof contract.identity.createPasskey

export function createPasskey(deps: IdentityDeps): Handler<Operation> {
  const { db, clock, peppers } = deps
  return async call => {
    const { body, caller, origin } = call
    if (!caller.isConfirmedStrongly) return refuse('step_up_required')
    const nowMs = clock.now()
    const claim = readNewClaim(body)
    if (!claim) return refuse('passkey_refused')
    const use = { purpose: 'add', holder: `session ${caller.sessionId}` } as const
    const isOwn = isOwnChallenge(claim.challenge, use, { peppers, nowMs })
    const site = siteOf(origin)
    const fault = findClaimFault(claim, { type: 'webauthn.create', ...site, isOwnChallenge: isOwn })
    if (fault) return refuse(fault)
    if (!(await db.app(tx => spendChallenge(tx, claim.challenge, nowMs)))) return refuse('passkey_expired')
    const made = await findMade(body, site)
    if (!made) return refuse('passkey_refused')
    return db.app(tx => keep(tx, { call, made, site, nowMs }))
  }
}

type MadePasskey = NonNullable<Awaited<ReturnType<typeof findMade>>>

/** The passkey that the device has made, where what it signed is right. */
async function findMade({ id, response }: NewPasskey, { origin, host }: Site) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      },
      // It was judged and spent before.
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential.id === id ? registrationInfo : undefined
  } catch {
    return undefined
  }
}

interface Keeping {
  readonly call: Call<Operation>
  readonly made: MadePasskey
  readonly site: Site
  readonly nowMs: number
}

/** The entry is held, so that of two at once the second sees the first. */
async function keep(tx: AppTx, { call, made, site, nowMs }: Keeping) {
  const { uid } = call.caller
  const { phone } = await lockEntry(tx, uid)
  if ((await listPasskeysOf(tx, uid)).length >= passkeyLimits.most) return refuse('passkeys_full')
  const name = authenticatorName(made.aaguid) ?? deviceLabel(call.device.userAgent)
  const id = await insertPasskey(tx, {
    uid,
    credentialId: made.credential.id,
    host: site.host,
    publicKey: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    isSynced: made.credentialBackedUp,
    transports: call.body.response.transports,
    name: name.slice(0, passkeyLimits.nameMost),
    nowMs,
  })
  if (id === undefined) return refuse('passkey_known')
  await notifyOwner(tx, { uid, phone, what: 'passkey', nowMs })
  return done({ id, name })
}
