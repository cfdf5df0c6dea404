import type { reviewErrors } from '@saya/contract/review/errors.ts'
import { RefusedRequest } from '../../platform/http/answer/refusedRequest.ts'
import type { ReviewRefusal } from '../kyc/index.ts'

/** What KYC refuses, as the office says it. About oneself every call of the office is refused alike. */
export function refuseReview<C extends keyof typeof reviewErrors>(code: ReviewRefusal) {
  if (code === 'own_case') throw new RefusedRequest('own_matter')
  const told = code === 'case_unknown' ? 'not_found' : code
  return { ok: false, code: told as C | 'not_found' } as const
}
