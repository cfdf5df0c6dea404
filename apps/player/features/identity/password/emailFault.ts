import { textLimits } from '@saya/contract/limits'

/** What is wrong with an e-mail address. The words stand in the texts under the same name. */
export type EmailFault = 'emailInvalid' | 'emailLong'

export function findEmailFault(email: string): EmailFault | null {
  if (email.length > textLimits.email) return 'emailLong'
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? null : 'emailInvalid'
}
