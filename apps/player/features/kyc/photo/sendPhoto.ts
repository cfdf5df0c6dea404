import { callServer } from '../../../shared/answer/client.ts'
import { clock } from '../../../shared/device/clock.ts'
import { sendPieces, type UploadDoor } from './sendPieces.ts'

const door: UploadDoor = {
  open: body => callServer('POST /member/oss/open', { body }),
  send({ uploadId, offset, file }) {
    const body = new FormData()
    body.set('upload_id', uploadId)
    body.set('offset', String(offset))
    body.set('file', file, 'part')
    return callServer('POST /member/oss/part', { body })
  },
}

/** Sends a photo to the server; what comes back is the key it is kept under. */
export function sendPhoto(photo: Blob, onProgress: (share: number) => void, signal?: AbortSignal): Promise<string> {
  return sendPieces(photo, door, { clock, pause: untilOnline, onProgress, ...(signal ? { signal } : {}) })
}

/** A network that is back is used at once. */
function untilOnline(ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    addEventListener('online', end)
  })
}
