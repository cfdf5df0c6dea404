/** 1 a bank, 2 a wallet or another instrument: what an account is known by follows from it. */
export type PayeeFlag = 1 | 2

export const accountNumberLimits = { mobileDigits: 10, bankLeast: 6, bankMost: 20 } as const

/**
 * What is typed, as it is kept. A wallet is a Philippine mobile, whose leading 0 is left out. A number of a bank stays
 * exactly as it was typed, leading zeros too: any change would pay a stranger.
 */
export function keptAccountNumber(flag: PayeeFlag, typed: string): string {
  return flag === 2 ? typed.replace(/^09/, '9') : typed
}

/** What is wrong with a number as it is kept, by the code of its sentence. */
export function accountNumberFault(flag: PayeeFlag, kept: string): 'payee_mobile' | 'payee_number' | null {
  if (flag === 2) return /^9\d{9}$/.test(kept) ? null : 'payee_mobile'
  return /^\d{6,20}$/.test(kept) ? null : 'payee_number'
}
