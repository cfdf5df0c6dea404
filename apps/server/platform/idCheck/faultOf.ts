import type { CheckFault } from './idCheck.ts'

/**
 * What the party found wrong with the picture, in our words. The first six are in its public list; it may name more
 * than that, as the stand-in does with the last three, and what is not known here counts as unreadable.
 */
const faults: Readonly<Record<string, CheckFault>> = {
  BLUR: 'blurred',
  EXPOSURE: 'glare',
  NO_REQUIRED_ID: 'wrong_type',
  NO_FACE_DETECTED: 'cropped',
  NOT_REAL_DOC: 'not_an_id',
  UNKNOWN: 'unreadable',
  DARK: 'dark',
  INCOMPLETE: 'cropped',
  EXPIRED: 'expired',
}

export function faultOf(details: string | undefined): CheckFault {
  return faults[details ?? ''] ?? 'unreadable'
}
