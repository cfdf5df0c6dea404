import * as field from '@saya/contract/kyc/fields.ts'
import { findIssue } from '@saya/contract/kyc/findIssue.ts'
import { idTypes, type IdTypeCode, plainIdNumber } from '@saya/contract/kyc/idTypes.ts'
import type { IssueField } from '@saya/contract/kyc/submission.ts'
import type { KycField, KycValues } from './kycForm.ts'

/** What is wrong with a field; the words for it are the catalogue's. */
export type KycFault = 'required' | 'tooLong' | 'characters' | 'age' | 'number' | 'facePhoto'

export type KycFaults = Readonly<Partial<Record<KycField, KycFault>>>

const schemas: Partial<Record<KycField, Parameters<typeof findIssue>[0]>> = {
  id_type: field.idType,
  id_number: field.idNumber,
  first_name: field.firstName,
  middle_name: field.middleName,
  last_name: field.lastName,
  birthday: field.birthday,
  gender: field.gender,
  nationality: field.nationality,
  place_of_birth: field.placeOfBirth,
  current_address: field.currentAddress,
  permanent_address: field.permanentAddress,
  occupation: field.occupation,
  source_of_income: field.sourceOfFunds,
}

/** The fields of the edit form; its three photos stand beside them. */
const baseFields = ['first_name', 'middle_name', 'last_name', 'birthday', 'gender'] as const

/** The fields of the whole form, in the order they stand in. */
export const formFields = [
  'attachments_idPhoto',
  'id_type',
  'id_number',
  'first_name',
  'middle_name',
  'last_name',
  'birthday',
  'gender',
  'nationality',
  'place_of_birth',
  'attachments_selfieWithIDPhotoPath',
  'current_address',
  'permanent_address',
  'nearest_branch',
  'occupation',
  'source_of_income',
] as const satisfies readonly KycField[]

const facePhotos = ['attachments_idPhoto', 'attachments_idBack', 'attachments_selfieWithIDPhotoPath'] as const
const photos = ['attachments_idPhoto', 'attachments_selfieWithIDPhotoPath'] as const

/** All that is wrong with the whole form, on this day in Manila, when a reviewer sent some of it back. */
export function findFaults(
  values: KycValues,
  today: string,
  isSentBack: (field: IssueField) => boolean = () => false,
): KycFaults {
  const faults: Partial<Record<KycField, KycFault>> = {}
  for (const name of formFields) {
    const fault = faultOf(name, values, today)
    if (fault) faults[name] = fault
  }
  return { ...faults, ...findMissingPhotos(values, isSentBack) }
}

/** The photos that are yet to be taken. */
export function findMissingPhotos(
  values: KycValues,
  isSentBack: (field: IssueField) => boolean = () => false,
): KycFaults {
  const asked = [...photos, ...(isSentBack('idBack') ? (['attachments_idBack'] as const) : [])]
  return Object.fromEntries(asked.filter(name => values[name] === '').map(name => [name, 'required']))
}

/** All that is wrong with the edit form, which has one sentence for each of its photos. */
export function findBaseFaults(values: KycValues, today: string): KycFaults {
  const faults: Partial<Record<KycField, KycFault>> = {}
  for (const name of baseFields) {
    const fault = faultOf(name, values, today)
    if (fault) faults[name] = fault
  }
  for (const name of facePhotos) if (values[name] === '') faults[name] = 'facePhoto'
  return faults
}

function faultOf(name: KycField, values: KycValues, today: string): KycFault | undefined {
  const schema = schemas[name]
  const issue = schema && findIssue(schema, values[name])
  if (issue) return kindOf(issue.type)
  if (name === 'nearest_branch') return values[name] === '' ? 'required' : undefined
  if (name === 'birthday') return isOfAge(values.birthday, today) ? undefined : 'age'
  if (name === 'id_number') return isNumberOf(values.id_type, values.id_number) ? undefined : 'number'
  return undefined
}

function kindOf(issue: string): KycFault {
  if (issue === 'max_length') return 'tooLong'
  return issue === 'regex' ? 'characters' : 'required'
}

function isOfAge(birthday: string, today: string): boolean {
  const { first, last } = field.birthdayRange(today)
  return birthday >= first && birthday <= last
}

/** A type that is not chosen yet has a fault of its own. */
function isNumberOf(type: string, number: string): boolean {
  return !(type in idTypes) || idTypes[type as IdTypeCode].number.test(plainIdNumber(number))
}
