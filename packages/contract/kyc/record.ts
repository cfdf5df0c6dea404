import * as v from 'valibot'
import { seconds } from '../money.ts'
import { issueFields } from './submission.ts'

/** Stored photos by the keys they lie under; beside each, for whoever may look, an address that is good for a minute. */
const attachments = v.object({
  face: v.string(),
  idPhoto: v.string(),
  selfieWithIDPhotoPath: v.string(),
  idBack: v.string(),
  face_url: v.string(),
  idPhoto_url: v.string(),
  selfieWithIDPhotoPath_url: v.string(),
  idBack_url: v.string(),
})

/** What was read off the photo of the ID. Empty where nothing was read; confidence is 0 to 1, by field. */
export const reading = v.object({
  realName: v.string(),
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  birthday: v.string(),
  idType: v.string(),
  idNumber: v.string(),
  gender: v.string(),
  nationality: v.string(),
  address: v.string(),
  expiryDate: v.string(),
  /** In a record with an address too, that is good for a minute, for whoever may look. */
  attachments: v.object({ idPhoto: v.string(), idPhoto_url: v.optional(v.string()) }),
  extraDetails: v.object({ confidence_score: v.record(v.string(), v.number()) }),
  verified: v.boolean(),
})

export type Reading = v.InferOutput<typeof reading>

/** A member's KYC record. Before the first submission it holds what is known, and the status unset. */
export const kycRecord = v.object({
  uid: v.string(),
  created_at: seconds,
  updated_at: seconds,
  country_code: v.string(),
  phone: v.string(),
  first_name: v.string(),
  middle_name: v.string(),
  last_name: v.string(),
  id_type: v.string(),
  id_number: v.string(),
  birthday: v.string(),
  nearest_branch: v.string(),
  shop_id: v.number(),
  gender: v.string(),
  attachments,
  extra_details: v.object({ issuing_authority: v.string(), expiry_date: v.string(), employer: v.string() }),
  place_of_birth: v.string(),
  nationality: v.string(),
  current_address: v.string(),
  permanent_address: v.string(),
  nature_of_work: v.string(),
  source_of_income: v.string(),
  occupation: v.string(),
  tokens: v.pipe(v.array(v.string()), v.maxLength(0)),
  /** Whether somebody is on a list is never told to them. */
  blacklist_status: v.literal(0),
  /** Why it was sent back, in the reviewer's words, and the fields they mean. */
  issue: v.string(),
  issue_msg: v.string(),
  issue_fields: v.array(v.picklist(issueFields)),
  /** The record's own standing, by the numbers of `kycStatus`. */
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  /** Staff's own. */
  comment: v.literal(''),
  reviewer: v.literal(''),
  review_times: v.pipe(v.number(), v.integer()),
  /** 0 nothing was read yet, 1 read and verified, 2 read and not verified. */
  ocr_status: v.picklist([0, 1, 2]),
  ocr: v.nullable(reading),
  version: v.pipe(v.number(), v.integer()),
  /** When the time to be verified runs out. */
  deadline_at: seconds,
  /** Submitted after that time: what was closed stays closed until the decision. */
  is_late: v.boolean(),
  /** Frozen by somebody, and not by the clock alone: verification does not lift it. */
  is_held: v.boolean(),
  /** After how many hours the member was last reminded; 0 where they were not. */
  reminded_hours: v.picklist([0, 24, 48]),
})

export type KycRecord = v.InferOutput<typeof kycRecord>
