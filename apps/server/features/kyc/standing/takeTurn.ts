import { serveInOrder } from '../../../platform/http/limit/serveInOrder.ts'

/** A picture is as costly to read as a hundred calls, so few are read at once and few more wait. */
export const takeTurn = serveInOrder({ atOnce: 2, mostWaiting: 32, retryAfterSeconds: 2 })
