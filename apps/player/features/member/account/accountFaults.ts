import { codeLimits, textLimits } from '@saya/contract/limits'
import { bareNumber, type EmailFault } from '../../identity/index.ts'

/** What an account form finds wrong. The words stand in the texts under the same name. */
export type NameFault = 'nameShort' | 'nameLong' | 'namePattern'
export type PhoneFault = 'phoneInvalid' | 'phoneLong'
export type AccountFault = NameFault | EmailFault | PhoneFault | 'codeIncomplete'

export function findNameFault(name: string): NameFault | null {
  if (name.length < textLimits.usernameLeast) return 'nameShort'
  if (name.length > textLimits.usernameMost) return 'nameLong'
  return /^[A-Za-z0-9]+$/.test(name) ? null : 'namePattern'
}

/** The number from the 9 on, as it was typed or pasted. What is no digit stays, to be refused rather than left out. */
export function accountPhoneDigits(typed: string): string {
  const bare = typed.replace(/[\s()-]/g, '')
  return /^\+?\d+$/.test(bare) ? bareNumber(bare).replace(/^0(?=9)/, '') : bare
}

export function findAccountPhoneFault(phone: string): PhoneFault | null {
  if (phone.length > textLimits.phone) return 'phoneLong'
  return /^9\d{9,10}$/.test(phone) ? null : 'phoneInvalid'
}

export function findAccountCodeFault(code: string): 'codeIncomplete' | null {
  return new RegExp(`^\\d{${codeLimits.length}}$`).test(code) ? null : 'codeIncomplete'
}
