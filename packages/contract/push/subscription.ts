import * as v from 'valibot'

const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url())
/** Sixteen bytes that the browser and we alone know. */
const auth = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

/** Where a browser can be reached, and the keys for what it alone shall read: a point of P-256, 65 bytes, and a secret. */
export const subscription = v.object({
  endpoint,
  p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
  auth,
})

/** A subscription as whoever holds it proves it: the service that carries its messages does not know the secret. */
export const heldSubscription = v.object({ endpoint, auth })
