import * as v from 'valibot'
import { countryCode } from '../identity/phone.ts'
import { seconds } from '../money.ts'
import { livenessResults, occupationNames } from './choices.ts'
import * as field from './fields.ts'

export const photos = v.strictObject({
  face: v.optional(field.objectKey),
  idPhoto: v.optional(field.objectKey),
  selfieWithIDPhotoPath: v.optional(field.objectKey),
  idBack: v.optional(field.objectKey),
})

/** All that a person states about themselves. The phone is shown and not taken: it is the one they signed in with. */
export const submission = v.strictObject({
  country_code: countryCode,
  phone: v.optional(v.string()),
  first_name: field.firstName,
  middle_name: v.optional(field.middleName, ''),
  last_name: field.lastName,
  id_type: field.idType,
  id_number: field.idNumber,
  birthday: field.birthday,
  nearest_branch: v.pipe(v.string('Nearest branch is required'), v.nonEmpty('Nearest branch is required')),
  shop_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  gender: field.gender,
  attachments: photos,
  place_of_birth: field.placeOfBirth,
  nationality: field.nationality,
  current_address: field.currentAddress,
  permanent_address: field.permanentAddress,
  nature_of_work: v.optional(v.picklist(occupationNames)),
  source_of_income: field.sourceOfFunds,
  occupation: field.occupation,
  /** What the browser says of the two movements before its camera: a claim, which reviewers are told of as one. */
  liveness: v.optional(
    v.strictObject({ result: v.picklist(livenessResults), at: v.pipe(seconds, v.maxValue(4_102_444_800)) }),
  ),
  extra_details: v.optional(
    v.strictObject({
      issuing_authority: v.optional(v.pipe(v.string(), v.maxLength(60))),
      expiry_date: v.optional(v.pipe(v.string(), v.isoDate())),
      employer: v.optional(v.pipe(v.string(), v.maxLength(60))),
    }),
  ),
})

export type Submission = v.InferOutput<typeof submission>

/** The fields that a reviewer may send back, and a person then mends. */
export const issueFields = [
  'first_name',
  'middle_name',
  'last_name',
  'id_type',
  'id_number',
  'birthday',
  'gender',
  'place_of_birth',
  'nationality',
  'current_address',
  'permanent_address',
  'nearest_branch',
  'source_of_income',
  'occupation',
  'idPhoto',
  'idBack',
  'face',
  'selfieWithIDPhotoPath',
] as const

export type IssueField = (typeof issueFields)[number]
