import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { photoKinds } from '@saya/contract/kyc/choices.ts'
import type { Reading } from '@saya/contract/kyc/record.ts'
import type { Photos } from '../reading/form.ts'
import type { KeptReading } from '../reading/reading.store.ts'
import { deadlineMs } from '../standing/standing.rules.ts'
import type { KeptStanding } from '../standing/standing.store.ts'
import type { KeptVersion } from '../review/version.store.ts'

export type RecordView = AnswerOf<typeof contract.kyc.getRecord>

export interface RecordParts {
  readonly kept: KeptStanding
  readonly newest: KeptVersion | undefined
  readonly firstSentAtMs: number | undefined
  readonly reviewTimes: number
  readonly reading: KeptReading | undefined
  readonly phone: string
  /** The branch of whoever has named none. */
  readonly usualBranch: { readonly id: number; readonly address: string }
  readonly urlOf: (key: string) => string
}

/** A member's own record. Who reviewed it is staff's matter, and so is whether anybody is on a list. */
export function viewRecord(seen: RecordParts): RecordView {
  const { kept, newest, reading, phone } = seen
  return {
    uid: String(kept.uid),
    created_at: seconds(seen.firstSentAtMs ?? kept.createdAtMs),
    updated_at: seconds(newest?.decidedAtMs ?? newest?.sentAtMs ?? kept.createdAtMs),
    phone,
    ...viewForm(seen),
    extra_details: viewDetails(seen),
    attachments: viewPhotos(newest?.photos ?? {}, seen.urlOf),
    tokens: [],
    blacklist_status: 0,
    ...viewIssue(newest),
    status: newest?.status ?? 0,
    comment: '',
    reviewer: '',
    review_times: seen.reviewTimes,
    ocr_status: reading ? (reading.fault === null ? 1 : 2) : 0,
    ocr: reading ? viewShownReading(reading, seen.urlOf) : null,
    version: newest?.version ?? 0,
    deadline_at: seconds(kept.createdAtMs + deadlineMs),
    is_late: kept.standing.isLate,
    is_held: kept.standing.frozenBy.some(cause => cause !== 'clock'),
    reminded_hours: kept.remindedHours as 0 | 24 | 48,
  }
}

/** For a blocked member: what their form shows, which nobody may change, and nothing that a thief could use. */
export function viewBlockedRecord(record: RecordView): RecordView {
  const { place_of_birth, id_number, current_address, permanent_address, nature_of_work, source_of_income } = blank
  const hidden = { place_of_birth, id_number, current_address, permanent_address, nature_of_work, source_of_income }
  return { ...record, ...hidden, phone: '', attachments: viewPhotos({}, () => ''), ocr: null }
}

/** Why it was sent back, as long as it is. */
function viewIssue(newest: KeptVersion | undefined) {
  if (newest?.status !== 3) return { issue: '', issue_msg: '', issue_fields: [] }
  const { issueMessage, issueFields } = newest
  return { issue: issueMessage, issue_msg: issueMessage, issue_fields: [...issueFields] }
}

/** What a record says before anybody has stated anything. */
const blank = {
  country_code: '63',
  first_name: '',
  middle_name: '',
  last_name: '',
  id_type: '',
  id_number: '',
  birthday: '',
  gender: '',
  place_of_birth: '',
  nationality: 'Philippines',
  nature_of_work: '',
  source_of_income: '',
  occupation: '',
  current_address: '',
  permanent_address: '',
} as const

function viewForm({ newest, usualBranch }: RecordParts) {
  const { extra_details: _details, ...form } = { ...blank, ...newest?.form }
  const branch = { nearest_branch: usualBranch.address, shop_id: usualBranch.id }
  return { ...branch, ...form, nature_of_work: form.nature_of_work, shop_id: form.shop_id ?? usualBranch.id }
}

function viewDetails({ newest, reading }: RecordParts): RecordView['extra_details'] {
  const read = { issuing_authority: '', expiry_date: reading?.fields.expiryDate ?? '', employer: '' }
  return { ...read, ...newest?.form.extra_details }
}

function viewPhotos(photos: Photos, urlOf: (key: string) => string): RecordView['attachments'] {
  const entries = photoKinds.flatMap(kind => {
    const key = photos[kind] ?? ''
    return [
      [kind, key],
      [`${kind}_url`, key && urlOf(key)],
    ]
  })
  return Object.fromEntries(entries) as RecordView['attachments']
}

/** What was read, with how sure the party was of each field. */
export function viewReading({ fields, confidence, fault, idType, photoKey }: KeptReading): Reading {
  return {
    realName: [fields.firstName, fields.middleName, fields.lastName].filter(Boolean).join(' '),
    firstName: fields.firstName ?? '',
    middleName: fields.middleName ?? '',
    lastName: fields.lastName ?? '',
    birthday: fields.birthday ?? '',
    idType,
    idNumber: fields.idNumber ?? '',
    gender: fields.gender ?? '',
    nationality: fields.nationality ?? '',
    address: fields.address ?? '',
    expiryDate: fields.expiryDate ?? '',
    attachments: { idPhoto: photoKey },
    extraDetails: { confidence_score: { ...confidence } },
    verified: fault === null,
  }
}

/** The same with where the photo is seen that it was read off. */
function viewShownReading(reading: KeptReading, urlOf: RecordParts['urlOf']): Reading {
  const { photoKey: idPhoto } = reading
  return { ...viewReading(reading), attachments: { idPhoto, ...(idPhoto ? { idPhoto_url: urlOf(idPhoto) } : {}) } }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
