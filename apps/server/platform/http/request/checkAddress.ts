import { RefusedRequest } from '../answer/refusedRequest.ts'
import { plain } from './body.ts'

/** Refuses an address that cannot be read the same way by everyone: broken escapes, damaged text, a name said twice. */
export function checkAddress(url: string, query: unknown): void {
  if (url.includes('%')) {
    try {
      plain(decodeURIComponent(url))
    } catch (error) {
      throw new RefusedRequest('malformed_request', { cause: error })
    }
  }
  for (const value of Object.values(query as Record<string, unknown>)) {
    if (typeof value !== 'string') throw new RefusedRequest('malformed_request')
  }
}
