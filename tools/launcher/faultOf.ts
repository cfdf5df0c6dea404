import { PostgresFault } from '../../packages/postgres/index.ts'
import { LaunchFault } from './launchFault.ts'

const remedies: Readonly<Record<string, string>> = {
  EACCES: 'give this user the right to write there',
  EPERM: 'give this user the right to write there',
  EROFS: 'it lies on a disk that may only be read',
  ENOSPC: 'the disk is full, so make room on it',
  EDQUOT: 'this user has no room left there, so make some',
  EMFILE: 'this user may have too few files open: see "ulimit -n"',
}

/** What a person can do about it, where that is known; for all else, where it comes from. */
export function faultOf(error: unknown): { readonly sentence: string; readonly detail: string } {
  if (error instanceof LaunchFault) return { sentence: error.message, detail: error.detail }
  if (error instanceof PostgresFault) return { sentence: error.sentence, detail: error.detail }
  const { code = '', path = 'A file' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const remedy = remedies[code]
  if (remedy) return { sentence: `${path} cannot be written (${code}): ${remedy}, and start again.`, detail: '' }
  return {
    sentence: 'Saya could not be started.',
    detail: error instanceof Error ? (error.stack ?? '') : String(error),
  }
}
