import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { kycErrors } from './errors.ts'
import { idType } from './fields.ts'

/** Where the person comes back to: a path, or an address on the very host that is asked, never one of elsewhere. */
const callbackUrl = v.pipe(v.string(), v.maxLength(500))

export const setUpReading = operation({
  method: 'POST',
  path: '/member/ocr/setup',
  access: 'member',
  summary: 'Open a check of an ID, and say where the person shows it',
  body: v.strictObject({
    is_frame: v.optional(v.picklist(['Y', 'N']), 'N'),
    biz_id: v.optional(v.pipe(v.string(), v.maxLength(32))),
    id_type: idType,
    complete_callback_url: callbackUrl,
    interrupt_callback_url: callbackUrl,
  }),
  answer: v.object({
    biz_id: v.string(),
    client_cfg: v.string(),
    redirect_url: v.string(),
    transaction_id: v.string(),
  }),
  refusals: pick(
    kycErrors,
    'callback_foreign',
    'read_unavailable',
    'read_repeated',
    'read_too_often',
    'kyc_locked',
    'kyc_type_locked',
  ),
})
