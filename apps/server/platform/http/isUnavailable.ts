import { isConnectionLost } from '../db/isConnectionLost.ts'
import { ObjectFault } from '../objects/index.ts'

/** Too many connections, a lock or a statement that took too long, and two transactions in each other's way. */
const overloaded = new Set(['53300', '55P03', '57014', '40001', '40P01', '25P03'])

/** Whether a failure means that the database or the objects are away or overloaded, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (error instanceof ObjectFault) return error.isRetryable
  return isConnectionLost(error) || (typeof code === 'string' && overloaded.has(code))
}
