import { genders, occupationNames, occupations, sourceNames, sourcesOfFunds } from '@saya/contract/kyc/choices.ts'
import * as field from '@saya/contract/kyc/fields.ts'
import { findIssue } from '@saya/contract/kyc/findIssue.ts'
import { idTypeCodes, idTypes } from '@saya/contract/kyc/idTypes.ts'
import { expect, test } from 'vitest'
import { faultSentence } from './faultSentence.ts'
import { findBaseFaults, findFaults, formFields, type KycFaults } from './kycFaults.ts'
import { emptyValues, type KycField, type KycValues } from './kycForm.ts'

const today = '2026-11-20'
const photo = `kyc-photo/${'a'.repeat(32)}`
const good: KycValues = {
  id_type: 'UMID',
  id_number: '0028-1215160-9',
  first_name: 'Ma. Cristina',
  middle_name: '',
  last_name: 'Peñaflor-Santos',
  birthday: '1990-05-17',
  expiry_date: '',
  gender: 'female',
  nationality: 'Philippines',
  place_of_birth: 'Cebu City',
  current_address: 'Blk. 4 Lot 12 (Phase 2), #7/B Peñafrancia St.',
  permanent_address: 'Cebu',
  nearest_branch: 'Pasay',
  shop_id: '1',
  occupation: 'Employed',
  source_of_income: 'Salary/Employment',
  attachments_idPhoto: photo,
  attachments_idBack: photo,
  attachments_selfieWithIDPhotoPath: photo,
  attachments_face: '',
}

function sentences(faults: KycFaults, language: 'en' | 'tl' = 'en') {
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      name,
      faultSentence({ field: name as KycField, fault, idType: 'UMID', language }),
    ]),
  )
}

test('a form that is filled in right has no fault', () => {
  expect(findFaults(good, today)).toEqual({})
  expect(findBaseFaults(good, today)).toEqual({})
})

test.each([
  ['id_type', 'ID type is required', 'KYC-75'],
  ['id_number', 'ID number is required', 'KYC-74'],
  ['first_name', 'First name is required', 'KYC-87'],
  ['last_name', 'Last name is required', 'KYC-88'],
  ['birthday', 'Birthday is required', 'KYC-98'],
  ['gender', 'Gender is required', 'KYC-82'],
  ['nationality', 'Nationality is required', 'KYC-83'],
  ['place_of_birth', 'Place of birth is required', 'KYC-85'],
  ['current_address', 'Current address is required', 'KYC-90'],
  ['permanent_address', 'Permanent address is required', 'KYC-91'],
  ['nearest_branch', 'Nearest branch is required', 'KYC-81'],
  ['occupation', 'Occupation is required', 'KYC-77'],
  ['source_of_income', 'Main source of funds is required', 'KYC-79'],
  ['attachments_idPhoto', 'Front photo of ID is required', 'KYC-94'],
  ['attachments_selfieWithIDPhotoPath', 'Selfie with card is required', 'KYC-95'],
] as const)('a form without %s says: %s [%s]', (name, said, _id) => {
  expect(sentences(findFaults({ ...good, [name]: '' }, today))).toEqual({ [name]: said })
})

test('all fields but the middle name are required, in sentences that end so [KYC-74]', () => {
  const said = sentences(findFaults({ ...emptyValues, nationality: '' }, today))
  expect(formFields.filter(name => !(name in said))).toEqual(['middle_name'])
  expect(Object.values(said).filter(sentence => !sentence.endsWith(' is required'))).toEqual([])
})

test('the edit form has one sentence for its three photos [KYC-96]', () => {
  const said = sentences(findBaseFaults({ ...emptyValues }, today))
  expect(said).toMatchObject({
    attachments_idPhoto: 'Face photo is required',
    attachments_idBack: 'Face photo is required',
    attachments_selfieWithIDPhotoPath: 'Face photo is required',
    first_name: 'First name is required',
  })
  expect(said).not.toHaveProperty('place_of_birth')
})

test.each([
  ['first_name', 21, 'First name: at most 20 characters', 'KYC-87'],
  ['middle_name', 21, 'Middle name: at most 20 characters', 'KYC-89'],
  ['last_name', 21, 'Last name: at most 20 characters', 'KYC-88'],
  ['place_of_birth', 31, 'Place of birth: at most 30 characters', 'KYC-85'],
  ['current_address', 101, 'Current address: at most 100 characters', 'KYC-90'],
  ['permanent_address', 101, 'Permanent address: at most 100 characters', 'KYC-91'],
] as const)('%s of %d characters is too long: %s [%s]', (name, length, said, _id) => {
  expect(sentences(findFaults({ ...good, [name]: 'a'.repeat(length) }, today))).toEqual({ [name]: said })
  expect(findFaults({ ...good, [name]: 'a'.repeat(length - 1) }, today)).toEqual({})
})

