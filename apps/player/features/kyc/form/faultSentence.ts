import { idTypes, type IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import { type Language, speak } from '../../../shared/texts.ts'
import type { KycFault } from './kycFaults.ts'
import type { KycField } from './kycForm.ts'
import { faultTexts, fieldTexts, mostCharacters } from './kycForm.texts.ts'

interface Faulty {
  readonly field: KycField
  readonly fault: KycFault
  readonly idType: string
  readonly language: Language
}

/** What is said under a field, or about it. */
export function faultSentence({ field, fault, idType, language }: Faulty): string {
  const t = speak(faultTexts, language)
  const label = speak(fieldTexts, language)[field]
  switch (fault) {
    case 'required':
      return t.required(label)
    case 'tooLong':
      return t.tooLong(label, mostCharacters[field] ?? 0)
    case 'characters':
      return field.endsWith('_address') ? t.address : t.letters
    case 'age':
      return t.age
    case 'facePhoto':
      return t.facePhoto
    case 'number':
      return t.number(idType in idTypes ? idTypes[idType as IdTypeCode].example : '')
  }
}
