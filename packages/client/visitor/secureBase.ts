/** Https, or plain http to this machine alone: anywhere else it would carry the token in the clear. */
const safeOrigin = /^https:|^http:\/\/(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1])(:\d+)?$/

/** A base URL without its last slash. One that is not safe to send a token to is a mistake of whoever configured it. */
export function secureBase(baseUrl: string, secure = true): string {
  if (secure && !safeOrigin.test(new URL(baseUrl).origin)) throw new Error('The base URL must be https')
  return baseUrl.replace(/\/$/, '')
}
