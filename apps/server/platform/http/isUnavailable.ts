const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55P03',
  '57014',
])

/** Whether a failure means that the database is away or overloaded, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && unavailable.has(code)) return true
  return /timeout exceeded when trying to connect|Connection terminated/i.test(error.message)
}
