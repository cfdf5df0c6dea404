/**
 * The idempotency key of each call that one sheet sends. The same request keeps its key, so that it is done once however often it is
 * sent; another request has a key of its own, since the server would refuse it under that of the first.
 */
export function callKeys(base: string): (request: unknown) => string {
  const sent: string[] = []
  return request => {
    const written = JSON.stringify(request)
    if (!sent.includes(written)) sent.push(written)
    return `${base}-${sent.indexOf(written)}`
  }
}
