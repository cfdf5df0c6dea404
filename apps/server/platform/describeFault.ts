/** What is logged of a failure. */
export interface FaultDescription {
  readonly name: string
  readonly code?: string
  readonly message?: string
  /** Where in the code it happened. */
  readonly stack: readonly string[]
  readonly cause?: FaultDescription
}

/** Whose words are our own or the language's. All others may quote what a caller sent, or what a row holds. */
const ownWords = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'RefusedRequest'])

/** Tells of a failure what helps to mend it, and nothing of whom it happened to. */
export function describeFault(fault: unknown, depth = 0): FaultDescription {
  if (!(fault instanceof Error)) return { name: typeof fault, stack: [] }
  const name = fault.constructor.name
  const { code } = fault as { code?: unknown }
  const isOwn = ownWords.has(name) && code === undefined
  return {
    name,
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) ? { code } : {}),
    ...(isOwn ? { message: mask(fault.message) } : {}),
    stack: (fault.stack ?? '').split('\n').filter(line => /^\s+at /.test(line)),
    ...(fault.cause !== undefined && depth < 3 ? { cause: describeFault(fault.cause, depth + 1) } : {}),
  }
}

/** Phones, codes and tokens have no place in a message; should one get there all the same, it stays unread. */
function mask(message: string): string {
  return message.replace(/\d{6,}/g, '…').replace(/[0-9A-Za-z]{20,}/g, word => (/\d/.test(word) ? '…' : word))
}
