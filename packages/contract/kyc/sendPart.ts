import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { upload } from '../upload.ts'
import { kycErrors } from './errors.ts'
import { uploadState } from './openUpload.ts'

export const sendPart = operation({
  method: 'POST',
  path: '/member/oss/part',
  access: 'member',
  summary: 'Send the next piece of a photo; a piece that is there already changes nothing',
  encodings: ['multipart'],
  body: v.strictObject({
    upload_id: v.string(),
    /** Where the piece belongs, in decimal: multipart fields are texts. */
    offset: v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number)),
    file: upload,
  }),
  answer: uploadState,
  refusals: pick(kycErrors, 'photo_unreadable', 'photo_too_large', 'upload_failed'),
})
