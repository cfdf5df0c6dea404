import { codeLimits, textLimits } from '@saya/contract/limits'

/** What an account form finds wrong. The words stand in the texts under the same name. */
export type NameFault = 'nameShort' | 'nameLong' | 'namePattern'
export type EmailFault = 'emailInvalid' | 'emailLong'
export type PhoneFault = 'phoneInvalid' | 'phoneLong'
export type AccountFault = NameFault | EmailFault | PhoneFault | 'codeIncomplete'

export function findNameFault(name: string): NameFault | null {
  if (name.length < textLimits.usernameLeast) return 'nameShort'
  if (name.length > textLimits.usernameMost) return 'nameLong'
  return /^[A-Za-z0-9]+$/.test(name) ? null : 'namePattern'
}

export function findEmailFault(email: string): EmailFault | null {
  if (email.length > textLimits.email) return 'emailLong'
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? null : 'emailInvalid'
}

/** The digits of a number as it was typed or pasted. */
export function accountPhoneDigits(typed: string): string {
  return typed.replace(/[\s()-]/g, '').replace(/^\+63(?=9)/, '')
}

export function findAccountPhoneFault(phone: string): PhoneFault | null {
  if (phone.length > textLimits.phone) return 'phoneLong'
  return /^9\d{9,10}$/.test(phone) ? null : 'phoneInvalid'
}

export function findAccountCodeFault(code: string): 'codeIncomplete' | null {
  return new RegExp(`^\\d{${codeLimits.length}}$`).test(code) ? null : 'codeIncomplete'
}
