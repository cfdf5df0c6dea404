import { codeLimits } from '@saya/contract/limits'

export const otpLength = codeLimits.length

const whole = new RegExp(`(?<!\\d)\\d{${otpLength}}(?!\\d)`, 'g')
/** A number as people write it, in groups. */
const inGroups = /\d+(?:[ -]\d+)*/g

/** The digits of what was typed, as many as a code has. A phone fills in the code of a message in the same way. */
export function otpDigits(text: string): string {
  return otpIn(text) ?? text.replace(/\D/g, '').slice(0, otpLength)
}

/** The code in what was pasted, where exactly one is in it: a message may name the same code twice. */
export function otpIn(text: string): string | undefined {
  const codes = new Set(text.match(whole))
  if (codes.size === 0) {
    const numbers = (text.match(inGroups) ?? []).map(number => number.replace(/\D/g, ''))
    for (const number of numbers) if (number.length === otpLength) codes.add(number)
  }
  return codes.size === 1 ? [...codes][0] : undefined
}
