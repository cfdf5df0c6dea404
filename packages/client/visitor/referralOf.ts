import { fromBase64 } from '../text/base64.ts'
import type { Referral } from './visitorIds.ts'

/** Whom a link names as having sent the visitor, and over which channel. What is not of the agreed shape says nothing. */
export function referralOf(encoded: string): Referral | null {
  const said = /^(?:r=)?(\d{1,18}),(\d{1,18})$/.exec(decode(encoded))
  return said ? { referrerId: said[1] ?? '', channelId: said[2] ?? '' } : null
}

function decode(encoded: string): string {
  try {
    return fromBase64(encoded)
  } catch {
    return ''
  }
}
