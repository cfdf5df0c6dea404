import { operation } from '../operation.ts'
import { kycRecord } from './record.ts'

export const getRecord = operation({
  method: 'GET',
  path: '/member/kyc/detail',
  access: 'member',
  blockedToo: true,
  summary: "The member's KYC record",
  answer: kycRecord,
  refusals: {},
})
