import { textLimits } from '@saya/contract/limits'

export type NewPasswordFault = 'passwordMissing' | 'tooShort' | 'tooLong'

/** What keeps a password from being chosen. Its length is all that counts here; the server knows the common ones. */
export function findNewPasswordFault(password: string): NewPasswordFault | null {
  const length = Array.from(password).length
  if (length === 0) return 'passwordMissing'
  if (length < textLimits.passwordLeast) return 'tooShort'
  return length > textLimits.passwordMost ? 'tooLong' : null
}

/** Whether the hint is due that a letter and a number would make it better. It hinders nobody. */
export function wantsHint(password: string): boolean {
  return !/\p{L}/u.test(password) || !/\p{N}/u.test(password)
}
