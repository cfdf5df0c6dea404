import { textLimits } from '../limits.ts'

/** The channel through which no gateway is paid: it takes codes. */
export const voucherChannel = '1008'

/** A code as it was meant: however it was typed or pasted, no space belongs to it. */
export function strippedCode(typed: string): string {
  return typed.replace(/\s/g, '')
}

/** What is to be said of a stripped code before anybody is asked about it. */
export function judgeCode(code: string): 'empty' | 'wrong' | 'fits' {
  if (code === '') return 'empty'
  return code.length >= textLimits.voucherLeast && code.length <= textLimits.voucherMost ? 'fits' : 'wrong'
}
