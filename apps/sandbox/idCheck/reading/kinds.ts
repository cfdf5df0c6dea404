import type { DocumentKind } from '../documents.ts'
import type { FieldName } from './cardReading.ts'

interface Label {
  readonly words: string
  /** The field it stands above; some only tell where another one ends. */
  readonly field?: FieldName | 'fullName'
}

export interface Kind {
  /** What is printed on this document and on no other. */
  readonly phrases: readonly string[]
  readonly labels: readonly Label[]
  /** How its number is made up: A a letter, 9 a digit, other signs as they stand. */
  readonly number: string
  /** What has to be read before the document proves anything. */
  readonly required: readonly FieldName[]
}

const surname: Label = { words: 'SURNAME', field: 'lastName' }
const address: Label = { words: 'ADDRESS', field: 'address' }
const birth: Label = { words: 'DATE OF BIRTH', field: 'birthday' }
const sex: Label = { words: 'SEX', field: 'sex' }
const nationality: Label = { words: 'NATIONALITY', field: 'nationality' }
const validUntil: Label = { words: 'VALID UNTIL', field: 'expiryDate' }
const middleName: Label = { words: 'MIDDLE NAME', field: 'middleName' }
const named = ['lastName', 'firstName', 'idNumber'] as const

/** What tells the documents apart, and what stands where on each. */
export const kinds: Readonly<Record<DocumentKind, Kind>> = {
  UMID: {
    phrases: ['UNIFIED MULTI-PURPOSE ID', 'REPUBLIC OF THE PHILIPPINES', 'CRN'],
    labels: [surname, { words: 'GIVEN NAME', field: 'firstName' }, middleName, sex, birth, address],
    number: '9999-9999999-9',
    required: [...named, 'birthday'],
  },
  DRIVING_LICENSE: {
    phrases: ['LAND TRANSPORTATION OFFICE', "DRIVER'S LICENSE", 'AGENCY CODE'],
    labels: [
      { words: 'LAST NAME, FIRST NAME, MIDDLE NAME', field: 'fullName' },
      nationality,
      sex,
      birth,
      { words: 'WEIGHT (KG)' },
      address,
      { words: 'LICENSE NO.', field: 'idNumber' },
      { words: 'EXPIRATION DATE', field: 'expiryDate' },
      { words: 'BLOOD TYPE' },
      { words: 'EYES COLOR' },
      { words: 'AGENCY CODE' },
    ],
    number: 'A99-99-999999',
    required: [...named, 'birthday', 'expiryDate'],
  },
  PASSPORT: {
    phrases: ['PASAPORTE', 'PASSPORT', 'REPUBLIKA NG PILIPINAS'],
    labels: [
      { words: 'TYPE' },
      { words: 'COUNTRY CODE' },
      { words: 'PASSPORT NO.', field: 'idNumber' },
      surname,
      { words: 'GIVEN NAMES', field: 'firstName' },
      middleName,
      birth,
      nationality,
      sex,
      { words: 'DATE OF ISSUE' },
      validUntil,
    ],
    number: 'A9999999A',
    required: [...named, 'birthday', 'expiryDate'],
  },
  PHIL_HEALTH: {
    phrases: ['PHILIPPINE HEALTH INSURANCE CORPORATION', 'PHILHEALTH'],
    labels: [{ words: 'NAME', field: 'fullName' }, birth, sex, address],
    number: '99-999999999-9',
    required: [...named, 'birthday'],
  },
  SSS: {
    phrases: ['SOCIAL SECURITY SYSTEM', 'SOCIAL SECURITY CARD'],
    labels: [surname, { words: 'GIVEN NAME', field: 'firstName' }, middleName, birth],
    number: '99-9999999-9',
    required: [...named, 'birthday'],
  },
  POSTAL: {
    phrases: ['PHILIPPINE POSTAL CORPORATION', 'POSTAL IDENTITY CARD'],
    labels: [
      { words: 'SURNAME, FIRST NAME, MIDDLE NAME', field: 'fullName' },
      address,
      birth,
      nationality,
      { words: 'PRN', field: 'idNumber' },
      validUntil,
    ],
    number: '999999999999 A',
    required: [...named, 'birthday', 'expiryDate'],
  },
  PRC: {
    phrases: ['PROFESSIONAL REGULATION COMMISSION', 'PROFESSIONAL IDENTIFICATION CARD', 'REGISTRATION NO'],
    labels: [
      { words: 'LAST NAME', field: 'lastName' },
      { words: 'FIRST NAME', field: 'firstName' },
      middleName,
      { words: 'REGISTRATION NO.', field: 'idNumber' },
      validUntil,
      { words: 'REGISTRATION DATE' },
    ],
    number: '9999999',
    required: [...named, 'expiryDate'],
  },
  TIN: {
    phrases: ['BUREAU OF INTERNAL REVENUE', 'TAXPAYER IDENTIFICATION'],
    labels: [
      { words: 'NAME', field: 'fullName' },
      address,
      { words: 'BIRTH DATE', field: 'birthday' },
      { words: 'ISSUE DATE' },
    ],
    number: '999-999-999-999',
    required: [...named, 'birthday'],
  },
  NATIONAL_ID: {
    phrases: ['PAMBANSANG PAGKAKAKILANLAN', 'PHILIPPINE IDENTIFICATION CARD'],
    labels: [
      { words: 'APELYIDO/LAST NAME', field: 'lastName' },
      { words: 'MGA PANGALAN/GIVEN NAMES', field: 'firstName' },
      { words: 'GITNANG APELYIDO/MIDDLE NAME', field: 'middleName' },
      { words: 'PETSA NG KAPANGANAKAN/DATE OF BIRTH', field: 'birthday' },
      { words: 'TIRAHAN/ADDRESS', field: 'address' },
    ],
    number: '9999-9999-9999-9999',
    required: [...named, 'birthday'],
  },
}
