import { type IdCheck, IdCheckFault } from './idCheck.ts'

/** Where no party reads IDs. */
export const noIdCheck: IdCheck = { open: refuse, result: refuse, readEvent: () => undefined }

async function refuse(): Promise<never> {
  throw new IdCheckFault('No party reads IDs here.', { isRetryable: false })
}
