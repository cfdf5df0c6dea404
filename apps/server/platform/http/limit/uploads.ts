import type { Clock } from '../../clock.ts'
import type { RequestLimits } from './limitRequests.ts'
import { isLoopback } from '../request/network.ts'
import { rateLimit } from './rateLimit.ts'
import { RefusedRequest } from '../answer/refusedRequest.ts'
import { callerBytesPerHour, hasRoom, type Room, uploadRooms } from './uploads.rules.ts'

export interface Upload {
  /** Who sends it, in all their sessions. */
  readonly caller: string
  readonly address: string
  readonly network: string
  /** What its head says that it weighs, or the most that it may. */
  readonly bytes: number
}

/** Bodies that are kept in memory until their call is answered. */
export interface Uploads {
  /** Does the work of an upload while its bytes are counted as held, or refuses it before any of them is read. */
  hold<T>(upload: Upload, work: () => Promise<T>): Promise<T>
}

const hourMs = 3_600_000
const waitSeconds = 5

interface UploadOptions extends Pick<RequestLimits, 'countsLoopback'> {
  readonly clock: Clock
}

/** Bounds what uploads hold of this copy's memory: for each caller, for each network and in all. */
export function openUploads({ clock, countsLoopback }: UploadOptions): Uploads {
  const held = new Map<string, Room>()
  const hours = rateLimit({ clock, most: callerBytesPerHour, windowMs: hourMs })

  function change(name: string, uploads: number, bytes: number): void {
    const before = held.get(name) ?? { uploads: 0, bytes: 0 }
    const after = { uploads: before.uploads + uploads, bytes: before.bytes + bytes }
    if (after.uploads === 0) held.delete(name)
    else held.set(name, after)
  }

  return {
    async hold({ caller, address, network, bytes }, work) {
      const isCounted = countsLoopback || !isLoopback(address)
      const shares = [
        { name: `caller ${caller}`, room: uploadRooms.caller },
        ...(isCounted ? [{ name: `network ${network}`, room: uploadRooms.network }] : []),
      ]
      const isTooMuch = shares.some(({ name, room }) => !hasRoom(held.get(name), room, bytes))
      if (isTooMuch) throw new RefusedRequest('too_many_requests', { retryAfterSeconds: waitSeconds })
      if (!hasRoom(held.get('all'), uploadRooms.all, bytes)) {
        throw new RefusedRequest('busy', { retryAfterSeconds: waitSeconds })
      }
      const retryAfterSeconds = hours.take(caller, bytes)
      if (retryAfterSeconds !== undefined) throw new RefusedRequest('too_many_requests', { retryAfterSeconds })
      const names = [...shares.map(({ name }) => name), 'all']
      for (const name of names) change(name, 1, bytes)
      try {
        return await work()
      } finally {
        for (const name of names) change(name, -1, -bytes)
      }
    },
  }
}
