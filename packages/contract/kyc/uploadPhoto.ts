import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { upload } from '../upload.ts'
import { kycErrors } from './errors.ts'

export const uploadPhoto = operation({
  method: 'POST',
  path: '/member/oss/upload',
  access: 'member',
  summary: 'Send a photo whole; the answer is the key it is kept under, once it is kept',
  encodings: ['multipart'],
  body: v.strictObject({ file: upload }),
  answer: v.object({ object_key: v.string() }),
  refusals: pick(kycErrors, 'photo_unreadable', 'photo_too_large', 'upload_failed', 'upload_too_often'),
})
