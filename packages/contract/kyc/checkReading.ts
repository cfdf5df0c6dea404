import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { kycErrors } from './errors.ts'
import { idType } from './fields.ts'

/** Texts that are JSON themselves, as the documents have them; clients parse each. */
const json = v.string()

export const checkReading = operation({
  method: 'POST',
  path: '/member/ocr/checkresult',
  access: 'member',
  summary: 'What the check of an ID came to, as the checking party itself says',
  body: v.strictObject({ transaction_id: v.string(), biz_id: v.string(), id_type: idType }),
  answer: v.object({
    transaction_id: v.string(),
    biz_id: v.string(),
    id_type: v.string(),
    /** Whether the ID was read and believed. */
    verified: v.boolean(),
    /** What a person can do about it, where it was not: blurred, dark, cropped, not_an_id, expired, wrong_type, other. */
    reason: v.string(),
    attachments: json,
    external_information: json,
    extra_details: json,
    ocr: json,
  }),
  refusals: pick(kycErrors, 'read_unknown', 'read_pending', 'read_repeated', 'read_unavailable'),
})
