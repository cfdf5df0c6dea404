/** What a browser and a device say about what they have signed. */
export interface Claim {
  readonly type: string
  readonly challenge: string
  readonly origin: string
  /** A page of another site had ours in a frame. */
  readonly isFramed: boolean
  readonly hostHash: Buffer
  /** The device has asked for a face, a finger or a PIN. */
  readonly isVerified: boolean
}

export interface Expectation {
  readonly type: 'webauthn.create' | 'webauthn.get'
  readonly origin: string
  readonly hostHash: Buffer
  readonly isOwnChallenge: boolean
}

export type ClaimFault = 'passkey_refused' | 'passkey_expired' | 'passkey_elsewhere' | 'passkey_unverified'

/** Why a claim counts for nothing, whatever its signature is; undefined where the signature decides. */
export function findClaimFault(claim: Claim, expected: Expectation): ClaimFault | undefined {
  if (claim.type !== expected.type) return 'passkey_refused'
  if (!expected.isOwnChallenge) return 'passkey_expired'
  if (claim.origin !== expected.origin || claim.isFramed) return 'passkey_elsewhere'
  if (!claim.hostHash.equals(expected.hostHash)) return 'passkey_elsewhere'
  return claim.isVerified ? undefined : 'passkey_unverified'
}

/** A device that counts its signatures never goes back. Most count none, and say zero each time. */
export function isCopied(counter: { readonly known: number; readonly said: number }): boolean {
  return (counter.known > 0 || counter.said > 0) && counter.said <= counter.known
}
