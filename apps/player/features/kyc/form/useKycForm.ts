import type { KycRecord } from '@saya/contract/kyc/record.ts'
import type { IssueField } from '@saya/contract/kyc/submission.ts'
import { useContext, useState } from 'react'
import { type Language, LanguageContext } from '../../../shared/texts.ts'
import { typeIntoDraft, useDraft } from './draft.ts'
import { faultSentence } from './faultSentence.ts'
import type { KycFaults } from './kycFaults.ts'
import { firstValues, type KycField, type KycValues, valuesRead } from './kycForm.ts'
import { isNumberLocked, isSentBack } from '../gate/locks.ts'

export interface KycForm {
  readonly record: KycRecord
  readonly values: KycValues
  readonly language: Language
  readonly isDisabled: boolean
  /** What is said under a field, once it was tried to send the form. */
  faultOf(field: KycField): string | undefined
  /** Whether what stands in a field is what was read off the ID, and whether it may be typed over. */
  readOf(field: KycField): 'read' | 'fixed' | undefined
  isSentBack(field: IssueField): boolean
  set(part: Partial<KycValues>): void
}

interface Options {
  readonly record: KycRecord
  readonly isDisabled: boolean
  /** Keeps what is typed on this device. */
  readonly isKept: boolean
}

/** The form's fields, what is wrong with them, and where they come from. */
export function useKycForm({ record, isDisabled, isKept }: Options) {
  const language = useContext(LanguageContext)
  const draft = useDraft()
  const [own, setOwn] = useState<Partial<KycValues>>({})
  const [faults, setFaults] = useState<KycFaults>({})
  const values = firstValues(record, isKept ? draft.typed : own)
  const read = valuesRead(record.ocr)

  function set(part: Partial<KycValues>) {
    if (isKept) typeIntoDraft(part)
    else setOwn(before => ({ ...before, ...part }))
    setFaults(before => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
  }

  const form: KycForm = {
    record,
    values,
    language,
    isDisabled,
    set,
    isSentBack: field => isSentBack(record, field),
    faultOf(field) {
      const fault = faults[field]
      return fault && faultSentence({ field, fault, idType: values.id_type, language })
    },
    readOf(field) {
      // A number that was read with certainty and still fits no ID has to be mended by somebody.
      if (field === 'id_number' && !faults.id_number && isNumberLocked(record, values.id_number)) return 'fixed'
      return read[field] !== undefined && read[field] === values[field] ? 'read' : undefined
    },
  }
  return { form, faults, setFaults }
}
