import { CallError } from './callError.ts'
import type { Clock } from './clock.ts'

export interface TokenHolder {
  readonly clock: Clock
  /** Empty, null or undefined for a guest. */
  token(): string | null | undefined
  /** The token in use was refused: forget it. */
  onSignedOut(error: CallError): void
}

/** What a server, or we ourselves, say about a token that does not count. */
export const tokenErrors = ['Authentication required', 'token expired', 'invalid token']

/** Lets a call run, gives every failure one class, and tells the holder when its token was refused. */
export async function tokenGuard<T>({ clock, token, onSignedOut }: TokenHolder, call: () => Promise<T>): Promise<T> {
  const used = token()
  try {
    return await call()
  } catch (cause) {
    const error = cause instanceof CallError ? cause : new CallError('server', clock, { cause })
    // Only the token that was refused is forgotten: the member may have signed in anew while this call was out.
    const isRefused = error.code === 'ERR_AUTH' || tokenErrors.includes(error.message)
    if (isRefused && used && used === token()) onSignedOut(error)
    throw error
  }
}
