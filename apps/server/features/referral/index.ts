export { countReferrals, findParent, findReferral, listReferrals, type Referral } from './referral.store.ts'
export { recordReferral, type ReferralOrigin } from './recordReferral.ts'
