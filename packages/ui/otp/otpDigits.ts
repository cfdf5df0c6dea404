import { codeLimits } from '@saya/contract/limits'

export const otpLength = codeLimits.length

const whole = new RegExp(`(?<!\\d)\\d{${otpLength}}(?!\\d)`, 'g')
/** A number as people write it, in groups. */
const inGroups = /\d+(?:[ -]\d+)*/g

/** The digits of what was typed, as many as a code has. A phone fills in the code of a message in the same way. */
export function otpDigits(text: string): string {
  return otpIn(text) ?? text.replace(/\D/g, '').slice(0, otpLength)
}

/** The same beside what stood there before: a code that was refused is whole, so what is typed behind it begins the next one. */
export function otpDigitsAfter(refused: string, text: string): string {
  const isBehind = refused.length === otpLength && text.startsWith(refused) && text !== refused
  return otpDigits(isBehind ? text.slice(otpLength) : text)
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
