import type { Staff } from '../../platform/auth/caller.ts'
import type { Reviewer } from '../kyc/index.ts'

/** An operator as KYC knows them. Their address is what is drawn into the photos they look at. */
export function reviewerOf({ operatorId, email, ownUid }: Staff): Reviewer {
  return { id: operatorId, name: email, memberUid: ownUid }
}
