import { CallError, type Clock } from '@saya/client'

interface Progress {
  readonly upload_id: string
  readonly offset: number
  /** Empty until the whole photo is held. */
  readonly object_key: string
}

/** Where the pieces of a photo go. */
export interface UploadDoor {
  open(photo: { readonly bytes: number; readonly sha256: string }): Promise<Progress & { readonly part_bytes: number }>
  send(piece: { readonly uploadId: string; readonly offset: number; readonly file: Blob }): Promise<Progress>
}

interface SendOptions {
  readonly clock: Clock
  /** Waits so long, or until the network is back. */
  readonly pause: (ms: number) => Promise<void>
  readonly onProgress: (share: number) => void
  readonly signal?: AbortSignal
}

/** How long is waited after each failure in a row; whoever still has no network then is told. */
const pausesMs = [500, 1000, 2000, 4000, 8000, 15_000]

/**
 * Sends a photo in pieces and answers the key it is kept under, once the server holds all of it. After a break it asks
 * how far the photo came and goes on from there.
 */
export async function sendPieces(photo: Blob, door: UploadDoor, options: SendOptions): Promise<string> {
  const { pause, signal } = options
  const about = { bytes: photo.size, sha256: await sha256Of(photo) }
  let failures = 0
  function forgive() {
    failures = 0
  }
  for (;;) {
    try {
      const opened = await door.open(about)
      return await sendOn({ ...options, photo, opened, door, onPiece: forgive })
    } catch (failure) {
      if (signal?.aborted) throw signal.reason
      const waitMs = pausesMs[failures++]
      if (!isPassing(failure) || waitMs === undefined) throw uploadError(options.clock, failure)
      await pause(waitMs)
    }
  }
}

type UploadStart = Awaited<ReturnType<UploadDoor['open']>>

interface Sending extends SendOptions {
  readonly photo: Blob
  readonly opened: UploadStart
  readonly door: UploadDoor
  readonly onPiece: () => void
}

/** Sends what is missing, piece by piece. */
async function sendOn({ photo, opened, door, onProgress, onPiece, signal, clock }: Sending): Promise<string> {
  let at: Progress = opened
  onProgress(at.offset / photo.size)
  while (at.object_key === '') {
    signal?.throwIfAborted()
    const file = photo.slice(at.offset, at.offset + opened.part_bytes)
    const next = await door.send({ uploadId: at.upload_id, offset: at.offset, file })
    if (next.object_key === '' && next.offset <= at.offset) throw uploadError(clock)
    at = next
    onPiece()
    onProgress(at.offset / photo.size)
  }
  onProgress(1)
  return at.object_key
}

/** Whether the network, and not the photo, is what failed. */
function isPassing(failure: unknown): boolean {
  const { code, reason } = failure as Partial<CallError>
  return code === 'ERR_NETWORK' || code === 'ERR_FETCH' || reason === 'busy' || reason === 'too_many_requests'
}

function uploadError(clock: Clock, cause?: unknown): CallError {
  const { message, reason } = (cause ?? {}) as Partial<CallError>
  return new CallError('file_upload', clock, { message: reason ? message : 'Upload failed', reason, cause })
}

async function sha256Of(photo: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await photo.arrayBuffer())
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}
