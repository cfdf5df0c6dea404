import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { upload } from '../upload.ts'
import { popupErrors } from './errors.ts'

export const sendPicture = operation({
  method: 'POST',
  path: '/office/api/popup/picture',
  access: 'staff',
  permission: 'popup.change',
  summary: 'Sends the picture of a popup; the answer is where it is found',
  encodings: ['multipart'],
  body: v.strictObject({ file: upload }),
  answer: v.object({ img: v.string() }),
  refusals: pick(popupErrors, 'popup_picture'),
})
