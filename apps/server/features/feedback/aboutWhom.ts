import { guestUid } from '@saya/contract/feedback/feedback.ts'

/** Of which member an act is; of none where a guest wrote. */
export function aboutWhom(uid: bigint): { readonly uid?: bigint } {
  return uid === guestUid ? {} : { uid }
}
