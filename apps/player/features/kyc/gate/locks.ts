import { kycName } from '@saya/contract/gates.ts'
import type { KycRecord } from '@saya/contract/kyc/record.ts'
import type { IssueField } from '@saya/contract/kyc/submission.ts'

/** Whether the whole form stands still: it is looked at, done or blocked, or on its way. */
export function isFormDisabled(standing: unknown, isSubmitting: boolean): boolean {
  return isSubmitting || ['under_review', 'fully_kyc', 'block'].includes(kycName(standing))
}

/** Whether a reviewer sent this back, so that it may be mended. */
export function isSentBack(record: Pick<KycRecord, 'status' | 'issue_fields'>, field: IssueField): boolean {
  return kycName(record.status) === 'rejected' && record.issue_fields.includes(field)
}

interface LockQuestion {
  readonly record: Pick<KycRecord, 'status' | 'issue_fields'>
  /** Whether there is one already. */
  readonly isSet: boolean
}

/** The type of the ID stays as it is once set, and its photo once there is one, unless they were sent back. */
export function isTypeLocked({ record, isSet }: LockQuestion): boolean {
  return isSet && !isSentBack(record, 'id_type')
}

export function isIdPhotoLocked({ record, isSet }: LockQuestion): boolean {
  return isSet && !isSentBack(record, 'idPhoto')
}

/** From how sure a reading of the number is taken as it is. */
const sure = 0.85

/** A number that was read with confidence cannot be typed over, unless it was sent back. */
export function isNumberLocked(record: Pick<KycRecord, 'status' | 'issue_fields' | 'ocr'>, shown: string): boolean {
  const { ocr } = record
  if (!ocr?.verified || ocr.idNumber === '' || ocr.idNumber !== shown) return false
  return (ocr.extraDetails.confidence_score.idNumber ?? 0) >= sure && !isSentBack(record, 'id_number')
}
