import type { PhotoKind } from '@saya/contract/kyc/choices.ts'
import type { Submission } from '@saya/contract/kyc/submission.ts'

/** What a member stated, as a version keeps it. Photos and the browser's word stand beside it; the phone is not stated. */
export type Form = Omit<Submission, 'attachments' | 'phone' | 'liveness'>

/** What the browser said of the two movements, and when they were made or passed over. */
export interface Liveness {
  readonly result: NonNullable<Submission['liveness']>['result']
  readonly atMs: number
}

/** The keys that photos lie under, by what they show. */
export type Photos = Readonly<Partial<Record<PhotoKind, string>>>
