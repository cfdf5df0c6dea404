import type { PasskeyProof, passkeyRefusals } from '@saya/contract/identity/passkey.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { AppTx } from '../../../platform/db/database.ts'
import { takeTry } from '../code/boundTries.ts'
import type { IdentityDeps } from '../deps.ts'
import { noteRefused } from '../noteRefused.ts'
import { tellOfSession } from '../notice.ts'
import type { From } from '../sources.ts'
import { type FoundPasskey, findPasskey, lockCounter, markPasskeyUsed } from './passkey.store.ts'
import { type Claim, findClaimFault, isCopied } from './passkey.rules.ts'
import { type ChallengeUse, isOwnChallenge, spendChallenge } from './passkeyChallenge.ts'
import { readClaim } from './readClaim.ts'
import { type Site, siteOf } from './site.ts'
import { userHandleOf } from './userHandle.ts'

interface ShownPasskey extends From {
  readonly proof: PasskeyProof
  readonly use: ChallengeUse
  /** Of the pages that the call belongs to. */
  readonly origin: string
  /** Whose it must be, where a member confirms that it is them. */
  readonly uid?: bigint
  readonly nowMs: number
}

type ProofFault = keyof typeof passkeyRefusals
type Refusal = ReturnType<typeof refuse<ProofFault>>
type ProvenPasskey = { readonly ok: true; readonly passkey: FoundPasskey } | Refusal

/**
 * Proves who somebody is by a passkey. Whatever is refused counts towards the network, which soon hears no more than to wait. What is right
 * is let in at any time: a signature cannot be guessed, and so nobody closes a passkey by guessing, whoever knows its name.
 */
export async function provePasskey(deps: IdentityDeps, shown: ShownPasskey): Promise<ProvenPasskey> {
  const { db } = deps
  const claim = readClaim(shown.proof)
  const site = siteOf(shown.origin)
  const begun = await db.app(tx => begin(tx, deps, { shown, claim, site }))
  if (!begun.ok) return refused(deps, shown, begun)
  const { passkey } = begun
  const counter = await findSignedCounter(shown.proof, passkey, site)
  if (counter === undefined) return refused(deps, shown, refuse('passkey_refused'))
  const used = await db.app(tx => use(tx, { passkey, counter, nowMs: shown.nowMs }))
  return used ? refused(deps, shown, used) : { ok: true, passkey }
}

async function refused(deps: IdentityDeps, shown: ShownPasskey, refusal: Refusal): Promise<Refusal> {
  const { proof, network } = shown
  noteRefused(deps, { by: 'passkey', why: refusal.code, account: proof.id, network })
  const locked = await deps.db.app(tx => takeTry(tx, deps, shown))
  return locked ? refuse('passkey_tries_exceeded', locked.waitSeconds) : refusal
}

interface Attempt {
  readonly shown: ShownPasskey
  readonly claim: Claim | undefined
  readonly site: Site
}

/** Spends the challenge, and finds the passkey whose signature decides. */
async function begin(tx: AppTx, deps: IdentityDeps, { shown, claim, site }: Attempt): Promise<ProvenPasskey> {
  const { proof, use, uid, nowMs } = shown
  if (!claim) return refuse('passkey_refused')
  const isOwn = isOwnChallenge(claim.challenge, use, { peppers: deps.peppers, nowMs })
  const fault = findClaimFault(claim, { type: 'webauthn.get', ...site, isOwnChallenge: isOwn })
  if (isOwn && !(await spendChallenge(tx, claim.challenge, nowMs))) return refuse('passkey_expired')
  if (fault) return refuse(fault)
  const passkey = await findPasskey(tx, proof.id)
  return passkey && isOf(passkey, proof, uid) ? { ok: true, passkey } : refuse('passkey_unknown')
}

/** Whether it is the passkey of the member who must show it, and the device names the same one. */
function isOf(passkey: FoundPasskey, { response: { userHandle } }: PasskeyProof, uid: bigint | undefined): boolean {
  if (uid !== undefined && uid !== passkey.uid) return false
  return userHandle === undefined || userHandle === userHandleOf(passkey.uid)
}

/** How often the device says it has signed, where the signature is right. Whether that goes back is judged under the row's lock. */
async function findSignedCounter(
  { id, response }: PasskeyProof,
  { credential_id, public_key }: FoundPasskey,
  { origin, host }: Site,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: userHandle === undefined ? signed : { ...signed, userHandle },
        clientExtensionResults: {},
      },
      // It was judged and spent before.
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

interface Use {
  readonly passkey: FoundPasskey
  readonly counter: number
  readonly nowMs: number
}

/** Notes the use, unless the passkey is gone meanwhile or somebody has a copy of it. */
async function use(tx: AppTx, { passkey, counter, nowMs }: Use): Promise<Refusal | undefined> {
  const { id, uid, phone } = passkey
  const known = await lockCounter(tx, id)
  if (known === undefined) return refuse('passkey_unknown')
  if (isCopied({ known, said: counter })) {
    await tellOfSession(tx, { uid, phone, what: 'passkey_copied', nowMs })
    return refuse('passkey_copied')
  }
  await markPasskeyUsed(tx, id, { counter, nowMs })
  return undefined
}
