import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import type { CardReading, FieldName } from '../../../apps/sandbox/idCheck/reading/cardReading.ts'
import type { CardFacts } from './cardFacts.ts'

const named = ['lastName', 'firstName', 'middleName', 'idNumber'] as const

/** What is printed on each kind of card, and so can be read off it. */
const printed: Readonly<Record<IdTypeCode, readonly FieldName[]>> = {
  UMID: [...named, 'birthday', 'sex', 'address'],
  DRIVING_LICENSE: [...named, 'birthday', 'sex', 'nationality', 'address', 'expiryDate'],
  PASSPORT: [...named, 'birthday', 'sex', 'nationality', 'expiryDate'],
  PHIL_HEALTH: [...named, 'birthday', 'sex', 'address'],
  SSS: [...named, 'birthday'],
  POSTAL: [...named, 'birthday', 'nationality', 'address', 'expiryDate'],
  PRC: [...named, 'expiryDate'],
  TIN: [...named, 'birthday', 'address'],
  NATIONAL_ID: [...named, 'birthday', 'address'],
}

export interface FieldScore {
  readonly field: FieldName
  readonly wanted: string
  readonly read: string | undefined
  readonly isRight: boolean
}

/** Compares what was read with what is printed, letter for letter. */
export function scoreReading(facts: CardFacts, { fields }: Pick<CardReading, 'fields'>): FieldScore[] {
  return printed[facts.type].map(field => {
    const wanted = wantedOf(facts, field)
    return { field, wanted, read: fields[field], isRight: fields[field] === wanted }
  })
}

function wantedOf(facts: CardFacts, field: FieldName): string {
  if (field === 'sex') return facts.gender === 'female' ? 'F' : 'M'
  return field === 'nationality' ? 'PHL' : facts[field]
}
