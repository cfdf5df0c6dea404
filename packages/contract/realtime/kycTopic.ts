import type * as v from 'valibot'
import type { kycMessage } from './kycMessage.ts'

/** The topic of a member's standing, with a place for the uid. */
export const kycAddress = 'kyc_notify{uid}'

/** The topic that carries a member's standing: their own and nobody else's. */
export function kycTopic(uid: string): string {
  return kycAddress.replace('{uid}', uid)
}

export type KycMessage = v.InferOutput<typeof kycMessage>
