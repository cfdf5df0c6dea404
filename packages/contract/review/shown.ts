import * as v from 'valibot'
import { issueFields } from '../kyc/submission.ts'
import { seconds } from '../money.ts'

/** One line of the queue. */
export const shownLine = v.object({
  uid: v.string(),
  version: v.number(),
  /** Masked for a role that may not read cases. */
  name: v.string(),
  id_type: v.string(),
  submitted_at: seconds,
  deadline_at: seconds,
  standing: v.number(),
  /** The address of whoever has it just now. */
  claimed_by: v.string(),
  is_mine: v.boolean(),
  is_escalated: v.boolean(),
  /** Whether it was whoever asks who escalated it: somebody else decides it. */
  is_passed_on: v.boolean(),
  /** How many checks warn. */
  warnings: v.number(),
})

/** One field of the form beside what was read off the ID. */
export const shownField = v.object({
  name: v.string(),
  entered: v.string(),
  /** Empty where nothing of it stands on the ID or none was read. */
  read: v.string(),
  result: v.picklist(['match', 'differs', 'unread']),
  confidence: v.nullable(v.number()),
})

/** One check, with what it came to in a word. */
export const shownCheck = v.object({
  name: v.string(),
  result: v.string(),
  is_ok: v.boolean(),
})

export const shownVersion = v.object({
  version: v.number(),
  status: v.number(),
  sent_at: seconds,
  decided_at: seconds,
  reviewer: v.string(),
  issue_msg: v.string(),
  issue_fields: v.array(v.string()),
  comment: v.string(),
})

export const shownCase = v.object({
  uid: v.string(),
  version: v.number(),
  name: v.string(),
  phone: v.string(),
  standing: v.number(),
  frozen_by: v.array(v.string()),
  is_waiting: v.boolean(),
  is_late: v.boolean(),
  created_at: seconds,
  submitted_at: seconds,
  deadline_at: seconds,
  claimed_by: v.string(),
  is_mine: v.boolean(),
  escalation: v.string(),
  is_passed_on: v.boolean(),
  fields: v.array(shownField),
  checks: v.array(shownCheck),
  /** Which the member reads: what they are asked to mend is written in it. */
  language: v.picklist(['en', 'tl']),
  needs_list_check: v.boolean(),
  /** Addresses that are good for a minute and for this reviewer, by what they show. */
  photos: v.object({ idPhoto: v.string(), idBack: v.string(), selfieWithIDPhotoPath: v.string(), face: v.string() }),
  /** What the reader of IDs was sure of, 0 to 100; null where nothing was read. */
  confidence: v.nullable(v.number()),
  reading_fault: v.string(),
  versions: v.array(shownVersion),
})

export const issueField = v.picklist(issueFields)

/** One version of a member's record: what became of it, and nothing of what it states but the kind of ID. */
export const shownSubmission = v.object({
  version: v.number(),
  id_type: v.string(),
  sent_at: seconds,
  /** By the numbers of a record: 2 waits, 3 sent back, 4 approved in part, 5 approved. */
  status: v.number(),
  decided_at: seconds,
  reviewer: v.string(),
  issue_msg: v.string(),
  issue_fields: v.array(v.string()),
})
