import type { KycRecord } from '@saya/contract/kyc/record.ts'
import type { IssueField } from '@saya/contract/kyc/submission.ts'
import { Note } from '@saya/ui/note'
import { useTexts } from '../../../shared/texts.ts'
import { kycTexts } from '../kyc.texts.ts'
import { fieldTexts } from '../form/kycForm.texts.ts'

/** Why a reviewer sent it back, in their words, and the fields they mean. */
export function RejectReason({ record }: { record: Pick<KycRecord, 'issue_msg' | 'issue' | 'issue_fields'> }) {
  const t = useTexts(kycTexts)
  const names = useTexts(fieldTexts)
  const reason = record.issue_msg || record.issue
  if (!reason && record.issue_fields.length === 0) return null
  return (
    <Note tone="bad">
      <div className="kycReason">
        <b>{t.reasonTitle}</b>
        {reason && <p>{reason}</p>}
        {record.issue_fields.length > 0 && (
          <>
            <p>{t.reasonFields}</p>
            <ul>
              {record.issue_fields.map(field => (
                <li key={field}>{names[nameOf(field)]}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Note>
  )
}

/** The photos stand in the form under longer names. */
function nameOf(field: IssueField): keyof typeof fieldTexts {
  switch (field) {
    case 'face':
    case 'idPhoto':
    case 'idBack':
    case 'selfieWithIDPhotoPath':
      return `attachments_${field}`
    default:
      return field
  }
}
