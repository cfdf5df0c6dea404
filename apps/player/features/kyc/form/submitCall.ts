import { kycName } from '@saya/contract/gates.ts'

/** The first submission of somebody unset makes the record; every other one changes it. */
export function submitCall(standing: unknown): 'POST /member/kyc/insert' | 'POST /member/kyc/update' {
  return kycName(standing) === 'unset' ? 'POST /member/kyc/insert' : 'POST /member/kyc/update'
}
