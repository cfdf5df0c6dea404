import type { CallError } from '@saya/client'

/** Whether the server itself broke, rather than having refused or been out of reach. */
export function isOurFault(failure: unknown): boolean {
  const { code, reason } = failure as Partial<CallError>
  return code === 'ERR_SERVER' && (reason === undefined || reason === 'unexpected')
}