test.each([
  ['first_name', 'Allowed characters: A-Z, a-z, space', 'KYC-87'],
  ['middle_name', 'Allowed characters: A-Z, a-z, space', 'KYC-89'],
  ['last_name', 'Allowed characters: A-Z, a-z, space', 'KYC-88'],
  ['place_of_birth', 'Allowed characters: A-Z, a-z, space', 'KYC-86'],
  ['current_address', 'Allowed characters: A-Z, a-z, space, comma, period', 'KYC-92'],
  ['permanent_address', 'Allowed characters: A-Z, a-z, space, comma, period', 'KYC-92'],
] as const)('%s takes no other characters: %s [%s]', (name, said, _id) => {
  expect(sentences(findFaults({ ...good, [name]: 'a<b>' }, today))).toEqual({ [name]: said })
})

test('whoever submits is 21 to 100 years old on this day [KYC-98]', () => {
  const fault = (birthday: string) => findFaults({ ...good, birthday }, today).birthday
  expect([fault('2005-11-20'), fault('2005-11-21'), fault('1926-11-20'), fault('1926-11-19')]).toEqual([
    undefined,
    'age',
    undefined,
    'age',
  ])
})

test('a number fits its type of ID, with or without what makes it readable [KYC-140]', () => {
  for (const code of idTypeCodes) {
    expect(findFaults({ ...good, id_type: code, id_number: idTypes[code].example }, today)).toEqual({})
    expect(findFaults({ ...good, id_type: code, id_number: '12' }, today)).toEqual({ id_number: 'number' })
  }
  const national = (id_number: string) => findFaults({ ...good, id_type: 'NATIONAL_ID', id_number }, today).id_number
  expect(['123456789012345', '1234567890123456', '12345678901234567', '123456789012345A'].map(national)).toEqual([
    'number',
    undefined,
    'number',
    'number',
  ])
})

test('the sentences are those of the contract, which the server refuses with', () => {
  const schemas = { ...field, middle_name: field.middleName }
  const of = (schema: Parameters<typeof findIssue>[0], value: unknown) => findIssue(schema, value)?.message
  const said = (values: Partial<KycValues>) => Object.values(sentences(findFaults({ ...good, ...values }, today)))
  expect(said({ first_name: '' })).toEqual([of(schemas.firstName, '')])
  expect(said({ last_name: '1' })).toEqual([of(schemas.lastName, '1')])
  expect(said({ current_address: 'a'.repeat(101) })).toEqual([of(schemas.currentAddress, 'a'.repeat(101))])
  expect(said({ id_type: '' })).toEqual([of(schemas.idType, '')])
  expect(said({ occupation: '' })).toEqual([of(schemas.occupation, '')])
  expect(said({ source_of_income: 'x' })).toEqual([of(schemas.sourceOfFunds, 'x')])
})

test('every fault has a sentence in Tagalog of its own', () => {
  const faults = findFaults({ ...emptyValues, nationality: '', current_address: '<', first_name: '1' }, today)
  const [english, tagalog] = [sentences(faults), sentences(faults, 'tl')]
  for (const name of Object.keys(english)) expect(tagalog[name]).not.toBe(english[name])
})

test('the choices of the form are the National ID and those of the documents [KYC-140, KYC-76, KYC-78, KYC-80, KYC-82]', () => {
  const named = ['UMID', 'DRIVING_LICENSE', 'PASSPORT', 'PHIL_HEALTH', 'SSS', 'POSTAL', 'PRC', 'TIN']
  expect(idTypeCodes).toEqual(['NATIONAL_ID', ...named])
  expect(occupationNames).toEqual([
    'Employed',
    'Self-Employed',
    'Business Owner',
    'Student',
    'Retired',
    'Unemployed',
    'Homemaker',
    'Freelancer',
    'Government Employee',
    'Private Sector Employee',
    'Other',
  ])
  expect(sourceNames).toEqual([
    'Salary/Employment',
    'Business Income',
    'Investments',
    'Inheritance',
    'Personal Savings',
    'Pension/Retirement',
    'Rental Income',
    'Family Allowance',
    'Other Sources',
  ])
  expect(genders).toEqual(['female', 'male'])
  // What is read in English is the word that is sent.
  for (const words of [occupations, sourcesOfFunds])
    expect(Object.values(words).map(([english]) => english)).toEqual(Object.keys(words))
})

test('the back of an ID is asked for where a reviewer sent it back, and nowhere else', () => {
  const without = { ...good, attachments_idBack: '' }
  expect(findFaults(without, today)).toEqual({})
  expect(findFaults(without, today, field => field === 'idBack')).toEqual({ attachments_idBack: 'required' })
  expect(findFaults(good, today, field => field === 'idBack')).toEqual({})
})
