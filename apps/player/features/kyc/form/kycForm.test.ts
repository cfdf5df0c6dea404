import type { KycRecord, Reading } from '@saya/contract/kyc/record.ts'
import { findIssue } from '@saya/contract/kyc/findIssue.ts'
import { submission } from '@saya/contract/kyc/submission.ts'
import { expect, test } from 'vitest'
import { emptyValues, firstValues, flattenPhotos, type KycValues, toBaseBody, toBody, valuesRead } from './kycForm.ts'

const photo = (letter: string) => `kyc-photo/${letter.repeat(32)}`
const photos = {
  face: photo('a'),
  idPhoto: photo('b'),
  selfieWithIDPhotoPath: photo('c'),
  idBack: '',
  face_url: '/photo/a',
  idPhoto_url: '/photo/b',
  selfieWithIDPhotoPath_url: '/photo/c',
  idBack_url: '',
}
const noPhotos = Object.fromEntries(Object.keys(photos).map(name => [name, ''])) as typeof photos
const reading: Reading = {
  realName: 'MARIA SANTOS CRUZ',
  firstName: 'MARIA',
  middleName: 'SANTOS',
  lastName: 'CRUZ',
  birthday: '1990-05-17',
  idType: 'UMID',
  idNumber: '0028-1215160-9',
  gender: 'F',
  nationality: 'PHILIPPINES',
  address: 'Blk. 4 Lot 12\nMabini St., Pasay City ',
  expiryDate: '',
  attachments: { idPhoto: photo('d') },
  extraDetails: { confidence_score: { idNumber: 0.9 } },
  verified: true,
}

function record(wish: Partial<KycRecord> = {}): KycRecord {
  return {
    ...emptyValues,
    version: 0,
    status: 0,
    issue_fields: [],
    ocr: null,
    attachments: noPhotos,
    nearest_branch: 'Pasay branch',
    extra_details: { issuing_authority: '', expiry_date: '', employer: '' },
    ...wish,
    shop_id: wish.shop_id ?? 0,
  } as unknown as KycRecord
}

test('the photos of a record are fields of their own, each with its temporary address [KYC-111]', () => {
  expect(flattenPhotos(photos)).toMatchObject({
    attachments_face: photo('a'),
    attachments_idPhoto: photo('b'),
    attachments_selfieWithIDPhotoPath: photo('c'),
    attachments_face_url: '/photo/a',
    attachments_idPhoto_url: '/photo/b',
    attachments_selfieWithIDPhotoPath_url: '/photo/c',
  })
})

test('a first form has the usual nationality and the branch that the record names [KYC-103, KYC-106]', () => {
  expect(firstValues(record(), {})).toEqual({
    ...emptyValues,
    nationality: 'Philippines',
    nearest_branch: 'Pasay branch',
  })
})

test('what was typed counts before what was read, and that before nothing', () => {
  const first = firstValues(record({ ocr: reading }), { first_name: 'Maria Clara' })
  expect(first).toMatchObject({
    first_name: 'Maria Clara',
    middle_name: 'SANTOS',
    gender: 'female',
    nationality: 'Philippines',
    id_number: '0028-1215160-9',
    attachments_idPhoto: photo('d'),
    current_address: 'Blk. 4 Lot 12 Mabini St., Pasay City',
    permanent_address: '',
  })
})

test('what was submitted counts before what was read', () => {
  const sent = record({
    version: 1,
    first_name: 'Mary',
    last_name: 'Cruz',
    ocr: reading,
    attachments: photos,
    current_address: '7 Rizal St.',
    shop_id: 3,
  })
  expect(firstValues(sent, {})).toMatchObject({ current_address: '7 Rizal St.' })
  expect(firstValues(sent, {})).toMatchObject({ first_name: 'Mary', attachments_idPhoto: photo('b'), shop_id: '3' })
})

test('what a reviewer sent back is filled in from an ID that was shown again since', () => {
  const sent = record({
    version: 1,
    status: 3,
    first_name: 'Mary',
    last_name: 'Crus',
    id_type: 'UMID',
    ocr: reading,
    attachments: photos,
    issue_fields: ['last_name', 'idPhoto'],
  })
  expect(firstValues(sent, {})).toMatchObject({
    first_name: 'Mary',
    last_name: 'CRUZ',
    attachments_idPhoto: photo('d'),
  })
  const same = { ...sent, ocr: { ...reading, attachments: { idPhoto: photo('b') } } }
  expect(firstValues(same, {})).toMatchObject({ last_name: 'Crus', attachments_idPhoto: photo('b') })
})

