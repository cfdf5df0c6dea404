import { sendFile } from '../client.ts'
import type { ActField } from '../entity.ts'

/** The picture of something that players are shown; all of them are kept alike. */
export function pictureField(hint: string): ActField {
  return {
    name: 'img',
    title: 'Picture',
    kind: 'picture',
    least: 1,
    hint,
    send: async file => (await sendFile('POST /office/api/popup/picture', file)).img,
  }
}
