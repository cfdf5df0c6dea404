/** Ten digits and the letters that nobody takes for one another or for a digit: 32, so each stands for five bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Seven groups of four: 140 bits, which no guessing gets through. */
export const symbolsInCode = 28
const group = /.{4}(?=.)/g

/** The code that random bytes stand for, a byte a symbol; all symbols are as likely, since 256 is eight times 32. */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => alphabet[byte % alphabet.length]).join('')
}

/** As people are given it: groups that one can read out. */
export function writtenCode(code: string): string {
  return code.replace(group, '$&-')
}

/** What was meant by what was typed: dashes or none, small letters, and the letters that look like digits. */
export function meantCode(typed: string): string {
  return typed.replace(/-/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
}
