import type { PhotoKind } from '@saya/contract/kyc/choices.ts'
import type { Submission } from '@saya/contract/kyc/submission.ts'

/** What a member stated, as a version keeps it. Photos stand beside it, and the phone is not stated at all. */
export type Form = Omit<Submission, 'attachments' | 'phone'>

/** The keys that photos lie under, by what they show. */
export type Photos = Readonly<Partial<Record<PhotoKind, string>>>
