import type { Calls } from '@saya/contract'
import { idTypes, type IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import type { KycRecord, Reading } from '@saya/contract/kyc/record.ts'
import type { Movements } from '../camera/movements.ts'
import { nationalities, usualNationality } from './nationalities.ts'

/** The form as one flat list of fields. Photos stand in it under the keys they are stored by. */
export interface KycValues {
  readonly id_type: string
  readonly id_number: string
  readonly first_name: string
  readonly middle_name: string
  readonly last_name: string
  readonly birthday: string
  /** Until when the ID is good, where its type says so. */
  readonly expiry_date: string
  readonly gender: string
  readonly nationality: string
  readonly place_of_birth: string
  readonly current_address: string
  readonly permanent_address: string
  readonly nearest_branch: string
  /** In decimal; empty until a branch is chosen. */
  readonly shop_id: string
  readonly occupation: string
  readonly source_of_income: string
  readonly attachments_idPhoto: string
  readonly attachments_idBack: string
  readonly attachments_selfieWithIDPhotoPath: string
  readonly attachments_face: string
}

export type KycField = keyof KycValues

export const emptyValues: KycValues = {
  id_type: '',
  id_number: '',
  first_name: '',
  middle_name: '',
  last_name: '',
  birthday: '',
  expiry_date: '',
  gender: '',
  nationality: usualNationality,
  place_of_birth: '',
  current_address: '',
  permanent_address: '',
  nearest_branch: '',
  shop_id: '',
  occupation: '',
  source_of_income: '',
  attachments_idPhoto: '',
  attachments_idBack: '',
  attachments_selfieWithIDPhotoPath: '',
  attachments_face: '',
}

const photoNames = ['face', 'idPhoto', 'selfieWithIDPhotoPath', 'idBack'] as const

/** A record's photos as fields of their own, each with its temporary address beside it. */
export function flattenPhotos(attachments: KycRecord['attachments']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    photoNames.flatMap(name => [
      [`attachments_${name}`, attachments[name]],
      [`attachments_${name}_url`, attachments[`${name}_url`]],
    ]),
  )
}

/** What the reading of an ID says of the form's fields. What it did not find is not there. */
export function valuesRead(reading: Reading | null): Partial<KycValues> {
  if (!reading) return {}
  return filled({
    id_number: reading.idNumber,
    first_name: reading.firstName,
    middle_name: reading.middleName,
    last_name: reading.lastName,
    birthday: reading.birthday,
    expiry_date: reading.expiryDate,
    gender: genderRead(reading.gender),
    current_address: reading.address.trim().replace(/\s+/g, ' '),
    nationality: nationalities.find(name => name.toLowerCase() === reading.nationality.toLowerCase()) ?? '',
    attachments_idPhoto: reading.attachments.idPhoto,
  })
}

function genderRead(text: string): string {
  return { m: 'male', f: 'female' }[text.charAt(0).toLowerCase()] ?? ''
}

/** What a record holds of the form's fields, as it was submitted. */
function valuesOfRecord(record: KycRecord): Partial<KycValues> {
  const { shop_id: shopId, attachments, extra_details: details } = record
  // Before the first submission it is what was read, of whichever type.
  const expiry_date = record.version > 0 ? details.expiry_date : ''
  return pickFilled({
    ...record,
    ...flattenPhotos(attachments),
    expiry_date,
    shop_id: shopId > 0 ? String(shopId) : '',
  })
}

/** The form as it begins: typed here before what was submitted, that before what was read, that before nothing. */
export function firstValues(record: KycRecord, typed: Partial<KycValues>): KycValues {
  const stated = valuesOfRecord(record)
  const type = typed.id_type ?? stated.id_type
  // What was read off another type of ID than is shown now says nothing about it.
  const read = type === undefined || type === record.ocr?.idType ? valuesRead(record.ocr) : {}
  const mended = record.version > 0 ? { ...read, ...stated, ...readAnew(record, read) } : { ...stated, ...read }
  return { ...emptyValues, ...mended, ...typed }
}

/** What a reviewer sent back is filled in from an ID that was shown again since. */
function readAnew(record: KycRecord, read: Partial<KycValues>): Partial<KycValues> {
  const isNew = record.ocr !== null && record.ocr.attachments.idPhoto !== record.attachments.idPhoto
  const sentBack = record.issue_fields.map(field => (field === 'idPhoto' ? 'attachments_idPhoto' : field))
  return isNew ? Object.fromEntries(Object.entries(read).filter(([name]) => sentBack.includes(name as 'birthday'))) : {}
}

type Body = Calls['POST /member/kyc/insert']['input']['body']
type BaseBody = Calls['POST /member/kyc/base']['input']['body']

/** The call's body. The form is judged before, so that what is no choice of the contract does not come here. */
export function toBody(values: KycValues, phone: string, movements?: Movements): Body {
  const { shop_id: shopId, occupation, expiry_date } = values
  const stated = Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !name.startsWith('attachments_') && name !== 'shop_id' && name !== 'expiry_date',
    ),
  )
  return {
    country_code: '63',
    phone,
    ...stated,
    ...(shopId === '' ? {} : { shop_id: Number(shopId) }),
    nature_of_work: occupation,
    ...(expiry_date && runsOut(values.id_type) ? { extra_details: { expiry_date } } : {}),
    ...saidOf(movements, values),
    attachments: photosOf(values),
  } as unknown as Body
}

/** Whether IDs of a type are good until a day that stands on them. */
export function runsOut(type: string): boolean {
  return type in idTypes && idTypes[type as IdTypeCode].hasExpiry
}

/** What was said of the movements is said of the selfie that followed them, and of no other. */
function saidOf(movements: Movements | undefined, values: KycValues) {
  if (movements?.selfie !== values.attachments_selfieWithIDPhotoPath) return {}
  return { liveness: { result: movements.result, at: movements.at } }
}

export function toBaseBody(values: KycValues): BaseBody {
  const { first_name, last_name, middle_name, birthday, gender } = values
  return { first_name, last_name, middle_name, birthday, gender, attachments: photosOf(values) } as BaseBody
}

function photosOf(values: KycValues): Record<string, string> {
  return Object.fromEntries(
    photoNames.map(name => [name, values[`attachments_${name}`]] as const).filter(([, key]) => key !== ''),
  )
}

function pickFilled(source: Readonly<Record<string, unknown>>): Partial<KycValues> {
  return filled(Object.fromEntries(Object.keys(emptyValues).map(name => [name, source[name]])))
}

function filled(source: Readonly<Record<string, unknown>>): Partial<KycValues> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => typeof value === 'string' && value !== ''))
}
