const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03'])
const words =
  /connection terminated|connection error and is not queryable|query read timeout|timeout exceeded when trying/i

/** Whether the line to the database is gone, rather than a statement refused. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (lost.has(code) || code.startsWith('08'))) return true
  return words.test(error.message)
}