test('what was read off another type of ID than is shown now says nothing', () => {
  expect(firstValues(record({ ocr: reading }), { id_type: 'PASSPORT' })).toMatchObject({
    id_number: '',
    first_name: '',
  })
  expect(firstValues(record({ ocr: reading }), { id_type: 'UMID' })).toMatchObject({ first_name: 'MARIA' })
})

test('a reading that found nothing says nothing', () => {
  expect(valuesRead(null)).toEqual({})
  const blank = { ...reading, firstName: '', gender: '', nationality: 'Utopia', attachments: { idPhoto: '' } }
  expect(valuesRead(blank)).not.toHaveProperty('first_name')
  expect(valuesRead(blank)).not.toHaveProperty('gender')
  expect(valuesRead(blank)).not.toHaveProperty('nationality')
})

const whole: KycValues = {
  ...emptyValues,
  id_type: 'UMID',
  id_number: '0028-1215160-9',
  first_name: 'Maria',
  last_name: 'Cruz',
  birthday: '1990-05-17',
  gender: 'female',
  place_of_birth: 'Cebu',
  current_address: '7 Mabini St.',
  permanent_address: '7 Mabini St.',
  nearest_branch: 'Pasay branch',
  shop_id: '3',
  occupation: 'Employed',
  source_of_income: 'Salary/Employment',
  attachments_idPhoto: photo('b'),
  attachments_selfieWithIDPhotoPath: photo('c'),
}

test('the body is what the contract takes, with the occupation as the nature of the work and photos by their keys [KYC-100, KYC-103, KYC-106]', () => {
  const body = toBody(whole, '9171234567')
  expect(findIssue(submission, body)).toBeUndefined()
  expect(body).toMatchObject({
    country_code: '63',
    phone: '9171234567',
    shop_id: 3,
    nationality: 'Philippines',
    nature_of_work: 'Employed',
    attachments: { idPhoto: photo('b'), selfieWithIDPhotoPath: photo('c') },
  })
  expect(Object.keys(body ?? {}).filter(name => name.startsWith('attachments_'))).toEqual([])
})

test('the edit form sends its five fields and the photos', () => {
  expect(toBaseBody(whole)).toEqual({
    first_name: 'Maria',
    last_name: 'Cruz',
    middle_name: '',
    birthday: '1990-05-17',
    gender: 'female',
    attachments: { idPhoto: photo('b'), selfieWithIDPhotoPath: photo('c') },
  })
})

test('the day an ID runs out is read, kept as it was submitted, and sent of a type that has one', () => {
  const read = { ...reading, idType: 'PASSPORT', expiryDate: '2030-05-01' }
  const first = firstValues(record({ ocr: read }), { id_type: 'PASSPORT' })
  expect(first.expiry_date).toBe('2030-05-01')
  expect(toBody(first, '').extra_details).toEqual({ expiry_date: '2030-05-01' })
  const other = firstValues(record({ ocr: read }), { id_type: 'PRC' })
  expect([other.expiry_date, toBody(other, '').extra_details]).toEqual(['', undefined])
  expect(toBody({ ...first, id_type: 'UMID' }, '')).not.toHaveProperty('extra_details')
  expect(toBody(first, '')).not.toHaveProperty('expiry_date')
  const extra_details = { issuing_authority: '', expiry_date: '2031-01-01', employer: '' }
  expect(firstValues(record({ version: 1, extra_details }), {}).expiry_date).toBe('2031-01-01')
})

test('what became of the movements is said of the selfie they came before, and of no other', () => {
  const values = { ...emptyValues, attachments_selfieWithIDPhotoPath: photo('c') }
  const movements = { result: 'skipped', at: 1_772_424_000, selfie: photo('c') } as const
  expect(toBody(values, '', movements).liveness).toEqual({ result: 'skipped', at: 1_772_424_000 })
  expect(toBody(values, '', { ...movements, selfie: photo('e') })).not.toHaveProperty('liveness')
  expect(toBody(values, '')).not.toHaveProperty('liveness')
})
