import { idTypes, type IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import { ExpiryField } from './ExpiryField.tsx'
import { runsOut } from './kycForm.ts'
import { KycChoiceField } from './KycChoiceField.tsx'
import { KycTextField } from './KycTextField.tsx'
import { isIdPhotoLocked, isTypeLocked } from '../gate/locks.ts'
import { PhotoField } from '../photo/PhotoField.tsx'
import type { KycForm } from './useKycForm.ts'

const typeNames = Object.fromEntries(Object.entries(idTypes).map(([code, { label }]) => [code, label]))

/** The ID itself: its photo, its type and its number. */
export function IdFields({ form }: { form: KycForm }) {
  const { record, values } = form
  const example = values.id_type in idTypes ? idTypes[values.id_type as IdTypeCode].example : undefined
  return (
    <>
      <PhotoField
        form={form}
        field="attachments_idPhoto"
        facing="back"
        isLocked={isIdPhotoLocked({ record, isSet: hasSettledPhoto(form) })}
      />
      {(form.isSentBack('idBack') || values.attachments_idBack !== '') && (
        <PhotoField form={form} field="attachments_idBack" facing="back" />
      )}
      <KycChoiceField
        form={form}
        field="id_type"
        choices={typeNames}
        isLocked={isTypeLocked({ record, isSet: values.id_type !== '' && record.id_type === values.id_type })}
      />
      <KycTextField form={form} field="id_number" {...(example ? { hint: example } : {})} />
      {runsOut(values.id_type) && <ExpiryField form={form} />}
    </>
  )
}

/** A photo that was submitted, or that the ID was read from, is the one; one taken here a moment ago may be replaced. */
function hasSettledPhoto({ record, values }: KycForm): boolean {
  const key = values.attachments_idPhoto
  return key !== '' && (key === record.attachments.idPhoto || key === record.ocr?.attachments.idPhoto)
}
