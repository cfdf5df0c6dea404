import { isIdPhotoLocked } from '../gate/locks.ts'
import { PhotoField } from './PhotoField.tsx'
import type { KycForm } from '../form/useKycForm.ts'

/** The front of the ID, its back, and the selfie with it. */
export function PhotoFields({ form }: { form: KycForm }) {
  const { record } = form
  return (
    <>
      <PhotoField
        form={form}
        field="attachments_idPhoto"
        facing="back"
        isLocked={isIdPhotoLocked({ record, isSet: record.attachments.idPhoto !== '' })}
      />
      <PhotoField form={form} field="attachments_idBack" facing="back" />
      <PhotoField form={form} field="attachments_selfieWithIDPhotoPath" facing="front" />
    </>
  )
}
