/** An address of our own that a person may be sent back to, whole; null where it leads anywhere else. */
export function ownAddress(given: string, origin: string): string | null {
  // What a browser would read as another host than we do must not come through.
  const isOdd = /[\\\s]/.test(given) || given.startsWith('//') || !URL.canParse(given, origin)
  if (isOdd || !URL.canParse(origin)) return null
  const url = new URL(given, origin)
  const isOurs = url.origin === new URL(origin).origin && url.username === '' && url.password === ''
  return isOurs ? url.href : null
}
