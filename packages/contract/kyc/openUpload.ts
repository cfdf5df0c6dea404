import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { uploadMostBytes } from '../upload.ts'
import { kycErrors } from './errors.ts'

/** How much of an upload has arrived, and under what it is kept, once all of it has. */
export const uploadState = v.object({
  upload_id: v.string(),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Empty before the whole photo is held and was found to be one. */
  object_key: v.string(),
})

export const openUpload = operation({
  method: 'POST',
  path: '/member/oss/open',
  access: 'member',
  summary: 'Begin to send a photo in pieces, or find how far it came: the same photo is the same upload',
  body: v.strictObject({
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(uploadMostBytes)),
    /** SHA-256 of the whole, in hexadecimal. */
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  answer: v.object({ ...uploadState.entries, part_bytes: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  refusals: pick(kycErrors, 'upload_failed', 'upload_too_often'),
})
